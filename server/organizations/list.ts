import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import type { OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import { listsAll } from '../../src/domain/organizations/rights.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Page } from '../library/assetPages.ts'
import { readCursor, writeCursor } from '../library/cursor.ts'
import { summaryOf, type SummaryRow } from './rows.ts'

interface ListQuery {
  readonly term?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

const LIST = 'select * from list_organizations($1, $2, $3, $4, $5, $6)'

/** A page of the organizations in reach, by name. */
export const organizationPage = async (
  tenant: Tenant,
  viewer: Viewer,
  { term = '', after, limit }: ListQuery,
): Promise<Result.Result<Page<OrganizationSummary>, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'text')
  if (after !== undefined && place === undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { after: { code: 'invalidCharacters' } } })
  const values = [viewer.sessionId, listsAll(viewer), nameKey(term), place?.value ?? null, place?.id ?? null, limit + 1]
  const rows = await tenant.query<SummaryRow & { total: number }>(LIST, values)
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: last.name_key, id: last.id }),
    total: rows[0]?.total ?? 0,
  })
}
