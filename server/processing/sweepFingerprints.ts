import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { type BlobStore, derivedKey } from '../files/BlobStore.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import { SWEEPING } from '../jobs/sweeping.ts'
import { fingerprintOf } from '../media/fingerprint.ts'
import { saveFingerprint } from './fingerprints.ts'

/** Pictures that were there before fingerprints were kept get theirs, and fingerprints of which no asset is left are removed. */
export const sweepingFingerprints: Kind<object> = { ...SWEEPING, name: 'sweepFingerprints', payload: Schema.Struct({}) }

/** Pictures that are looked at in a row, and milliseconds between such rows. */
const BATCH = 100
const PAUSE_MS = 50

const ORGANIZATIONS = sql<{ id: string }>('select id from organizations order by id')
const UNKNOWN = sql<Unknown>(`
  select distinct on (asset.checksum) asset.checksum, asset.blob_key as "blobKey"
  from assets asset
  where asset.organization_id = $1 and asset.preview = 'image' and asset.thumbnail = 'Ready' and asset.checksum > $2
    and not exists (select from picture_fingerprints fingerprint where fingerprint.organization_id = asset.organization_id and fingerprint.checksum = asset.checksum)
  order by asset.checksum limit ${BATCH}`)
/** What lies in the trash comes back as it was. */
const FORGOTTEN = sql(`
  delete from picture_fingerprints fingerprint
  where fingerprint.organization_id = $1 and not exists (select from assets asset where asset.organization_id = fingerprint.organization_id and asset.checksum = fingerprint.checksum)`)

interface Unknown {
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
    return await fingerprintOf(await blobs.bytes(derivedKey(blobKey, '320')))
  } catch (error) {
    onFailed(`fingerprint of ${checksum}`, error)
    return null
  }
}

const sweepOrganization = async (parts: Parts, organizationId: string, signal: AbortSignal): Promise<void> => {
  const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(parts.database, organizationId, work)
  await within((tenant) => tenant.query(FORGOTTEN, [organizationId]))
  for (let last: string | undefined = ''; last !== undefined; ) {
    signal.throwIfAborted()
    const after: string = last
    const rows = await within((tenant) => tenant.query(UNKNOWN, [organizationId, after]))
    for (const row of rows) {
      const fingerprint = await seen(parts, row)
      await within((tenant) => saveFingerprint(tenant, row.checksum, fingerprint))
    }
    last = rows.at(-1)?.checksum
    if (last !== undefined) await pause(PAUSE_MS)
  }
}

/** The owner is asked which organizations there are, and for nothing of theirs. */
export const sweepFingerprints = async (parts: Parts, signal: AbortSignal): Promise<void> => {
  for (const { id } of await ask(parts.database.owner, ORGANIZATIONS)) await sweepOrganization(parts, id, signal)
}

export const sweepOfFingerprints = (parts: Parts): Registered => register(sweepingFingerprints, { run: ({ signal }) => sweepFingerprints(parts, signal) })
