import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asked } from './conditions.ts'
import type { FilterRow } from './filters.ts'

/** So many assets are looked at one by one, whatever they are sorted by; where every condition leaves more, rows are found by walking in their order. */
export const FEW = 1000

/** Null: more than a few. */
interface Candidates {
  readonly ids: readonly string[] | null
}

const few = (found: string): Statement<Candidates> => sql(`
  select case when count(*) <= ${FEW} then coalesce(array_agg(distinct found.id), '{}') end as ids from (${found} limit ${FEW + 1}) found`)

const DESCRIBED = few(`
  select asset_id as id from asset_templates where organization_id = $1 and template_id = $2`)
const IN_FOLDERS = few(`
  select id from assets where organization_id = $1 and folder_id = any ($2::uuid[]) and trashed_at is null`)
const BY_KEYS = few(`
  select asset_id as id from metadata_values where organization_id = $1 and attribute_id = $2 and key = any ($3::text[])`)
const IN_RANGE = few(`
  select asset_id as id from metadata_values
  where organization_id = $1 and attribute_id = $2 and sort_number >= $3 and sort_number <= $4 and ($5::integer is null or last_day >= $5)`)
const FILLED = few(`select asset_id as id from metadata_values where organization_id = $1 and attribute_id = $2`)
const CONTAINING = few(`select id from found_values($1, $2, ${FEW + 1})`)
const NAMED = few(`select id from found_assets($1, $2, ${FEW + 1})`)

const ask = async (tenant: Tenant, statement: Statement<Candidates>, ...values: readonly unknown[]): Promise<readonly string[] | undefined> =>
  (await tenant.query(statement, values))[0]?.ids ?? undefined

/** Those that may meet a filter, by the index of what it asks for; undefined: more than a few, or whoever has no value. */
const meeting = async (tenant: Tenant, { attribute, isEmpty, keys, pattern, low, high, first }: FilterRow): Promise<readonly string[] | undefined> => {
  const { organizationId } = tenant
  if (isEmpty) return undefined
  if (keys !== null) return ask(tenant, BY_KEYS, organizationId, attribute, keys)
  if (pattern !== null) return ask(tenant, CONTAINING, attribute, pattern)
  if (low === null && high === null && first === null) return ask(tenant, FILLED, organizationId, attribute)
  return ask(tenant, IN_RANGE, organizationId, attribute, low ?? '-Infinity', high ?? 'Infinity', first)
}

/** Those that lie in the folders or are named one by one; undefined: more than a few, or all of the module. */
const scopedTo = async (tenant: Tenant, { folders, ids }: Asked['scope']): Promise<readonly string[] | undefined> => {
  const named = ids ?? []
  if (folders === null) return ids === null || named.length > FEW ? undefined : named
  const within = await ask(tenant, IN_FOLDERS, tenant.organizationId, folders)
  return within && [...new Set([...within, ...named])]
}

/** The fewest assets among which all rows are; undefined where there are many, whatever they are looked for by. */
export const candidatesFor = async (tenant: Tenant, { templateId, type, filters, scope, pattern }: Asked): Promise<readonly string[] | undefined> => {
  const { organizationId } = tenant
  const found = await Promise.all([
    ask(tenant, DESCRIBED, organizationId, templateId),
    scopedTo(tenant, scope),
    ...(pattern === null ? [] : [ask(tenant, NAMED, type, pattern)]),
    ...filters.map((filter) => meeting(tenant, filter)),
  ])
  const [fewest] = found.filter((ids) => ids !== undefined).toSorted((one, other) => one.length - other.length)
  return fewest
}
