import { sql, type Statement, type Unread } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const COLUMNS = 'id, organization_id, kind, type, name_key, document, edition'

const moved = (from: string, to: string): Statement<Unread> => sql(`
  with gone as (delete from ${from} where organization_id = $1 and id = any ($2::uuid[]) returning ${COLUMNS})
  insert into ${to} (${COLUMNS}) select ${COLUMNS} from gone`)

const STATEMENTS = { rest: moved('search_entries', 'resting_entries'), wake: moved('resting_entries', 'search_entries') }

/** Takes folders and single assets out of what can be found while they lie in the trash, or puts them back. */
export const moveEntries = async (tenant: Tenant, how: keyof typeof STATEMENTS, ids: readonly string[]): Promise<void> => {
  await tenant.query(STATEMENTS[how], [tenant.organizationId, ids])
}

/** The same of one whose entry has just been made anew. */
export const restEntry = async (tenant: Tenant, id: string): Promise<void> => {
  await tenant.query(FORGET.resting, [tenant.organizationId, [id]])
  await moveEntries(tenant, 'rest', [id])
}

const FORGET = {
  found: sql('delete from search_entries where organization_id = $1 and id = any ($2::uuid[])'),
  resting: sql('delete from resting_entries where organization_id = $1 and id = any ($2::uuid[])'),
}

/** Of what is gone for good. */
export const forgetEntries = async (tenant: Tenant, ids: readonly string[]): Promise<void> => {
  await Promise.all([tenant.query(FORGET.found, [tenant.organizationId, ids]), tenant.query(FORGET.resting, [tenant.organizationId, ids])])
}
