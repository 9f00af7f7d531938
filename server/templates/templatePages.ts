import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { isListed, TEMPLATE_STATES, type TemplateState } from '../../src/domain/templates/lifecycle.ts'
import type { TemplateSummary, TemplateType } from '../../src/domain/templates/template.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'
import { summaryOf, TEMPLATE_COLUMNS, type TemplateRow } from './templateRows.ts'

interface TemplateQuery {
  readonly search?: string | undefined
  readonly state?: TemplateState | undefined
  readonly type?: TemplateType | undefined
  readonly after?: string | undefined
  readonly limit: number
}

interface TemplatePage {
  readonly items: readonly TemplateSummary[]
  readonly next: string | null
  readonly total: number
  readonly states: Readonly<Record<TemplateState, number>>
}

/** $2 is what is searched, or empty; $3 the type, or empty. */
const AMONG = `templates template where template.organization_id = $1
  and ($2::text = '' or position($2::text in template.search_key) > 0) and ($3::text = '' or template.type = $3::text)`

const COUNTS = sql<{ state: TemplateState; count: number }>(`select template.state, count(*)::integer as count from ${AMONG} group by template.state`)
const page = variants([EITHER], (isContinued) =>
  sql<TemplateRow & { ordered: string }>(`
    select ${TEMPLATE_COLUMNS}, template.name_key as ordered from ${AMONG} and template.state = any ($4::text[])
      ${isContinued ? 'and (template.name_key, template.id) > ($6, $7::uuid)' : ''}
    order by template.name_key, template.id limit $5`),
)

/** A page of the templates of an organization, by name; hidden ones only where they are asked for. */
export const templatePage = async (tenant: Tenant, query: TemplateQuery): Promise<Result.Result<TemplatePage, Failure<'VALIDATION_FAILED'>>> => {
  const place = query.after === undefined ? undefined : readCursor(query.after, 'text')
  if (query.after !== undefined && place === undefined) return unreadable('after')
  if (query.search !== undefined && !isStorable(query.search)) return unreadable('search')
  const narrowed = [tenant.organizationId, nameKey(query.search ?? ''), query.type ?? '']
  const wanted = query.state === undefined ? TEMPLATE_STATES.filter(isListed) : [query.state]
  const [rows, counted] = await Promise.all([
    tenant.query(page(place !== undefined), [...narrowed, wanted, query.limit + 1, ...(place === undefined ? [] : [place.value, place.id])]),
    tenant.query(COUNTS, narrowed),
  ])
  const countOf = (state: TemplateState): number => counted.find((one) => one.state === state)?.count ?? 0
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: wanted.reduce((sum, state) => sum + countOf(state), 0),
    states: { Created: countOf('Created'), Active: countOf('Active'), Inactive: countOf('Inactive'), Hidden: countOf('Hidden') },
  })
}
