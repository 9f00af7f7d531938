import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asked } from './conditions.ts'

/** So many assets are looked at one by one, whatever they are sorted by; where every condition leaves more, rows are found in their order. */
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
const NAMED = few(`select id from found_assets($1, $2, ${FEW + 1})`)

const ask = async (tenant: Tenant, statement: Statement<Candidates>, ...values: readonly unknown[]): Promise<readonly string[] | undefined> =>
  (await tenant.query(statement, values))[0]?.ids ?? undefined

type Found = readonly string[] | undefined

/** Those that lie in the folders or are named one by one; undefined: more than a few, or all of the module. */
const scopedTo = async (tenant: Tenant, { folders, ids }: Asked['scope']): Promise<Found> => {
  const named = ids ?? []
  if (folders === null) return ids === null || named.length > FEW ? undefined : named
  const within = await ask(tenant, IN_FOLDERS, tenant.organizationId, folders)
  return within && [...new Set([...within, ...named])]
}

/** The fewest assets among which all rows are by all but the filters; undefined where there are many. */
export const candidatesFor = async (tenant: Tenant, { templateId, type, scope, pattern }: Asked): Promise<Found> => {
  const { organizationId } = tenant
  const found = await Promise.all([
    ask(tenant, DESCRIBED, organizationId, templateId),
    scopedTo(tenant, scope),
    ...(pattern === null ? [] : [ask(tenant, NAMED, type, pattern)]),
  ])
  const [fewest] = found.filter((ids) => ids !== undefined).toSorted((one, other) => one.length - other.length)
  return fewest
}
