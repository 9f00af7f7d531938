import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { FACES_OF_ASSETS, parameter, seen, seenBy, type FaceViewer } from './facesSeen.ts'

const crop = (isRestricted: boolean): Statement<{ picture: Buffer }> =>
  sql(`
    select drawn.picture from ${FACES_OF_ASSETS} join face_crops drawn on drawn.face_id = face.id
    where face.organization_id = $1 and face.id = ${parameter(isRestricted)(1)} and ${seen(isRestricted)}`)
const CROP = { all: crop(false), restricted: crop(true) }

/** A face of a picture that somebody sees. */
export const readCrop = async (tenant: Tenant, viewer: FaceViewer, faceId: string): Promise<Result.Result<Buffer, Failure<'NOT_FOUND'>>> => {
  const [row] = await tenant.query(CROP[viewer.restricted ? 'restricted' : 'all'], [...seenBy(tenant.organizationId, viewer), faceId])
  return row === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(row.picture)
}
