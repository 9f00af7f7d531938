import * as Result from 'effect/Result'
import type { Duplicate } from '../../src/domain/duplicates/duplicates.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { nearFingerprints } from '../processing/fingerprints.ts'
import { apartAmong, type AskedAsset, duplicatesOf, type Looker, membersOf } from './members.ts'

const FINGERPRINT = sql<{ hash: string | null; sketch: Buffer | null }>('select hash::text as hash, sketch from picture_fingerprints where organization_id = $1 and checksum = $2')

/** The bytes of pictures that look like the one with these bytes, the nearest first. */
const alikeChecksums = async (tenant: Tenant, checksum: string): Promise<readonly string[]> => {
  const [own] = await tenant.query(FINGERPRINT, [tenant.organizationId, checksum])
  if (own?.hash == null || own.sketch === null) return []
  const near = await nearFingerprints(tenant, { hash: own.hash, sketch: own.sketch })
  return near.map((one) => one.checksum).filter((one) => one !== checksum)
}

interface Found {
  readonly same: readonly Duplicate[]
  readonly alike: readonly Duplicate[]
}

/** What is the same file as an asset, and what looks like it, as far as the viewer sees it; without what was said not to be the same. */
export const duplicatesOfAsset = async (tenant: Tenant, viewer: Viewer, { type, assetId }: AskedAsset): Promise<Result.Result<Found, AssetUnseen>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { checksum } = found.success
  const alike = await alikeChecksums(tenant, checksum)
  const members = (await membersOf(tenant, viewer, 'checksum', [checksum, ...alike])).filter(({ id }) => id !== assetId)
  const apart = new Set((await apartAmong(tenant, [assetId, ...members.map(({ id }) => id)])).filter((pair) => pair.includes(assetId)).flat())
  const kept = members.filter(({ id }) => !apart.has(id))
  const shown = await duplicatesOf(tenant, viewer, kept)
  const same = new Set(kept.filter((one) => one.checksum === checksum).map(({ id }) => id))
  const order = new Map(kept.map((one) => [one.id, alike.indexOf(one.checksum)]))
  return Result.succeed({
    same: shown.filter(({ asset }) => same.has(asset.id)),
    alike: shown.filter(({ asset }) => !same.has(asset.id)).toSorted((one, other) => (order.get(one.asset.id) ?? 0) - (order.get(other.asset.id) ?? 0)),
  })
}

interface Known {
  readonly checksum: string
  readonly duplicate: Duplicate
}

const SHA_256 = /^[0-9a-f]{64}$/

/** Which files are there already, of those that somebody sees: each by the asset that is there longest. */
export const knownFiles = async (tenant: Tenant, looker: Looker, checksums: readonly string[]): Promise<readonly Known[]> => {
  const members = await membersOf(tenant, looker, 'checksum', [...new Set(checksums)].filter((one) => SHA_256.test(one)))
  const first = [...Map.groupBy(members, ({ checksum }) => checksum).values()].flatMap(([earliest]) => earliest ?? [])
  const shown = new Map((await duplicatesOf(tenant, looker, first)).map((one) => [one.asset.id, one]))
  return first.flatMap(({ id, checksum }) => {
    const duplicate = shown.get(id)
    return duplicate === undefined ? [] : [{ checksum, duplicate }]
  })
}
