import * as Result from 'effect/Result'
import { ASSET_SORTS, DIRECTIONS, type AssetSort, type AssetSummary, type Direction } from '../../src/domain/assets/asset.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { EITHER, sql, type Statement, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { hiddenOf, restrictionOn, type AccessScope } from '../access/scope.ts'
import { ASSET_COLUMNS, ASSET_ORDERS, cursorValue, summaryOf, type AssetList, type AssetRow } from '../items/assetRows.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import type { KnownPages } from './KnownPages.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { visible } from '../access/visibility.ts'
import { unreadable } from '../database/unreadable.ts'

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
}

interface AssetPageQuery extends AssetList {
  readonly after?: string | undefined
  readonly skip: number
  readonly limit: number
}

type ListFailure = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'VALIDATION_FAILED'>

/** Of the list itself. */
interface Facts {
  readonly listType: ItemState['type']
  readonly trashed: boolean
  readonly total: number
}

/** A row of the list, and its version; `id` is null where the page is empty. */
type PageRow = Facts & ((AssetRow & Starred & { readonly ordered: string | number | Date; readonly version: string }) | { readonly id: null })

/** Of a page, without its rows; null where it is empty. */
type VersionsRow = Facts & { readonly versions: string | null }

/** A page in one statement, and what it shows in which versions and with which marks, for the same values: the transaction that wrote a row is its version. */
interface Statements {
  readonly rows: Statement<PageRow>
  readonly versions: Statement<VersionsRow>
}

const textsOf = (isModule: boolean, sort: AssetSort, direction: Direction, isContinued: boolean, isHiding: boolean) => {
  const column = `asset.${ASSET_ORDERS[sort].column}`
  const list = isModule
    ? { from: 'module_contents list', where: 'list.organization_id = $1 and list.type = $2', columns: 'list.type as "listType", false as trashed', within: 'asset.type = list.type' }
    : { from: 'folders list', where: 'list.organization_id = $1 and list.id = $2', columns: 'list.type as "listType", list.trashed_at is not null as trashed', within: 'asset.folder_id = list.id' }
  const continued = isContinued ? `and (${column}, asset.id) ${direction === 'asc' ? '>' : '<'} ($5, $6::uuid)` : ''
  const user = isContinued ? '$7' : '$5'
  const scope = { isWide: isModule, user: isHiding ? user : undefined } as const
  const page = (columns: string): string => `
      select ${columns}
      from assets asset
      where asset.organization_id = list.organization_id and ${list.within} and ${visible('asset', scope)} ${continued}
      order by ${column} ${direction}, asset.id ${direction}
      limit $3 offset $4`
  return { column, list, user, page } as const
}

const CHOICES = [EITHER, ASSET_SORTS, DIRECTIONS, EITHER, EITHER] as const

/** Where the list lies, how many it has, and the rows, which come by an index in their order from the cursor on. Without rows the list's own facts come alone. */
const rowsOf = variants(CHOICES, (...chosen) => {
  const { column, list, user, page } = textsOf(...chosen)
  return sql<PageRow>(`
    select ${list.columns}, list.asset_count as total, asset.*, ${starOf('asset', user)}
    from ${list.from}
    left join lateral (${page(`${ASSET_COLUMNS}, ${column} as ordered, asset.xmin::text as version`)}) asset on true
    where ${list.where}`)
})

const stateOf = variants(CHOICES, (...chosen) => {
  const { list, user, page } = textsOf(...chosen)
  return sql<VersionsRow>(`
    select ${list.columns}, list.asset_count as total,
      (select string_agg(asset.id::text || asset.xmin::text || asset.favorite::text, ' ')
       from (select asset.*, ${starOf('asset', user)} from (${page('asset.id, asset.xmin')}) asset) asset) as versions
    from ${list.from}
    where ${list.where}`)
})

const statementsFor = ({ folderId, sort, direction }: AssetList, isContinued: boolean, isHiding: boolean): Statements => {
  const chosen = [folderId === undefined, sort, direction, isContinued, isHiding] as const
  return { rows: rowsOf(...chosen), versions: stateOf(...chosen) }
}

const versionsOf = (rows: readonly (Starred & { readonly id: string; readonly version: string })[]): string =>
  rows.map(({ id, version, favorite }) => `${id}${version}${favorite}`).join(' ')

export type KnownAssetPages = KnownPages<Page<AssetSummary>>

/** Whether a page still is what it was. For viewers without restrictions. */
const isUnchanged = async (
  tenant: Tenant,
  before: { readonly versions: string; readonly page: Page<AssetSummary> },
  { statement, values, type }: { readonly statement: Statement<VersionsRow>; readonly values: readonly unknown[]; readonly type: ItemState['type'] },
): Promise<boolean> => {
  const [now] = await tenant.query(statement, values)
  if (now === undefined || folderProblem({ type: now.listType, trashed: now.trashed }, type, undefined) !== undefined) return false
  return now.versions === before.versions && now.total === before.page.total
}

/** A page of assets. Costs the same wherever the cursor stands; a skip costs its rows of the index. */
export const assetPage = async (tenant: Tenant, scope: AccessScope, query: AssetPageQuery, known: KnownAssetPages): Promise<Result.Result<Page<AssetSummary>, ListFailure>> => {
  const place = query.after === undefined ? undefined : readCursor(query.after, ASSET_ORDERS[query.sort].by)
  if (query.after !== undefined && place === undefined) return unreadable('after')
  const { type, folderId } = query
  const statement = statementsFor(query, place !== undefined, scope.restricted)
  const values = [
    tenant.organizationId,
    folderId ?? type,
    query.limit + 1,
    query.skip,
    ...(place === undefined ? [] : [place.value, place.id]),
    scope.userId,
  ]
  const key = scope.restricted ? undefined : JSON.stringify([...values, type, query.sort, query.direction])
  const before = key === undefined ? undefined : known.get(key)
  if (before !== undefined && (await isUnchanged(tenant, before, { statement: statement.versions, values, type }))) return Result.succeed(before.page)
  const [rows, restricted, hidden] = await Promise.all([
    tenant.query(statement.rows, values),
    restrictionOn(tenant, scope, folderId === undefined ? undefined : { kind: 'folder', id: folderId }),
    hiddenOf(tenant, scope, type, folderId),
  ])
  const list = rows[0]
  const problem = folderProblem(list && { type: list.listType, trashed: list.trashed }, type, restricted)
  if (list === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const found = rows.filter((row) => row.id !== null)
  const items = found.slice(0, query.limit)
  const last = found.length > query.limit ? items.at(-1) : undefined
  const page: Page<AssetSummary> = {
    items: items.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.ordered), id: last.id }),
    total: list.total - hidden.assets,
  }
  return Result.succeed(key === undefined || found.length === 0 ? page : known.put(key, versionsOf(found), page))
}
