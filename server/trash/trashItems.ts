import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { TrashSelection } from '../../src/domain/items/selection.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictedInside } from '../items/restrictedItems.ts'
import type { Asker } from '../access/scope.ts'

/** Who works in the trash: of the modules that the organization has. */
export type Keeper = Pick<Viewer, 'firstName' | 'lastName'> & Asker

/** Something in the trash, as it is brought back or deleted. */
export interface Binned {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  readonly parentId: string | null
  /** Folders in it, at every depth. */
  readonly folderCount: number
}

export type Missing = Failure<'FOLDER_NOT_FOUND' | 'ASSET_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS' | 'ASSET_RESTRICTED_ACCESS'>

/** What of the trash is kept from the user $3: by itself, or by where it lay. */
export const HIDDEN = `
  (item.id in (select * from restricted_folders($3))
    or item.id in (select asset_id from access_restrictions where organization_id = $1 and user_id = $3 and asset_id is not null)
    or exists (
      select from assets asset where asset.organization_id = $1 and asset.id = item.id and asset.folder_id in (select * from restricted_folders($3))
    ))`

/** What a selection names, by the identifiers that a parameter holds. */
const WHICH: Readonly<Record<TrashSelection['kind'], (ids: string) => string>> = {
  items: (ids) => `item.id = any (${ids}::uuid[])`,
  all: (ids) => `not item.id = any (${ids}::uuid[])`,
  batch: (ids) => `item.batch_id = any (${ids}::uuid[])`,
}

const idsOf = (selection: TrashSelection): readonly string[] =>
  selection.kind === 'items' ? [...selection.folders, ...selection.assets] : selection.kind === 'all' ? selection.except : [selection.batchId]

const KINDS = ['items', 'all', 'batch'] as const satisfies readonly TrashSelection['kind'][]

const weighing = variants([KINDS], (which) => sql<{ readonly weight: number }>(`
  select coalesce(sum(1 + item.folder_count), 0)::integer as weight
  from trash_items item where item.organization_id = $1 and item.type = any ($2::text[]) and ${WHICH[which]('$3')}`))

/** How many things a restore touches: those that were moved to the trash, and the folders in them. Not exact where something is kept from its keeper. */
export const weightInTrash = async (tenant: Tenant, { modules }: Keeper, selection: TrashSelection): Promise<number> =>
  (await tenant.query(weighing(selection.kind), [tenant.organizationId, modules, idsOf(selection)]))[0]?.weight ?? 0

const statement = variants([KINDS, EITHER], (which, isHiding) => sql<Binned & { readonly hidden: boolean }>(`
  select item.kind, item.id, item.name, item.type, item.parent_id as "parentId", item.folder_count as "folderCount",
    ${isHiding ? HIDDEN : 'false'} as hidden
  from trash_items item
  where item.organization_id = $1 and item.type = any ($2::text[]) and ($3::uuid is not null) and ${WHICH[which]('$4')}
  order by array_position($4::uuid[], item.id), item.trashed_at, item.name collate "C", item.id`))

/** What a selection of the trash names. What is kept from its keeper is not in a list, and refused by its identifier. */
const seenOf = async (tenant: Tenant, keeper: Keeper, selection: TrashSelection): Promise<Result.Result<readonly Binned[], Missing>> => {
  const rows = await tenant.query(statement(selection.kind, keeper.restricted), [
    tenant.organizationId,
    keeper.modules,
    keeper.userId,
    idsOf(selection),
  ])
  if (selection.kind === 'items') {
    const kinds = new Map(rows.map((row) => [row.id, row]))
    if (selection.folders.some((id) => kinds.get(id)?.kind !== 'folder')) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    if (selection.assets.some((id) => kinds.get(id)?.kind !== 'asset')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    const hidden = rows.find((row) => row.hidden)
    if (hidden !== undefined) return Result.fail({ code: hidden.kind === 'folder' ? 'FOLDER_RESTRICTED_ACCESS' : 'ASSET_RESTRICTED_ACCESS' })
  }
  return Result.succeed(rows.filter((row) => !row.hidden))
}

const foldersIn = (items: readonly Binned[]): readonly string[] => items.filter(({ kind }) => kind === 'folder').map(({ id }) => id)

/** The same, refused where something in it is kept from its keeper. */
export const binnedOf = async (tenant: Tenant, keeper: Keeper, selection: TrashSelection): Promise<Result.Result<readonly Binned[], Missing>> => {
  const seen = await seenOf(tenant, keeper, selection)
  if (Result.isFailure(seen)) return seen
  const inside = await restrictedInside(tenant, keeper, foldersIn(seen.success))
  return inside === undefined ? seen : Result.fail({ code: inside })
}

/** Those in which nothing is kept from their keeper: halved until that is found, since few are. */
const withoutRestricted = async (tenant: Tenant, keeper: Keeper, items: readonly Binned[]): Promise<readonly Binned[]> => {
  if ((await restrictedInside(tenant, keeper, foldersIn(items))) === undefined) return items
  if (items.length === 1) return []
  const middle = Math.ceil(items.length / 2)
  return [...(await withoutRestricted(tenant, keeper, items.slice(0, middle))), ...(await withoutRestricted(tenant, keeper, items.slice(middle)))]
}

/** What is deleted for good. Of the whole trash those stay in which something is kept from its keeper; `kept` counts them. */
export const deletableOf = async (
  tenant: Tenant,
  keeper: Keeper,
  selection: TrashSelection,
): Promise<Result.Result<{ readonly items: readonly Binned[]; readonly kept: number }, Missing>> => {
  if (selection.kind !== 'all') return Result.map(await binnedOf(tenant, keeper, selection), (items) => ({ items, kept: 0 }))
  const seen = await seenOf(tenant, keeper, selection)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  const items = await withoutRestricted(tenant, keeper, seen.success)
  return Result.succeed({ items, kept: seen.success.length - items.length })
}
