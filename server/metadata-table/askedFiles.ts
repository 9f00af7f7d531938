import { randomUUID } from 'node:crypto'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Viewer } from '../access/viewer.ts'

const FORGET = sql(`delete from table_files where organization_id = $1 and user_id = $2 and created_at < now() - interval '1 day'`)
const INSERT = sql('insert into table_files (id, organization_id, user_id, asked) values ($1, $2, $3, $4)')
const READ = sql<{ asked: unknown }>(`
  select asked from table_files where organization_id = $1 and user_id = $2 and id = $3 and created_at >= now() - interval '1 day'`)

type Asker = Pick<Viewer, 'userId'>

/** Keeps for a day what somebody asked to have as a file; answers by which identifier they fetch it. */
export const keepAsked = async (tenant: Tenant, { userId }: Asker, asked: object): Promise<string> => {
  const id = randomUUID()
  await tenant.query(FORGET, [tenant.organizationId, userId])
  await tenant.query(INSERT, [id, tenant.organizationId, userId, JSON.stringify(asked)])
  return id
}

/** What they asked for; undefined: nothing under this identifier, or too long ago. */
export const askedFor = async (tenant: Tenant, { userId }: Asker, id: string): Promise<unknown> => {
  const [row] = await tenant.query(READ, [tenant.organizationId, userId, id])
  return row?.asked
}
