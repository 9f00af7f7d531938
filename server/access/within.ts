import { hasGlobalRole } from '../../src/domain/access/evaluate.ts'
import type { Viewer } from './viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const REACH = sql<{ found: boolean }>('select reach_organization($1, $2) as found')

/** The same transaction, which the database has led into another organization. */
export const at = (tenant: Tenant, organizationId: string): Tenant => ({
  organizationId,
  database: tenant.database,
  query: (statement, values) => tenant.query(statement, values),
  beforeCommit: (ask) => tenant.beforeCommit(ask),
  flush: () => tenant.flush(),
  afterCommit: (effect) => tenant.afterCommit(effect),
})

/**
 * The transaction in the organization that a call names: the one it began in, or, for a super administrator, any other. Whatever follows
 * sees that organization's rows alone. Undefined: there is none, or none for this viewer.
 */
export const within = async (tenant: Tenant, viewer: Viewer, organizationId: string): Promise<Tenant | undefined> => {
  if (organizationId === tenant.organizationId) return tenant
  return hasGlobalRole(viewer.globalRoles, ['Super Admin']) ? anywhere(tenant, viewer, organizationId) : undefined
}

/** For a call that goes through several: led into each of them, also back into the one it began in. */
export const anywhere = async (tenant: Tenant, viewer: Viewer, organizationId: string): Promise<Tenant | undefined> => {
  await tenant.flush()
  const [reached] = await tenant.query(REACH, [viewer.sessionId, organizationId])
  return reached?.found === true ? at(tenant, organizationId) : undefined
}
