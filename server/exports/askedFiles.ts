import { randomUUID } from 'node:crypto'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** What people asked to have as files, each kept for a day, in which who asked fetches it. */
interface AskedFiles {
  /** Answers by which identifier it is fetched. */
  readonly keep: (tenant: Tenant, asker: Pick<Viewer, 'userId'>, asked: object) => Promise<string>
  /** Undefined: they asked for nothing under this identifier, or too long ago. */
  readonly find: (tenant: Tenant, asker: Pick<Viewer, 'userId'>, id: string) => Promise<unknown>
}

export const askedFiles = (table: 'table_files' | 'contact_files'): AskedFiles => {
  const FORGET = sql(`delete from ${table} where organization_id = $1 and user_id = $2 and created_at < now() - interval '1 day'`)
  const INSERT = sql(`insert into ${table} (id, organization_id, user_id, asked) values ($1, $2, $3, $4)`)
  const READ = sql<{ asked: unknown }>(`
    select asked from ${table} where organization_id = $1 and user_id = $2 and id = $3 and created_at >= now() - interval '1 day'`)
  return {
    keep: async (tenant, { userId }, asked) => {
      const id = randomUUID()
      await tenant.query(FORGET, [tenant.organizationId, userId])
      await tenant.query(INSERT, [id, tenant.organizationId, userId, JSON.stringify(asked)])
      return id
    },
    find: async (tenant, { userId }, id) => (await tenant.query(READ, [tenant.organizationId, userId, id]))[0]?.asked,
  }
}

/** Of the table of assets, and of what a search finds. */
export const tableFiles = askedFiles('table_files')
