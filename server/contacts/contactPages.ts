import * as Result from 'effect/Result'
import type { Direction } from '../../src/domain/assets/asset.ts'
import { CONTACT_CATEGORIES } from '../../src/domain/contacts/category.ts'
import type { ContactSummary, TrashedContact } from '../../src/domain/contacts/contact.ts'
import { CONTACT_SORTS, contactTerms, MAX_CONTACT_TERM, type ContactSort } from '../../src/domain/contacts/contactList.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { maxLength } from '../../src/domain/validation/rules.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { CONTACTS, SUMMARY_COLUMNS, summaryOf, type SummaryRow } from './contactRows.ts'

interface ContactQuery {
  readonly term?: string | undefined
  readonly categoryId?: string | undefined
  readonly sort: ContactSort
  readonly direction: Direction
  readonly after?: string | undefined
  readonly limit: number
}

interface ContactPage {
  readonly items: readonly ContactSummary[]
  readonly next: string | null
  readonly total: number
  readonly totals: readonly { readonly categoryId: string; readonly contacts: number }[]
}

/** As they are listed: those of the start in their order, then the organization's own by name. */
const CATEGORY_ORDER = `(
  select coalesce(array_position(array[${CONTACT_CATEGORIES.map((name) => `'${name}'`).join(', ')}], category.builtin), ${CONTACT_CATEGORIES.length + 1}) || category.name_key
  from contact_categories category where category.organization_id = $1 and category.id = contact.category_id)`
/** By what contacts are ordered. */
export const ORDERS: Readonly<Record<ContactSort, string>> = {
  lastName: 'contact.last_order',
  firstName: 'contact.first_order',
  category: `(${CATEGORY_ORDER} || chr(31) || contact.last_order)`,
  created: 'contact.created_at',
  updated: 'contact.updated_at',
}
const isTimed = (sort: ContactSort): boolean => sort === 'created' || sort === 'updated'

/** Outside the trash, with words that begin as those of $2, as patterns. Words are letters and digits only. */
export const AMONG = `${CONTACTS} and contact.trashed_at is null and contact.words like all ($2::text[])`

/** `ordered` goes into the cursor: times as ISO 8601 in UTC. */
const orderedBy = (sort: ContactSort): string =>
  isTimed(sort) ? `to_char(${ORDERS[sort]} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : ORDERS[sort]

const page = variants([CONTACT_SORTS, ['asc', 'desc'], EITHER, EITHER], (sort, direction, hasCategory, isContinued) => {
  const next = hasCategory ? 5 : 4
  const place = `($${next}::${isTimed(sort) ? 'timestamptz' : 'text collate "C"'}, $${next + 1}::uuid)`
  return sql<SummaryRow & { ordered: string }>(`
    select ${SUMMARY_COLUMNS}, coalesce(${orderedBy(sort)}, '') as ordered from ${AMONG}
      ${hasCategory ? 'and contact.category_id = $4::uuid' : ''}
      ${isContinued ? `and (${ORDERS[sort]}, contact.id) ${direction === 'asc' ? '>' : '<'} ${place}` : ''}
    order by ${ORDERS[sort]} ${direction}, contact.id ${direction} limit $3`)
})

const TOTALS = sql<{ categoryId: string; contacts: number }>(`
  select contact.category_id as "categoryId", count(*)::integer as contacts
  from contacts contact where contact.organization_id = $1 and contact.trashed_at is null and contact.words like all ($2::text[])
  group by contact.category_id`)

/** Of {@link AMONG}. */
export const patternsOf = (term: string): readonly string[] => contactTerms(term).map((word) => `% ${word}%`)

type Wrong = Failure<'VALIDATION_FAILED'>
const termProblem = maxLength(MAX_CONTACT_TERM)

export const contactPage = async (tenant: Tenant, { term = '', categoryId, sort, direction, after, limit }: ContactQuery): Promise<Result.Result<ContactPage, Wrong>> => {
  const problem = termProblem(term)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { term: problem } })
  const place = after === undefined ? undefined : readCursor(after, isTimed(sort) ? 'time' : 'text')
  if (after !== undefined && place === undefined) return unreadable('after')
  const patterns = patternsOf(term)
  const values = [tenant.organizationId, patterns, limit + 1, ...(categoryId === undefined ? [] : [categoryId]), ...(place === undefined ? [] : [place.value, place.id])]
  const [rows, totals] = await Promise.all([
    tenant.query(page(sort, direction, categoryId !== undefined, place !== undefined), values),
    tenant.query(TOTALS, [tenant.organizationId, patterns]),
  ])
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  const counted = categoryId === undefined ? totals : totals.filter((one) => one.categoryId === categoryId)
  return Result.succeed({
    items: items.map(({ ordered: _ordered, ...row }) => summaryOf(row)),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: counted.reduce((sum, { contacts }) => sum + contacts, 0),
    totals,
  })
}

type TrashedRow = SummaryRow & { readonly trashedAt: Date; readonly trashedBy: string }
const trashedPage = variants([EITHER], (isContinued) =>
  sql<TrashedRow>(`
    select ${SUMMARY_COLUMNS}, coalesce(contact.trashed_at, now()) as "trashedAt", contact.trashed_by_name as "trashedBy"
    from ${CONTACTS} and contact.trashed_at is not null
      ${isContinued ? 'and (contact.trashed_at, contact.id) < ($3::timestamptz, $4::uuid)' : ''}
    order by contact.trashed_at desc, contact.id desc limit $2`),
)
const COUNT_TRASHED = sql<{ total: number }>('select count(*)::integer as total from contacts where organization_id = $1 and trashed_at is not null')

interface TrashedPage {
  readonly items: readonly TrashedContact[]
  readonly next: string | null
  readonly total: number
}

/** What lies in the trash, the latest first. */
export const trashedContacts = async (tenant: Tenant, after: string | undefined, limit: number): Promise<Result.Result<TrashedPage, Wrong>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const [rows, [counted]] = await Promise.all([
    tenant.query(trashedPage(place !== undefined), [tenant.organizationId, limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(COUNT_TRASHED, [tenant.organizationId]),
  ])
  const items = rows.slice(0, limit).map((row) => ({ ...summaryOf(row), trashedAt: row.trashedAt.toISOString(), trashedBy: row.trashedBy }))
  const last = rows.length > limit ? items.at(-1) : undefined
  return Result.succeed({ items, next: last === undefined ? null : writeCursor({ value: last.trashedAt, id: last.id }), total: counted?.total ?? 0 })
}
