import * as Result from 'effect/Result'
import { groupsAmong, type DuplicateGroup, type DuplicateKind } from '../../src/domain/duplicates/duplicates.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { apartAmong, duplicatesOf, type Looker, type Member, membersOf } from './members.ts'

/** What more than one asset has in common, whoever sees them. Read along an index, from where the last page ended. */
const KEYS = {
  same: sql<{ key: string }>(`
    select checksum as key from (
      select asset.checksum collate "C" as checksum from assets asset
      where asset.organization_id = $1 and asset.trashed_at is null and asset.checksum collate "C" > $2
    ) stored group by checksum having count(*) > 1 order by checksum limit $3`),
  alike: sql<{ key: string }>(`
    select look.cluster::text as key from picture_looks look
    where look.organization_id = $1 and look.cluster is not null and look.cluster > $2::uuid
    group by look.cluster having count(*) > 1 order by look.cluster limit $3`),
}

const BEGINNING = { same: '', alike: '00000000-0000-0000-0000-000000000000' } as const
const isKey = { same: (text: string) => /^[0-9a-f]{64}$/.test(text), alike: isWellFormedId }

/** Keys that are looked at together, and how often before a page ends with what it has. */
const TOGETHER = 50
const ROUNDS = 10

interface Asked {
  readonly kind: DuplicateKind
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

/** A page of groups of duplicates of an organization. */
export const duplicatesPage = async (
  tenant: Tenant,
  looker: Looker,
  { kind, after, limit }: Asked,
): Promise<Result.Result<{ readonly groups: readonly DuplicateGroup[]; readonly next: string | null }, Failure<'VALIDATION_FAILED'>>> => {
  if (after !== undefined && !isKey[kind](after)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { after: { code: 'invalidCharacters' } } })
  let from: string = after ?? BEGINNING[kind]
  const found: (readonly Member[])[] = []
  let isOver = false
  for (let round = 0; round < ROUNDS && found.length < limit && !isOver; round += 1) {
    const keys = (await tenant.query(KEYS[kind], [tenant.organizationId, from, TOGETHER])).map(({ key }) => key)
    isOver = keys.length < TOGETHER
    const all = await groupsOf(tenant, looker, kind, keys)
    // A page ends behind a key, so that it goes on with the next one.
    const last = all[limit - found.length - 1]?.[0]?.key
    found.push(...(last === undefined ? all : all.filter(([first]) => keys.indexOf(first?.key ?? '') <= keys.indexOf(last))))
    if (last !== undefined && last !== keys.at(-1)) isOver = false
    from = last ?? keys.at(-1) ?? from
  }
  const shown = await duplicatesOf(tenant, looker, found.flat())
  const byId = new Map(shown.map((one) => [one.asset.id, one]))
  const groups = found.map((group): DuplicateGroup => ({ key: group[0]?.id ?? '', assets: group.flatMap(({ id }) => byId.get(id) ?? []) }))
  return Result.succeed({ groups, next: isOver ? null : from })
}
