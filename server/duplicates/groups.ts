import * as Result from 'effect/Result'
import { groupsAmong, type DuplicateGroup, type DuplicateKind } from '../../src/domain/duplicates/duplicates.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { findResources, type Unreachable } from '../access/resources.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { apartAmong, duplicatesOf, type Looker, type Member, membersOf } from './members.ts'

/** What more than one asset has in common, whoever sees them. Read along an index, from where the last page ended. */
const KEYS = {
  same: sql<{ key: string }>(`
    select checksum as key from (
      select asset.checksum collate "C" as checksum from assets asset
      where asset.organization_id = $1 and asset.trashed_at is null and asset.checksum collate "C" > $2
    ) stored group by checksum having count(*) > 1 order by checksum limit $3`),
  alike: sql<{ key: string }>(`
    select fingerprint.cluster::text as key from picture_fingerprints fingerprint
    where fingerprint.organization_id = $1 and fingerprint.cluster is not null and fingerprint.cluster > $2::uuid
    group by fingerprint.cluster having count(*) > 1 order by fingerprint.cluster limit $3`),
}

const BEGINNING = { same: '', alike: '00000000-0000-0000-0000-000000000000' } as const
const isKey = { same: (text: string) => /^[0-9a-f]{64}$/.test(text), alike: isWellFormedId }

/** Keys that are looked at together, and how often before a page ends with what it has. */
const BATCH = 50
const ROUNDS = 10

/** By what an asset is in a group of either kind. */
const KEYS_OF = sql<{ same: string; alike: string | null }>(`
  select asset.checksum as same, fingerprint.cluster::text as alike from assets asset
  left join picture_fingerprints fingerprint on fingerprint.organization_id = $1 and fingerprint.checksum = asset.checksum collate "C"
  where asset.organization_id = $1 and asset.id = $2`)

interface Asked {
  readonly kind: DuplicateKind
  /** Only the group of this asset. */
  readonly asset?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

/** The groups of one key after the other, as somebody sees them. */
const groupsOf = async (tenant: Tenant, looker: Looker, kind: DuplicateKind, keys: readonly string[]): Promise<readonly (readonly Member[])[]> => {
  const members = await membersOf(tenant, looker, kind === 'same' ? 'checksum' : 'cluster', keys)
  const apart = await apartAmong(tenant, members.map(({ id }) => id))
  const byKey = Map.groupBy(members, ({ key }) => key)
  return keys.flatMap((key) => groupsAmong(kind, byKey.get(key) ?? [], apart))
}

const shownOf = async (tenant: Tenant, looker: Looker, found: readonly (readonly Member[])[]): Promise<readonly DuplicateGroup[]> => {
  const byId = new Map((await duplicatesOf(tenant, looker, found.flat())).map((one) => [one.asset.id, one]))
  return found.map((group) => ({ key: group[0]?.id ?? '', assets: group.flatMap(({ id }) => byId.get(id) ?? []) }))
}

/** The group that an asset is of, if there is any that somebody sees. */
const groupOfAsset = async (tenant: Tenant, looker: Looker, kind: DuplicateKind, assetId: string): Promise<readonly DuplicateGroup[]> => {
  const [keys] = await tenant.query(KEYS_OF, [tenant.organizationId, assetId])
  const key = keys?.[kind]
  const groups = key == null ? [] : await groupsOf(tenant, looker, kind, [key])
  return shownOf(tenant, looker, groups.filter((group) => group.some(({ id }) => id === assetId)))
}

/** A page of groups of duplicates of an organization. */
export const duplicatesPage = async (
  tenant: Tenant,
  looker: Looker,
  { kind, asset, after, limit }: Asked,
): Promise<Result.Result<{ readonly groups: readonly DuplicateGroup[]; readonly next: string | null }, Unreachable | Failure<'VALIDATION_FAILED'>>> => {
  if (after !== undefined && !isKey[kind](after)) return unreadable('after')
  if (asset !== undefined) {
    const found = await findResources(tenant, looker, [{ kind: 'asset', id: asset }], { inTrash: true })
    return Result.isFailure(found) ? Result.fail(found.failure) : Result.succeed({ groups: await groupOfAsset(tenant, looker, kind, asset), next: null })
  }
  let from: string = after ?? BEGINNING[kind]
  const found: (readonly Member[])[] = []
  let isOver = false
  for (let round = 0; round < ROUNDS && found.length < limit && !isOver; round += 1) {
    const keys = (await tenant.query(KEYS[kind], [tenant.organizationId, from, BATCH])).map(({ key }) => key)
    isOver = keys.length < BATCH
    const all = await groupsOf(tenant, looker, kind, keys)
    // A page ends behind a key, so that it goes on with the next one.
    const last = all[limit - found.length - 1]?.[0]?.key
    found.push(...(last === undefined ? all : all.filter(([first]) => keys.indexOf(first?.key ?? '') <= keys.indexOf(last))))
    if (last !== undefined && last !== keys.at(-1)) isOver = false
    from = last ?? keys.at(-1) ?? from
  }
  return Result.succeed({ groups: await shownOf(tenant, looker, found), next: isOver ? null : from })
}
