import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { folderName, nameKey } from '../../src/domain/naming/names.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, hiddenOf, restrictionOn, type AccessScope } from '../access/scope.ts'
import type { Page } from '../assets/assetPages.ts'
import { readCursor, writeCursor, type OrderedBy } from '../items/cursor.ts'
import { FOLDER_COLUMNS, folderOf, type FolderRow } from '../items/folderRows.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { visible } from '../access/visibility.ts'
import { unreadable } from '../database/unreadable.ts'

const FOLDER_SORTS = ['name', 'modifiedAt', 'createdAt'] as const
type FolderSort = (typeof FOLDER_SORTS)[number]

interface FolderPageQuery {
  readonly type: ResourceType
  readonly parentId?: string | undefined
  /** The one that is called so alone. */
  readonly name?: string | undefined
  readonly sort: FolderSort
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

type ListFailure = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'VALIDATION_FAILED'>

const ORDERS: Readonly<Record<FolderSort, { readonly column: string; readonly by: OrderedBy }>> = {
  name: { column: 'name_key', by: 'text' },
  modifiedAt: { column: 'modified_at', by: 'time' },
  createdAt: { column: 'created_at', by: 'time' },
}

const PARENT = sql<ItemState & { total: number }>(`select type, trashed_at is not null as trashed, folder_count as total from folders where organization_id = $1 and id = $2`)
const ROOT = sql<ItemState & { total: number }>(`select type, false as trashed, root_folder_count as total from module_contents where organization_id = $1 and type = $2`)

const page = variants([EITHER, FOLDER_SORTS, DIRECTIONS, EITHER, EITHER, EITHER], (isRoot, sort, direction, isContinued, isHiding, isNamed) => {
  const { column } = ORDERS[sort]
  const [value, id] = isRoot ? ['$4', '$5'] : ['$5', '$6']
  const last = 4 + (isRoot ? 0 : 1) + (isContinued ? 2 : 0)
  const user = `$${last}` as const
  return sql<FolderRow & Starred & { ordered: string | Date }>(`
    select ${FOLDER_COLUMNS}, folder.${column} as ordered, ${starOf('folder', user)}
    from folders folder
    where organization_id = $1 and type = $2 and parent_id ${isRoot ? 'is null' : '= $4'} and ${visible('folder', { isWide: false, user: isHiding ? user : undefined })}
      ${isContinued ? `and (${column}, id) ${direction === 'asc' ? '>' : '<'} (${value}, ${id}::uuid)` : ''}
      ${isNamed ? `and name_key = $${last + 1}` : ''}
    order by ${column} ${direction}, id ${direction}
    limit $3`)
})

/** What can be no folder's name is nobody's, as the empty one. */
const keyOf = (name: string): string => (folderName(name) === undefined ? nameKey(name) : '')

/** A page of the folders inside a folder, or at the root of a module. */
export const folderPage = async (tenant: Tenant, scope: AccessScope, query: FolderPageQuery): Promise<Result.Result<Page<Folder>, ListFailure>> => {
  const { type, parentId, name, limit } = query
  const place = query.after === undefined ? undefined : readCursor(query.after, ORDERS[query.sort].by)
  if (query.after !== undefined && place === undefined) return unreadable('after')
  const continued = place === undefined ? [] : [place.value, place.id]
  const values = [tenant.organizationId, type, limit + 1, ...(parentId === undefined ? [] : [parentId]), ...continued, scope.userId, ...(name === undefined ? [] : [keyOf(name)])]
  const [lists, rows, restricted, hidden] = await Promise.all([
    tenant.query(parentId === undefined ? ROOT : PARENT, [tenant.organizationId, parentId ?? type]),
    tenant.query(page(parentId === undefined, query.sort, query.direction, place !== undefined, scope.restricted, name !== undefined), values),
    restrictionOn(tenant, scope, parentId === undefined ? undefined : { kind: 'folder', id: parentId }),
    hiddenOf(tenant, scope, type, parentId),
  ])
  const list = lists[0]
  const problem = folderProblem(list, type, restricted)
  if (list === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const value = last?.ordered instanceof Date ? last.ordered.toISOString() : last?.ordered
  return Result.succeed({
    items: await countedFor(tenant, scope, items.map(folderOf)),
    next: last === undefined || value === undefined ? null : writeCursor({ value, id: last.id }),
    total: name === undefined ? list.total - hidden.folders : items.length,
  })
}
