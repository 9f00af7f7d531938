import type { Database } from '../../../server/database/connect.ts'
import { sql, type Statement } from '../../../server/database/sql.ts'
import { inTenant, type Tenant } from '../../../server/database/tenant.ts'

/** A step of a plan, as PostgreSQL explains it. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `'{${value.join(',')}}'`
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}

/** All steps of the first statement of a reading, by the plan that it has whatever its values; the reading itself is answered with nothing. */
export const planOf = async (database: Database, organizationId: string, read: (tenant: Tenant) => Promise<unknown>): Promise<readonly PlanNode[]> =>
  inTenant(database, organizationId, async (tenant) => {
    let plan: readonly PlanNode[] = []
    const explaining = {
      organizationId: tenant.organizationId,
      query: async <Row extends object>({ text }: Statement<Row>, values: readonly unknown[] = []) => {
        if (plan.length > 0) return []
        await tenant.query(sql('set local plan_cache_mode = force_generic_plan'))
        await tenant.query(sql(`prepare looked as ${text}`))
        const [row] = await tenant.query(sql<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(`explain (analyze, timing off, format json) execute looked(${values.map(literal).join(', ')})`))
        await tenant.query(sql('deallocate looked'))
        plan = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
        return []
      },
    } as unknown as Tenant
    await read(explaining)
    return plan
  })

/** Rows of a table that were looked at. */
export const rowsOf = (plan: readonly PlanNode[], table: string): number =>
  plan.filter((node) => node['Relation Name'] === table).reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0)

const OWN = ['id', 'file_number', 'file_number_key', 'name', 'name_key', 'upload_id', 'position']

/** So many assets like one that is there, called "plan 1" and so on, with nothing that triggers make of them. */
export const multiply = async ({ owner }: Database, assetId: string, count: number): Promise<void> => {
  const columns = await owner.query<{ name: string }>(`select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'assets' and is_generated = 'NEVER' and column_name <> all ($1)`, [OWN])
  const names = columns.rows.map(({ name }) => name).join(', ')
  await owner.query('alter table assets disable trigger user')
  await owner.query(
    `insert into assets (id, file_number, file_number_key, name, name_key, position, ${names})
     select gen_random_uuid(), 'N-' || at, 'n-' || at, 'plan ' || at, 'plan ' || at, 100000 + at, ${names} from assets cross join generate_series(1, ${count}) as at where id = $1`,
    [assetId],
  )
  await owner.query('alter table assets enable trigger user')
}
