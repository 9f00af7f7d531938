import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { type BlobStore, derivedKey } from '../files/BlobStore.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import { SWEEPING } from '../jobs/sweeping.ts'
import { lookOf } from '../media/look.ts'
import { keepLook } from './looks.ts'

/** Pictures that were there before looks were kept are looked at, and looks of which no asset is left are removed. */
export const sweepingLooks: Kind<object> = { ...SWEEPING, name: 'sweepLooks', payload: Schema.Struct({}) }

/** Pictures that are looked at in a row, and milliseconds between such rows. */
const TOGETHER = 100
const PAUSE_MS = 50

const UNKNOWN = sql<Unknown>(`
  select distinct on (asset.organization_id, asset.checksum) asset.organization_id as "organizationId", asset.checksum, asset.blob_key as "blobKey"
  from assets asset
  where asset.preview = 'image' and asset.thumbnail = 'Ready' and (asset.organization_id, asset.checksum) > ($1::uuid, $2)
    and not exists (select from picture_looks look where look.organization_id = asset.organization_id and look.checksum = asset.checksum)
  order by asset.organization_id, asset.checksum limit ${TOGETHER}`)
/** What lies in the trash comes back as it was. */
const FORGOTTEN = sql(`
  delete from picture_looks look
  where not exists (select from assets asset where asset.organization_id = look.organization_id and asset.checksum = look.checksum)`)

interface Unknown {
  readonly organizationId: string
  readonly checksum: string
  readonly blobKey: string
}

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly onFailed: (what: string, error: unknown) => void
}

/** Of a thumbnail that is gone or broken nothing will ever be seen: it is not tried again. */
const seen = async ({ blobs, onFailed }: Parts, { blobKey, checksum }: Unknown) => {
  try {
    return await lookOf(await blobs.bytes(derivedKey(blobKey, '320')))
  } catch (error) {
    onFailed(`look of ${checksum}`, error)
    return null
  }
}

export const sweepLooks = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  await ask(parts.database.owner, FORGOTTEN)
  let [organizationId, checksum] = ['00000000-0000-0000-0000-000000000000', '']
  for (;;) {
    signal.throwIfAborted()
    const rows = await ask(parts.database.owner, UNKNOWN, [organizationId, checksum])
    for (const row of rows) {
      const look = await seen(parts, row)
      await inTenant(parts.database, row.organizationId, (tenant) => keepLook(tenant, row.checksum, look))
    }
    const last = rows.at(-1)
    if (last === undefined) return
    ;({ organizationId, checksum } = last)
    await pause(PAUSE_MS)
  }
}

export const sweepOfLooks = (parts: Parts): Registered => register(sweepingLooks, { run: ({ signal }) => sweepLooks(parts, signal) })
