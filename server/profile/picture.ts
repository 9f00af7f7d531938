import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { FastifyRequest } from 'fastify'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { MAX_PROFILE_IMAGE_SIZE } from '../../src/domain/validation/profileImage.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { collected } from '../files/collected.ts'
import type { PortraitMaker } from './PortraitMaker.ts'

type Refused = Failure<'VALIDATION_FAILED'>

/** A picture as it is kept: what was sent is judged by its content, and only what its pixels show goes on. Nothing of it is decoded here. */
export const receivedPicture = async <A>(
  request: FastifyRequest,
  field: string,
  make: (bytes: Buffer) => Promise<Result.Result<A, Problem>>,
): Promise<Result.Result<A, Refused>> => {
  const bytes = await collected(request.raw as AsyncIterable<Buffer>, MAX_PROFILE_IMAGE_SIZE)
  const made = bytes === undefined ? Result.fail<Problem>({ code: 'fileTooLarge', limit: MAX_PROFILE_IMAGE_SIZE }) : await make(bytes)
  return Result.mapError(made, (problem) => ({ code: 'VALIDATION_FAILED', fields: { [field]: problem } }))
}

export const receivedPortrait = (portraits: PortraitMaker, userId: string, request: FastifyRequest): Promise<Result.Result<Buffer, Refused>> =>
  receivedPicture(request, 'picture', (bytes) => portraits.make(userId, bytes))

const KEEP = sql(`
  insert into user_pictures (organization_id, user_id, version, bytes) values ($1, $2, $3, $4)
  on conflict (organization_id, user_id) do update set version = excluded.version, bytes = excluded.bytes`)
const REMOVE = sql('delete from user_pictures where organization_id = $1 and user_id = $2 returning version')
const FIND = sql<Portrait>(`
  select version, case when $4 then null else bytes end as bytes from user_pictures
  where organization_id = $1 and user_id = $2 and version = $3`)

const recordPicture = (tenant: Tenant, viewer: Viewer, picture: string): Promise<void> =>
  record(tenant, viewer, {
    kind: 'user.updated',
    resource: { id: viewer.userId, name: `${viewer.firstName} ${viewer.lastName}` },
    after: { picture },
  })

export const keepPortrait = async (tenant: Tenant, viewer: Viewer, bytes: Buffer): Promise<void> => {
  await tenant.query(KEEP, [tenant.organizationId, viewer.userId, randomUUID(), bytes])
  await recordPicture(tenant, viewer, 'changed')
}

export const removePortrait = async (tenant: Tenant, viewer: Viewer): Promise<void> => {
  const removed = await tenant.query(REMOVE, [tenant.organizationId, viewer.userId])
  if (removed.length > 0) await recordPicture(tenant, viewer, 'removed')
}

/** A picture as it is kept; who has it already is not sent its bytes. */
export interface Portrait {
  readonly version: string
  readonly bytes: Buffer | null
}

export const findPortrait = async (tenant: Tenant, userId: string, version: string, isKnown: boolean): Promise<Portrait | undefined> =>
  (await tenant.query(FIND, [tenant.organizationId, userId, version, isKnown]))[0]
