import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { ALL_BY_NAME, type OrganizationSort, type OrganizationView } from '../../src/domain/organizations/list.ts'
import type { OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import { listsAll } from '../../src/domain/organizations/reach.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../assets/assetPages.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor, type OrderedBy } from '../items/cursor.ts'
import { summaryOf, type SummaryRow } from './rows.ts'

type ListQuery = { readonly [Part in keyof OrganizationView]?: OrganizationView[Part] | undefined } & {
  readonly after?: string | undefined
  readonly limit: number
}

interface ListRow extends SummaryRow {
  readonly order_text: string
  readonly order_number: number
  readonly total: number
}

const BY: Readonly<Record<OrganizationSort, OrderedBy>> = {
  name: 'text',
  type: 'text',
  state: 'text',
  users: 'number',
  storage: 'number',
  files: 'number',
  lastActivity: 'number',
}

const LIST = sql<ListRow>('select * from list_organizations($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)')

/** A page of the organizations in reach, in the order that is asked for. */
export const organizationPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { term = '', type, state, module, sort = ALL_BY_NAME.sort, direction = ALL_BY_NAME.direction, after, limit }: ListQuery,
): Promise<Result.Result<Page<OrganizationSummary>, Failure<'VALIDATION_FAILED'>>> => {
  const by = BY[sort]
  const place = after === undefined ? undefined : readCursor(after, by)
  if (after !== undefined && place === undefined) return unreadable('after')
  const rows = await tenant.query(LIST, [
    viewer.sessionId,
    listsAll(viewer),
    nameKey(term),
    type ?? null,
    state ?? null,
    module ?? null,
    sort,
    direction === 'desc',
    by === 'text' ? (place?.value ?? null) : '',
    by === 'number' ? (place?.value ?? null) : 0,
    place?.id ?? null,
    limit + 1,
  ])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: by === 'text' ? last.order_text : last.order_number, id: last.id }),
    total: rows[0]?.total ?? 0,
  })
}
