import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asked } from './conditions.ts'
import type { FilterRow } from './filters.ts'

/** So many assets are looked at one by one, whatever they are sorted by; where every condition leaves more, rows are found by walking in their order. */
export const FEW = 1000

interface Candidate {
  readonly id: string
}

const DESCRIBED = sql<Candidate>(`
  select asset_id as id from asset_templates where organization_id = $1 and template_id = $2 limit ${FEW + 1}`)
const IN_FOLDERS = sql<Candidate>(`
  select id from assets where organization_id = $1 and folder_id = any ($2::uuid[]) and trashed_at is null limit ${FEW + 1}`)
const BY_KEYS = sql<Candidate>(`
  select asset_id as id from metadata_values where organization_id = $1 and attribute_id = $2 and key = any ($3::text[]) limit ${FEW + 1}`)
const IN_RANGE = sql<Candidate>(`
  select asset_id as id from metadata_values
  where organization_id = $1 and attribute_id = $2 and sort_number >= $3 and sort_number <= $4 and ($5::integer is null or last_day >= $5)
  limit ${FEW + 1}`)
const FILLED = sql<Candidate>(`select asset_id as id from metadata_values where organization_id = $1 and attribute_id = $2 limit ${FEW + 1}`)
const CONTAINING = sql<Candidate>(`select id from found_values($1, $2, ${FEW + 1})`)
const NAMED = sql<Candidate>(`select id from found_assets($1, $2, ${FEW + 1})`)

const ask = async (tenant: Tenant, statement: Statement<Candidate>, ...values: readonly unknown[]): Promise<readonly string[] | undefined> => {
  const rows = await tenant.query(statement, values)
  return rows.length > FEW ? undefined : [...new Set(rows.map(({ id }) => id))]
}

/** Those that may meet a filter, by the index of what it asks for; undefined: more than a few, or whoever has no value. */
const meeting = async (tenant: Tenant, { attribute, isEmpty, keys, pattern, low, high, first }: FilterRow): Promise<readonly string[] | undefined> => {
  const { organizationId } = tenant
  if (isEmpty) return undefined
  if (keys !== null) return ask(tenant, BY_KEYS, organizationId, attribute, keys)
  if (pattern !== null) return ask(tenant, CONTAINING, attribute, pattern)
  if (low === null && high === null && first === null) return ask(tenant, FILLED, organizationId, attribute)
  return ask(tenant, IN_RANGE, organizationId, attribute, low ?? '-Infinity', high ?? 'Infinity', first)
}

/** The fewest assets among which all rows are; undefined where there are many, whatever they are looked for by. */
export const candidatesFor = async (tenant: Tenant, { templateId, type, filters, scope, pattern }: Asked): Promise<readonly string[] | undefined> => {
  const { organizationId } = tenant
  const found = await Promise.all([
    ask(tenant, DESCRIBED, organizationId, templateId),
    ...(scope.folders === null ? [] : [ask(tenant, IN_FOLDERS, organizationId, scope.folders)]),
    ...(pattern === null ? [] : [ask(tenant, NAMED, type, pattern)]),
    ...filters.map((filter) => meeting(tenant, filter)),
  ])
  const named = scope.ids === null || scope.ids.length > FEW ? [] : [scope.ids]
  const [fewest] = [...named, ...found].filter((ids) => ids !== undefined).toSorted((one, other) => one.length - other.length)
  return fewest
}
