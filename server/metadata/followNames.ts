import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { sayingOf } from './jobs.ts'
import { renamedContacts } from './kinds.ts'

/** Values that are these contacts. $2: who. */
export const SAID_OF = sayingOf('contact')

const SAID = sql<{ id: string }>(`select distinct value.key as id from ${SAID_OF}`)

/** What is sorted and found by the names of contacts follows; nobody waits for it. */
export const followNames = async (tenant: Tenant, jobs: Jobs, contactIds: readonly string[]): Promise<void> => {
  const said = contactIds.length === 0 ? [] : await tenant.query(SAID, [tenant.organizationId, contactIds])
  if (said.length > 0) await jobs.send(tenant, renamedContacts, { contactIds: said.map(({ id }) => id) })
}
