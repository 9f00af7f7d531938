import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { DIRECTIONS, type Direction } from '../../src/domain/assets/asset.ts'
import { ITEM_KINDS, type ItemKind, type LibraryItem } from '../../src/domain/items/item.ts'
import type { Viewer } from '../access/viewer.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../assets/assetPages.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { itemsOf, seenBy, type ItemRow } from '../items/listedItems.ts'

interface WebReadyQuery {
  readonly type: ResourceType
  readonly kind?: ItemKind | undefined
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

interface Row extends ItemRow {
  readonly ordered: string
}

const PARENT = { folder: 'folder.parent_id', asset: 'asset.folder_id' } as const

/** $1: the organization, $2: the module, $3: who looks. */
const listed = (kind: ItemKind, restricted: boolean): string => `
  from ${kind}s ${kind}
  where ${kind}.organization_id = $1 and ${kind}.type = $2 and ${kind}.web_ready and ($3::uuid is not null) and ${seenBy(kind, { restricted }, '$3')}`

const KINDS = ['', ...ITEM_KINDS] as const
const kindsOf = (kind: ItemKind | ''): readonly ItemKind[] => (kind === '' ? ITEM_KINDS : [kind])

const page = variants([KINDS, DIRECTIONS, EITHER, EITHER], (kind, direction, restricted, isContinued) => {
  const order = `ordered ${direction}, id ${direction} limit $4`
  const parts = kindsOf(kind).map(
    (one) => `(
      select '${one}' as kind, ${one}.id, ${PARENT[one]} as parent, ${one}.name_key as ordered ${listed(one, restricted)}
        ${isContinued ? `and (${one}.name_key, ${one}.id) ${direction === 'asc' ? '>' : '<'} ($5, $6::uuid)` : ''}
      order by ${order})`,
  )
  return sql<Row>(`select * from (${parts.join(' union all ')}) item order by ${order}`)
})
const count = variants([KINDS, EITHER], (kind, restricted) => {
  const counts = kindsOf(kind).map((one) => `(select count(*) ${listed(one, restricted)})`)
  return sql<{ total: number }>(`select (${counts.join(' + ')})::integer as total`)
})

/** What of a module is ready for the web, by name. Each kind comes along an index of its own, and no more of it than fills the page. */
export const webReadyPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, kind, direction, after, limit }: WebReadyQuery,
): Promise<Result.Result<Page<LibraryItem>, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  const values = [tenant.organizationId, type, viewer.userId]
  const [rows, [counted]] = await Promise.all([
    tenant.query(page(kind ?? '', direction, viewer.restricted, place !== undefined), [...values, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(count(kind ?? '', viewer.restricted), values),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return Result.succeed({
    items: await itemsOf(tenant, viewer, shown),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: counted?.total ?? 0,
  })
}
