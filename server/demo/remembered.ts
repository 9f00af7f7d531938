import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const ALL = sql<Row>('select key, resource_id as id from demo_entries where organization_id = $1')
const REMEMBER = sql('insert into demo_entries (organization_id, key, resource_id) values ($1, $2, $3) on conflict do nothing')

interface Row {
  readonly key: string
  readonly id: string
}

/** What the demo has put into an organization so far, by the keys of its entries and of their folders: it is put there once. */
export const readRemembered = async (tenant: Tenant): Promise<Map<string, string>> => {
  const rows = await tenant.query(ALL, [tenant.organizationId])
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export const remember = async (tenant: Tenant, key: string, id: string): Promise<void> => {
  await tenant.query(REMEMBER, [tenant.organizationId, key, id])
}
