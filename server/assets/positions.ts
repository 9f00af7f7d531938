import * as Result from 'effect/Result'
import { ASSET_SORTS, DIRECTIONS } from '../../src/domain/assets/asset.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ofDatabase } from '../database/ofDatabase.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { hiddenOf, restrictionOn, type AccessScope } from '../access/scope.ts'
import { ASSET_ORDERS, cursorValue, type AssetList } from '../items/assetRows.ts'
import { writeCursor } from '../items/cursor.ts'
import { folderProblem, type ItemState } from '../access/state.ts'
import { visible } from '../access/visibility.ts'

/** The most cursors of one list, and the fewest rows between two. */
const MOST_CURSORS = 1000
const SHORTEST_STEP = 100

interface Positions {
  readonly total: number
  readonly every: number
  /** `cursors[i]` stands before row `i * every`; the first, from the start, is empty. */
  readonly cursors: readonly string[]
}

type ListFailure = Failure<'FOLDER_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE' | 'FOLDER_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>

interface ListRow extends ItemState {
  readonly total: number
  readonly revision: number
}

const FOLDER = sql<ListRow>(`
  select type, trashed_at is not null as trashed, asset_count as total, contents_revision as revision
  from folders where organization_id = $1 and id = $2`)
const MODULE = sql<ListRow>(`
  select type, false as trashed, asset_count as total, revision from module_contents where organization_id = $1 and type = $2`)

/** The keys just before every `every`-th row, by one scan of the list's index. */
const scan = variants([EITHER, ASSET_SORTS, DIRECTIONS, EITHER], (isModule, sort, direction, isHiding) => {
  const column = ASSET_ORDERS[sort].column
  const scope = { isWide: isModule, user: isHiding ? '$4' : undefined } as const
  return sql<{ value: string | number | Date; id: string }>(`
    select value, id from (
      select ${column} as value, id, row_number() over (order by ${column} ${direction}, id ${direction}) as place
      from assets asset
      where organization_id = $1 and ${isModule ? 'type = $2' : 'folder_id = $2'} and ${visible('asset', scope)}
    ) rows
    where place % $3 = 0
    order by place
    limit ${MOST_CURSORS - 1}`)
})

/** Answers of lists that have not changed since, the most recently used last. Bounded: a thousand short strings each. */
const MOST_LISTS = 40
const knownOf = ofDatabase(() => new Map<string, Positions>())

const remembered = (known: Map<string, Positions>, key: string, positions: Positions): Positions => {
  known.delete(key)
  known.set(key, positions)
  const oldest = known.keys().next().value
  if (known.size > MOST_LISTS && oldest !== undefined) known.delete(oldest)
  return positions
}

/** The keys by which any place of a list is reached at the cost of its first page. */
export const positionsOf = async (tenant: Tenant, scope: AccessScope, list: AssetList): Promise<Result.Result<Positions, ListFailure>> => {
  const where = list.folderId ?? list.type
  const { type, folderId } = list
  const [[row], restricted, hidden] = await Promise.all([
    tenant.query(folderId === undefined ? MODULE : FOLDER, [tenant.organizationId, where]),
    restrictionOn(tenant, scope, folderId === undefined ? undefined : { kind: 'folder', id: folderId }),
    hiddenOf(tenant, scope, type, folderId),
  ])
  const problem = folderProblem(row, type, restricted)
  if (row === undefined || problem !== undefined) return Result.fail({ code: problem ?? 'FOLDER_NOT_FOUND' })
  const known = knownOf(tenant)
  const key = [tenant.organizationId, where, list.sort, list.direction, row.revision].join(' ')
  // What one viewer sees of a list is not remembered for the others.
  const cached = scope.restricted ? undefined : known.get(key)
  if (cached !== undefined) return Result.succeed(remembered(known, key, cached))
  const total = row.total - hidden.assets
  const every = Math.max(SHORTEST_STEP, Math.ceil(total / MOST_CURSORS))
  const keys = await tenant.query(scan(folderId === undefined, list.sort, list.direction, scope.restricted), [
    tenant.organizationId,
    where,
    every,
    ...(scope.restricted ? [scope.userId] : []),
  ])
  const cursors = keys.map(({ value, id }) => writeCursor({ value: cursorValue(value), id }))
  const positions = { total, every, cursors: ['', ...cursors] }
  return Result.succeed(scope.restricted ? positions : remembered(known, key, positions))
}
