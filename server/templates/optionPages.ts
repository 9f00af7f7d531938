import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isStorable, unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'

export interface ChoicePlace {
  readonly templateId: string
  readonly attributeId: string
}

interface OptionQuery extends ChoicePlace {
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly limit: number
}

type NotThere = Failure<'TEMPLATE_NOT_FOUND' | 'ATTRIBUTE_NOT_FOUND'>

const PLACE = sql<{ attributeId: string | null }>(`
  select attribute.id as "attributeId" from templates template
  left join template_attributes attribute on attribute.organization_id = $1 and attribute.template_id = template.id and attribute.id = $3
    and attribute.type in ('dropDown', 'multipleChoice')
  where template.organization_id = $1 and template.id = $2`)

/** Whether there is a template with a choice. */
export const placeRefusal = async (tenant: Tenant, { templateId, attributeId }: ChoicePlace): Promise<NotThere | undefined> => {
  const [row] = await tenant.query(PLACE, [tenant.organizationId, templateId, attributeId])
  if (row === undefined) return { code: 'TEMPLATE_NOT_FOUND' }
  return row.attributeId === null ? { code: 'ATTRIBUTE_NOT_FOUND' } : undefined
}

/** $3 is what is searched, or empty: labels that begin with it come first. */
const AMONG = `template_options option_ where option_.organization_id = $1 and option_.attribute_id = $2 and option_.merged_into is null
  and ($3::text = '' or position($3::text in option_.label_key) > 0)`
const ORDERED = `((case when starts_with(option_.label_key, $3::text) then '0' else '1' end) || option_.label_key) collate "C"`

const COUNT = sql<{ total: number }>(`select count(*)::integer as total from ${AMONG}`)
const page = variants([EITHER], (isContinued) =>
  sql<Option & { ordered: string }>(`
    select option_.id, option_.label, ${ORDERED} as ordered from ${AMONG}
      ${isContinued ? `and (${ORDERED}, option_.id) > ($5, $6::uuid)` : ''}
    order by ordered, option_.id limit $4`),
)

export interface OptionPage {
  readonly items: readonly Option[]
  readonly next: string | null
  readonly total: number
}

/** A page of what a choice offers, by label. */
export const optionPage = async (tenant: Tenant, query: OptionQuery): Promise<Result.Result<OptionPage, NotThere | Failure<'VALIDATION_FAILED'>>> => {
  const after = query.after === undefined ? undefined : readCursor(query.after, 'text')
  if (query.after !== undefined && after === undefined) return unreadable('after')
  if (query.search !== undefined && !isStorable(query.search)) return unreadable('search')
  const refusal = await placeRefusal(tenant, query)
  if (refusal !== undefined) return Result.fail(refusal)
  const narrowed = [tenant.organizationId, query.attributeId, nameKey(query.search ?? '')]
  const [rows, counts] = await Promise.all([
    tenant.query(page(after !== undefined), [...narrowed, query.limit + 1, ...(after === undefined ? [] : [after.value, after.id])]),
    tenant.query(COUNT, narrowed),
  ])
  const items = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? items.at(-1) : undefined
  return Result.succeed({
    items: items.map(({ id, label }) => ({ id, label })),
    next: last === undefined ? null : writeCursor({ value: last.ordered, id: last.id }),
    total: counts[0]?.total ?? 0,
  })
}
