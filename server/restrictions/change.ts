import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellSightChanged } from '../events/tell.ts'
import type { Resource } from './place.ts'
import { findResources, type NamedResource, type Unreachable } from './resources.ts'
import { findUser } from './users.ts'

export interface Change {
  readonly restrict: readonly Resource[]
  readonly lift: readonly Resource[]
}

const idsOf = (resources: readonly Resource[], kind: Resource['kind']): readonly string[] => resources.filter((one) => one.kind === kind).map(({ id }) => id)

/** New rows, without those that are there already; answers which are new. $1: the organization, $2: by whom, $7: for whom. */
const insert = (table: string, user: string): string => `
  insert into ${table} (id, organization_id, created_by, type, folder_id, asset_id ${user === '' ? '' : ', user_id'})
  select fresh.id, $1, $2, fresh.type, fresh.folder_id, fresh.asset_id ${user}
  from unnest($3::uuid[], $4::text[], $5::uuid[], $6::uuid[]) as fresh (id, type, folder_id, asset_id)
  on conflict do nothing
  returning coalesce(folder_id, asset_id) as id`
const remove = (table: string, user: string): string => `
  delete from ${table}
  where organization_id = $1 and (folder_id = any ($2::uuid[]) or asset_id = any ($3::uuid[])) ${user}
  returning coalesce(folder_id, asset_id) as id`

const ACCESS = { insert: insert('access_restrictions', ', $7::uuid'), remove: remove('access_restrictions', 'and user_id = $4') }
const PUBLICATION = { insert: insert('publication_restrictions', ''), remove: remove('publication_restrictions', '') }

type Changed = (resource: NamedResource, isRestricted: boolean) => { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> }

/** Changes rows and writes an entry for each resource of which something really changed. */
const change = async (
  tenant: Tenant,
  viewer: Viewer,
  { restrict, lift }: Change,
  statements: typeof ACCESS,
  user: readonly string[],
  changed: Changed,
): Promise<Result.Result<boolean, Unreachable>> => {
  const [wanted, unwanted] = await Promise.all([
    findResources(tenant, viewer, restrict, { inTrash: false }),
    findResources(tenant, viewer, lift, { inTrash: true }),
  ])
  if (Result.isFailure(wanted)) return Result.fail(wanted.failure)
  if (Result.isFailure(unwanted)) return Result.fail(unwanted.failure)
  const { organizationId } = tenant
  const fresh = wanted.success
  const rows = [
    fresh.map(() => randomUUID()),
    fresh.map(({ type }) => type),
    fresh.map(({ kind, id }) => (kind === 'folder' ? id : null)),
    fresh.map(({ kind, id }) => (kind === 'asset' ? id : null)),
  ]
  const added = await tenant.query<{ id: string }>(statements.insert, [organizationId, viewer.userId, ...rows, ...user])
  const gone = await tenant.query<{ id: string }>(statements.remove, [organizationId, idsOf(lift, 'folder'), idsOf(lift, 'asset'), ...user])
  const deeds = [
    ...added.flatMap(({ id }) => fresh.filter((one) => one.id === id).map((one) => [one, true] as const)),
    ...gone.flatMap(({ id }) => unwanted.success.filter((one) => one.id === id).map((one) => [one, false] as const)),
  ]
  await Promise.all(
    deeds.map(([resource, isRestricted]) =>
      record(tenant, viewer, { kind: `${resource.kind}.updated`, resource, ...changed(resource, isRestricted) }),
    ),
  )
  return Result.succeed(deeds.length > 0)
}

interface Outcome {
  /** False: everything was as it was to be already. */
  readonly changed: boolean
}

type AccessFailure = Unreachable | Failure<'USER_NOT_FOUND' | 'PERMISSION_DENIED'>

/** Takes effect with the user's next request; their open browsers read anew. Nobody changes what is restricted for themselves. */
export const changeAccess = async (tenant: Tenant, viewer: Viewer, userId: string, wanted: Change): Promise<Result.Result<Outcome, AccessFailure>> => {
  const user = await findUser(tenant, userId)
  if (user === undefined) return Result.fail({ code: 'USER_NOT_FOUND' })
  if (userId === viewer.userId) return Result.fail({ code: 'PERMISSION_DENIED' })
  const name = `${user.firstName} ${user.lastName}`
  const done = await change(tenant, viewer, wanted, ACCESS, [userId], (_resource, isRestricted) =>
    isRestricted ? { before: { restrictedFor: null }, after: { restrictedFor: name } } : { before: { restrictedFor: name }, after: { restrictedFor: null } },
  )
  if (Result.isFailure(done)) return Result.fail(done.failure)
  if (done.success) await tellSightChanged(tenant, userId)
  return Result.succeed({ changed: done.success })
}

export const changePublication = async (tenant: Tenant, viewer: Viewer, wanted: Change): Promise<Result.Result<Outcome, Unreachable>> => {
  const done = await change(tenant, viewer, wanted, PUBLICATION, [], (_resource, isRestricted) => ({
    before: { restrictedFromPublication: !isRestricted },
    after: { restrictedFromPublication: isRestricted },
  }))
  return Result.map(done, (changed) => ({ changed }))
}
