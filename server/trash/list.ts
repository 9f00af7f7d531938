import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import { normalizeQuery, termProblem } from '../../src/domain/search/query.ts'
import { TRASH_SORTS, type TrashItem, type TrashSort } from '../../src/domain/trash/trashItem.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { cursorValue } from '../items/assetRows.ts'
import type { Page } from '../assets/assetPages.ts'
import { unreadable } from '../database/unreadable.ts'
import { type OrderedBy, readCursor, writeCursor } from '../items/cursor.ts'
import { hiddenInside, seenInside } from './hiddenInside.ts'
import { HIDDEN, type Keeper } from './trashItems.ts'

interface TrashQuery {
  readonly type?: ResourceType | undefined
  readonly term?: string | undefined
  readonly sort: TrashSort
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

type Row = Omit<TrashItem, 'trashedAt'> & { readonly trashedAt: Date; readonly key: string | number | Date }

interface Order {
  readonly column: string
  readonly cast: string
  readonly by: OrderedBy
}

/** What each order sorts by. Every one has its index (migrations 0031 and 0053). */
const ORDERS: Readonly<Record<TrashSort, Order>> = {
  trashedAt: { column: 'item.trashed_at', cast: 'timestamptz', by: 'time' },
  name: { column: 'lower(item.name) collate "C"', cast: 'text', by: 'text' },
  size: { column: 'item.size', cast: 'bigint', by: 'number' },
}

/** By what of its size somebody sees, as it is shown to them: in the order of the whole, or at the end of a page, they would read what is hidden. It has no index. */
const SEEN_SIZE: Order = { ...ORDERS.size, column: '(item.size - coalesce(inside.size, 0))' }

/** By a piece of the name: among few that were found by it, or looked for item by item, which ends early where many have it. */
const NAMED_BY = ['nothing', 'few', 'many'] as const
type NamedBy = (typeof NAMED_BY)[number]

const BY_NAME: Readonly<Record<NamedBy, string>> = { nothing: '$4::text is null', few: 'item.id = any ($4::uuid[])', many: 'item.name ilike $4' }

const within = (isHiding: boolean, by: NamedBy): string => `
  item.organization_id = $1 and item.type = any ($2::text[]) and ($3::uuid is not null) and ${BY_NAME[by]}
  ${isHiding ? `and not ${HIDDEN}` : ''}`

const page = variants([TRASH_SORTS, DIRECTIONS, EITHER, EITHER, NAMED_BY], (sort, direction, isContinued, isHiding, by) => {
  const isCutDown = isHiding && sort === 'size'
  const { column, cast } = isCutDown ? SEEN_SIZE : ORDERS[sort]
  return sql<Row>(`
  ${isCutDown ? `with inside as materialized (${hiddenInside('$3', 'is not null')})` : ''}
  select item.id, item.kind, item.type, item.name, item.place, item.trashed_at as "trashedAt", item.trashed_by_name as "trashedBy",
    item.folder_count as "folderCount", item.asset_count as "assetCount", item.size, ${column} as key,
    case when asset.id is not null then json_build_object('contentVersion', asset.content_version, 'thumbnail', asset.thumbnail,
      'preview', asset.preview, 'width', asset.width, 'height', asset.height) end as picture
  from trash_items item
  left join assets asset on asset.organization_id = $1 and asset.id = item.id
  ${isCutDown ? 'left join inside on inside.id = item.id' : ''}
  where ${within(isHiding, by)} ${isContinued ? `and (${column}, item.id) ${direction === 'asc' ? '>' : '<'} ($6::${cast}, $7::uuid)` : ''}
  order by ${column} ${direction}, item.id ${direction}
  limit $5`)
})
const count = variants([EITHER, NAMED_BY], (isHiding, by) =>
  sql<{ total: number }>(`select count(*)::integer as total from trash_items item where ${within(isHiding, by)}`),
)

/** What a name is compared with to have the term in it; null: any name has it. */
const patternOf = (term: string | undefined): string | null => {
  const text = normalizeQuery(term ?? '')
  return text === '' ? null : `%${literalPattern(text)}%`
}

/** So many are found by their names at the most. */
const FEW = 1000
const FIND = sql<{ readonly id: string }>(`select id from found_trash_items($1, ${FEW + 1}) as id`)

const namedBy = async (tenant: Tenant, pattern: string | null): Promise<{ readonly by: NamedBy; readonly value: string | readonly string[] | null }> => {
  if (pattern === null) return { by: 'nothing', value: null }
  const found = await tenant.query(FIND, [pattern])
  return found.length > FEW ? { by: 'many', value: pattern } : { by: 'few', value: found.map(({ id }) => id) }
}

/** A page of the trash. What is kept from its keeper is not in it. */
export const trashPage = async (tenant: Tenant, keeper: Keeper, query: TrashQuery): Promise<Result.Result<Page<TrashItem>, Failure<'VALIDATION_FAILED'>>> => {
  const place = query.after === undefined ? undefined : readCursor(query.after, ORDERS[query.sort].by)
  if (query.after !== undefined && place === undefined) return unreadable('after')
  const problem = termProblem(query.term ?? '')
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { term: problem } })
  const types = keeper.modules.filter((module) => query.type === undefined || module === query.type)
  const { by, value } = await namedBy(tenant, patternOf(query.term))
  const values = [tenant.organizationId, types, keeper.userId, value]
  const [rows, [counted]] = await Promise.all([
    tenant.query(page(query.sort, query.direction, place !== undefined, keeper.restricted, by), [
      ...values,
      query.limit + 1,
      ...(place === undefined ? [] : [place.value, place.id]),
    ]),
    tenant.query(count(keeper.restricted, by), values),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: (await seenInside(tenant, keeper, items)).map(({ key: _key, ...row }) => ({ ...row, trashedAt: row.trashedAt.toISOString() })),
    next: last === undefined ? null : writeCursor({ value: cursorValue(last.key), id: last.id }),
    total: counted?.total ?? 0,
  })
}
