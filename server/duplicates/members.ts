import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Apart, Compared, Duplicate } from '../../src/domain/duplicates/duplicates.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isoOf } from '../items/assetRows.ts'
import { itemsOf, seenBy } from '../items/listedItems.ts'

/** Who looks for duplicates. */
export type Looker = Pick<Viewer, 'userId' | 'restricted' | 'modules'>

/** An asset that its looker sees, as it is compared. */
export interface Member extends Compared {
  /** What it was looked for by. */
  readonly key: string
  readonly parent: string | null
  readonly addedAt: string
}

interface Row extends Omit<Member, 'fingerprint'> {
  readonly hash: string | null
  readonly sketch: Buffer | null
}

/** The most assets of one key that are looked at, the earliest first. */
const MOST_MEMBERS = 50

/** $1: the organization, $2: the keys, $3: who looks, $4: the modules that they have. */
const members = (by: 'checksum' | 'cluster', restricted: boolean): string => `
  select * from (
    select asset.id, asset.checksum, ${by === 'checksum' ? 'asset.checksum' : 'fingerprint.cluster::text'} as key, asset.folder_id as parent,
      asset.created_at::text as "addedAt", fingerprint.hash::text as hash, fingerprint.sketch,
      row_number() over (partition by ${by === 'checksum' ? 'asset.checksum' : 'fingerprint.cluster'} order by asset.created_at, asset.id) as place
    from assets asset
    ${by === 'checksum' ? 'left join' : 'join'} picture_fingerprints fingerprint on fingerprint.organization_id = $1 and fingerprint.checksum = asset.checksum collate "C"
    where asset.organization_id = $1 and ${by === 'checksum' ? 'asset.checksum collate "C" = any ($2::text[])' : 'fingerprint.cluster = any ($2::uuid[])'}
      and ($3::uuid is not null) and asset.type = any ($4::text[]) and ${seenBy('asset', { restricted }, '$3')}
  ) member where place <= ${MOST_MEMBERS} order by key, place`

const MEMBERS = variants([['checksum', 'cluster'], EITHER], (by, restricted) => sql<Row & { place: number }>(members(by, restricted)))

const memberOf = ({ id, checksum, key, parent, addedAt, hash, sketch }: Row): Member => ({
  id,
  checksum,
  key,
  parent,
  addedAt,
  fingerprint: hash === null || sketch === null ? null : { hash, sketch },
})

/** The assets with these bytes, or in these clusters of pictures, that somebody sees. */
export const membersOf = async (tenant: Tenant, { userId, restricted, modules }: Looker, by: 'checksum' | 'cluster', keys: readonly string[]): Promise<readonly Member[]> =>
  keys.length === 0 ? [] : (await tenant.query(MEMBERS(by, restricted), [tenant.organizationId, keys, userId, modules])).map(memberOf)

const APART = sql<{ one: string; other: string }>(`
  select asset_id as one, other_id as other from duplicates_apart
  where organization_id = $1 and asset_id = any ($2::uuid[]) and other_id = any ($2::uuid[])`)

/** Which of these assets were said not to be the same. */
export const apartAmong = async (tenant: Tenant, ids: readonly string[]): Promise<readonly Apart[]> =>
  ids.length === 0 ? [] : (await tenant.query(APART, [tenant.organizationId, ids])).map(({ one, other }) => [one, other])

/** What is shown of them, in their order. */
export const duplicatesOf = async (tenant: Tenant, looker: Looker, some: readonly Pick<Member, 'id' | 'parent' | 'addedAt'>[]): Promise<readonly Duplicate[]> => {
  const items = await itemsOf(tenant, looker, some.map(({ id, parent }) => ({ kind: 'asset', id, parent })))
  const added = new Map(some.map(({ id, addedAt }) => [id, isoOf(addedAt)]))
  return items.flatMap((item) => (item.kind === 'asset' ? [{ asset: item.asset, path: item.path, addedAt: added.get(item.asset.id) ?? '' }] : []))
}

/** A module that a call names, and the asset in it. */
export interface AskedAsset {
  readonly type: ResourceType
  readonly assetId: string
}
