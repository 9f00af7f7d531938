import { can } from '../../src/domain/rights/can.ts'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { conflictBetween, undecidedAmong, type Conflict, type ConflictSide, type Undecided } from '../../src/domain/move-copy/conflictPlan.ts'
import type { NamedKind } from '../../src/domain/naming/freeName.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { CONFLICTS_LISTED } from '../../src/infrastructure/move-copy/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, type AccessScope } from '../access/scope.ts'
import { takenBy, type Place, type PlannedAt } from './arrivals.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'

const ASSETS = sql<Dated<SideOf<'asset'>>>(`
  select 'asset' as kind, id, size, modified_at as "modifiedAt", content_version as "contentVersion", thumbnail
  from assets where organization_id = $1 and id = any ($2::uuid[])`)
const FOLDERS = sql<Dated<SideOf<'folder'>>>(`
  select 'folder' as kind, id, modified_at as "modifiedAt", folder_count as "folderCount", asset_count as "assetCount"
  from folders where organization_id = $1 and id = any ($2::uuid[])`)

type Dated<Side> = Side extends unknown ? Omit<Side, 'modifiedAt'> & { readonly modifiedAt: Date } : never
type SideOf<Kind extends NamedKind> = Extract<ConflictSide, { readonly kind: Kind }>

/** What these folders and assets are told apart by, as far as somebody sees it. */
const sidesOf = async (tenant: Tenant, scope: AccessScope, ids: Readonly<Record<NamedKind, readonly string[]>>): Promise<ReadonlyMap<string, ConflictSide>> => {
  const { organizationId } = tenant
  const [folders, assets, hidden] = await Promise.all([
    ids.folder.length === 0 ? [] : tenant.query(FOLDERS, [organizationId, ids.folder]),
    ids.asset.length === 0 ? [] : tenant.query(ASSETS, [organizationId, ids.asset]),
    restrictedAmong(tenant, scope, ids.folder, ids.asset),
  ])
  const seen = [...(await countedFor(tenant, scope, folders)), ...assets].filter(({ id }) => !hidden.has(id))
  return new Map(seen.map((row) => [row.id, { ...row, modifiedAt: row.modifiedAt.toISOString() }]))
}

interface Placed {
  readonly undecided: Undecided
  readonly type: ResourceType
  readonly place: Place
}

const keyOf = (type: ResourceType, { kind, parentId, key }: Place): string => `${type} ${kind} ${parentId ?? ''} ${key}`

/** What has each of the names, by their keys. */
const holdersOf = async (tenant: Tenant, shown: readonly Placed[]): Promise<ReadonlyMap<string, string>> => {
  const holders = new Map<string, string>()
  for (const [type, some] of Map.groupBy(shown, (one) => one.type)) {
    for (const found of await takenBy(tenant, type, some.map(({ place }) => place))) holders.set(keyOf(type, found), found.id)
  }
  return holders
}

/** What people are asked about, the first of it one by one: only of these are both sides read. */
export const conflictsOf = async (
  tenant: Tenant,
  viewer: AccessScope & Partial<Pick<Viewer, 'permissions'>>,
  planned: readonly PlannedAt[],
): Promise<{ readonly conflicts: readonly Conflict[]; readonly total: number }> => {
  const all = planned.flatMap(({ type, parentId, comesBack, arrivals, verdicts }) =>
    undecidedAmong(arrivals, verdicts).map((undecided): Placed => ({ undecided, type, place: { kind: undecided.kind, parentId, key: nameKey(undecided.name), comesBack } })),
  )
  const shown = all.slice(0, CONFLICTS_LISTED)
  const holders = await holdersOf(tenant, shown)
  const pairs = shown.map(({ undecided, type, place }) => ({ undecided, there: holders.get(keyOf(type, place)) }))
  const idsOf = (kind: NamedKind): readonly string[] =>
    pairs.filter(({ undecided }) => undecided.kind === kind).flatMap(({ undecided, there }) => (there === undefined ? [undecided.id] : [undecided.id, there]))
  const sides = await sidesOf(tenant, viewer, { folder: idsOf('folder'), asset: idsOf('asset') })
  const mayReplace = can(viewer.permissions ?? [], 'replaceFile')
  const conflicts = pairs.map(({ undecided, there }) => {
    const conflict = conflictBetween(undecided, sides.get(undecided.id), there === undefined ? undefined : sides.get(there))
    return { ...conflict, canReplace: conflict.canReplace && mayReplace }
  })
  return { conflicts, total: all.length }
}
