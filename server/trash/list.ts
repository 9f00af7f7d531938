import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Direction } from '../../src/domain/library/asset.ts'
import type { TrashItem } from '../../src/domain/trash/trashItem.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../library/assetPages.ts'
import { readCursor, writeCursor } from '../library/cursor.ts'
import { HIDDEN, type Keeper } from './trashItems.ts'

export interface TrashQuery {
  readonly type?: ResourceType | undefined
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

type Row = Omit<TrashItem, 'trashedAt'> & { readonly trashedAt: Date }

const within = (isHiding: boolean): string =>
  `item.organization_id = $1 and item.type = any ($2::text[]) and ($3::uuid is not null) ${isHiding ? `and not ${HIDDEN}` : ''}`

const pageStatement = (direction: Direction, isContinued: boolean, isHiding: boolean): string => `
  select item.id, item.kind, item.type, item.name, item.place, item.trashed_at as "trashedAt", item.trashed_by_name as "trashedBy",
    item.folder_count as "folderCount", item.asset_count as "assetCount", item.size
  from trash_items item
  where ${within(isHiding)} ${isContinued ? `and (item.trashed_at, item.id) ${direction === 'asc' ? '>' : '<'} ($5::timestamptz, $6::uuid)` : ''}
  order by item.trashed_at ${direction}, item.id ${direction}
  limit $4`
const total = (isHiding: boolean): string => `select count(*)::integer as total from trash_items item where ${within(isHiding)}`

/** A page of the trash, by the date of deletion. What is kept from its keeper is not in it. */
export const trashPage = async (tenant: Tenant, keeper: Keeper, query: TrashQuery): Promise<Result.Result<Page<TrashItem>, Failure<'VALIDATION_FAILED'>>> => {
  const place = query.after === undefined ? undefined : readCursor(query.after, 'time')
  if (query.after !== undefined && place === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { after: { code: 'invalidCharacters' } } })
  const types = keeper.modules.filter((module) => query.type === undefined || module === query.type)
  const values = [tenant.organizationId, types, keeper.userId]
  const [rows, [counted]] = await Promise.all([
    tenant.query<Row>(pageStatement(query.direction, place !== undefined, keeper.restricted), [
      ...values,
      query.limit + 1,
      ...(place === undefined ? [] : [place.value, place.id]),
    ]),
    tenant.query<{ total: number }>(total(keeper.restricted), values),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map((row) => ({ ...row, trashedAt: row.trashedAt.toISOString() })),
    next: last === undefined ? null : writeCursor({ value: last.trashedAt.toISOString(), id: last.id }),
    total: counted?.total ?? 0,
  })
}
