import type { ServerFact } from './fact.ts'
import type { Tenant } from '../database/tenant.ts'

export const FACTS_CHANNEL = 'library_facts'

/** Tells every open browser of the organization, once the transaction is committed. */
export const tell = async (tenant: Tenant, ...facts: readonly ServerFact[]): Promise<void> => {
  if (facts.length === 0) return
  const payloads = facts.map((fact) => JSON.stringify({ organizationId: tenant.organizationId, fact }))
  await tenant.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [FACTS_CHANNEL, payloads])
}
