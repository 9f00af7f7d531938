import * as Result from 'effect/Result'
import type { AssetSummary } from '../../src/domain/library/asset.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Tenant } from '../database/tenant.ts'
import { hiddenOf, restrictionOn, type Eyes } from '../restrictions/sight.ts'
import { ASSET_COLUMNS, ASSET_ORDERS, cursorValue, summaryOf, type AssetList, type AssetRow } from './assetRows.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { folderProblem, type Standing } from './standing.ts'
import { starOf, type Starred } from './stars.ts'
import { visible } from './visibility.ts'

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
}

export interface AssetPageQuery extends AssetList {
  readonly after?: string | undefined
  readonly skip: number
  readonly limit: number
}

type ListFailure = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'VALIDATION_FAILED'>

/** The list's own facts, and a row of it; `id` is null where the page is empty. */
type PageRow = { readonly listType: Standing['type']; readonly trashed: boolean; readonly total: number } & (
  | (AssetRow & Starred & { readonly ordered: string | number | Date })
  | { readonly id: null }
)

const statements = new Map<string, string>()

/**
 * A page in one statement: where the list lies, how many it has, and the rows, which come by an index in their order from the
 * cursor on. Without rows the list's own facts come alone.
 */
const statementFor = ({ folderId, sort, direction }: AssetList, isContinued: boolean, isHiding: boolean): string => {
  const key = `${folderId === undefined ? 'module' : 'folder'} ${sort} ${direction} ${isContinued} ${isHiding}`
  const known = statements.get(key)
  if (known !== undefined) return known
  const column = `asset.${ASSET_ORDERS[sort].column}`
  const list =
    folderId === undefined
      ? { from: 'module_contents list', where: 'list.organization_id = $1 and list.type = $2', facts: 'list.type as "listType", false as trashed', within: 'asset.type = list.type' }
      : { from: 'folders list', where: 'list.organization_id = $1 and list.id = $2', facts: 'list.type as "listType", list.trashed_at is not null as trashed', within: 'asset.folder_id = list.id' }
  const continued = isContinued ? `and (${column}, asset.id) ${direction === 'asc' ? '>' : '<'} ($5, $6::uuid)` : ''
  const user = isContinued ? '$7' : '$5'
  const sight = { isWide: folderId === undefined, user: isHiding ? user : undefined } as const
  const text = `
    select ${list.facts}, list.asset_count as total, asset.*, ${starOf('asset', user)}
    from ${list.from}
    left join lateral (
      select ${ASSET_COLUMNS}, ${column} as ordered
      from assets asset
      where asset.organization_id = list.organization_id and ${list.within} and ${visible('asset', sight)} ${continued}
      order by ${column} ${direction}, asset.id ${direction}
      limit $3 offset $4
    ) asset on true
    where ${list.where}`
  statements.set(key, text)
  return text
}

/** A page of assets. Costs the same wherever the cursor stands; a skip costs its rows of the index. */
export const assetPage = async (tenant: Tenant, eyes: Eyes, query: AssetPageQuery): Promise<Result.Result<Page<AssetSummary>, ListFailure>> => {
  const place = query.after === undefined ? undefined : readCursor(query.after, ASSET_ORDERS[query.sort].by)
  if (query.after !== undefined && place === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { after: { code: 'invalidCharacters' } } })
  const { type, folderId } = query
  const [rows, restricted, hidden] = await Promise.all([
    tenant.query<PageRow>(statementFor(query, place !== undefined, eyes.restricted), [
      tenant.organizationId,
      folderId ?? type,
      query.limit + 1,
      query.skip,
      ...(place === undefined ? [] : [place.value, place.id]),
      eyes.userId,
    ]),
    restrictionOn(tenant, eyes, folderId === undefined ? undefined : { kind: 'folder', id: folderId }),
    hiddenOf(tenant, eyes, type, folderId),
  ])
  const list = rows[0]
  const problem = folderProblem(list && { type: list.listType, trashed: list.trashed }, type, restricted)
  if (list === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const found = rows.filter((row) => row.id !== null)
  const items = found.slice(0, query.limit)
  const last = found.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.ordered), id: last.id }),
    total: list.total - hidden.assets,
  })
}
