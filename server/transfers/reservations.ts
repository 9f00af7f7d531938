import { stat } from 'node:fs/promises'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { judgeRoom, type Remaining } from '../../src/domain/uploads/uploadPlan.ts'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { DiskSpace } from '../files/DiskSpace.ts'
import { noRoom, roomLeft, type NoRoom } from '../items/room.ts'
import { ABANDONED_AFTER, type UploadStore } from './UploadStore.ts'

/** Uploads under way at a time. */
export const MOST_OF_A_PERSON = 200
const MOST_OF_AN_ORGANIZATION = 2000
/** Seconds after which somebody who has too many under way may look again. */
const RETRY_AFTER = 60

/** Promises are made one after the other, so that their positions are in the order in which they become visible. */
const ONE_AFTER_THE_OTHER = sql(`select pg_advisory_xact_lock(hashtext('upload_reservations'))`)
const HOLD = sql('select 1 from organization_usage where organization_id = $1 for update')
const UNDER_WAY = sql<{ all: number; own: number }>(`
  select count(*)::integer as all, (count(*) filter (where user_id = $2))::integer as own
  from upload_reservations where organization_id = $1 and begun_at > now() - make_interval(secs => ${ABANDONED_AFTER / 1000})`)
const RESERVE = sql<{ position: number }>(`
  insert into upload_reservations (upload_id, organization_id, user_id, bytes, files) values ($2, $1, $3, $4, $5) returning position`)
const RELEASE = sql('delete from upload_reservations where organization_id = $1 and upload_id = $2')
const PROMISED = sql<{ uploadId: string; bytes: number }>('select upload_id as "uploadId", bytes from upload_promises($1)')

const RENEW = sql<{ position: number }>(`
  update upload_reservations set begun_at = now()
  where organization_id = $1 and upload_id = $2 and begun_at > now() - make_interval(secs => ${ABANDONED_AFTER / 1000}) returning position`)

/** What an upload announces. */
interface Announced extends Remaining {
  readonly uploadId: string
  readonly userId: string
}

/**
 * Promises an upload its room in the organization's quota and files limit. The organization's count stays locked to the commit, as with
 * whatever else takes room. Answers the promise's position among all, by which the disk is judged.
 */
export const reserve = async (
  tenant: Tenant,
  { uploadId, userId, bytes, files }: Announced,
): Promise<Result.Result<number, NoRoom | Failure<'RATE_LIMITED'>>> => {
  const { organizationId } = tenant
  const [, , [underWay], left] = await Promise.all([
    tenant.query(HOLD, [organizationId]),
    // What an earlier try of the same was promised, and nobody came to use.
    tenant.query(RELEASE, [organizationId, uploadId]),
    tenant.query(UNDER_WAY, [organizationId, userId]),
    roomLeft(tenant),
  ])
  if (underWay === undefined || underWay.own >= MOST_OF_A_PERSON || underWay.all >= MOST_OF_AN_ORGANIZATION) {
    return Result.fail({ code: 'RATE_LIMITED', retryAfter: RETRY_AFTER })
  }
  const full = noRoom(judgeRoom({ bytes, files }, left))
  if (full !== undefined) return Result.fail(full)
  const [, [made]] = await Promise.all([
    tenant.query(ONE_AFTER_THE_OTHER),
    tenant.query(RESERVE, [organizationId, uploadId, userId, bytes, files]),
  ])
  if (made === undefined) throw new Error('A reservation without a position')
  return Result.succeed(made.position)
}

/** Somebody goes on with it: its room is its own for another day. False: it has none any more. */
export const renew = async (tenant: Tenant, uploadId: string): Promise<boolean> => (await tenant.query(RENEW, [tenant.organizationId, uploadId])).length > 0

/** The upload is finished or given up. */
export const release = async (tenant: Tenant, uploadId: string): Promise<void> => {
  await tenant.query(RELEASE, [tenant.organizationId, uploadId])
}

interface Parts {
  readonly database: Pick<Database, 'pool'>
  readonly uploads: UploadStore
  readonly disk: DiskSpace
}

/** The room on the disk that no upload under way, of any organization, was promised. */
export class FreeSpace {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether so many bytes more have room. */
  hasRoomFor(bytes: number): Promise<boolean> {
    return this.#hasRoom(bytes, Number.MAX_SAFE_INTEGER)
  }

  /** Whether the promise at this position can be held, beside those before it. */
  holds(position: number): Promise<boolean> {
    return this.#hasRoom(0, position)
  }

  async #hasRoom(bytes: number, position: number): Promise<boolean> {
    const { database, uploads, disk } = this.#parts
    const promised = await ask(database.pool, PROMISED, [position])
    // Where there is room as if nothing had come yet, nobody looks at how much has.
    if (await disk.hasRoomFor(promised.reduce((sum, one) => sum + one.bytes, bytes))) return true
    const missing = await Promise.all(
      promised.map(async (one) => {
        const arrived = await stat(uploads.pathOf(one.uploadId)).catch(() => undefined)
        return Math.max(0, one.bytes - (arrived?.size ?? 0))
      }),
    )
    return disk.hasRoomFor(missing.reduce((sum, one) => sum + one, bytes))
  }
}
