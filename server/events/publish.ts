import type { ServerEvent } from './serverEvent.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export const FACTS_CHANNEL = 'library_facts'

/** What goes over the channel: a fact for everybody of an organization or for one user, or the news that what one user may see is another now. */
export type PublishedEvent = { readonly organizationId: string } & ({ readonly serverEvent: ServerEvent; readonly userId?: string } | { readonly accessOf: string })

const NOTIFY = sql('select pg_notify($1, payload) from unnest($2::text[]) as payload')

const send = async (tenant: Tenant, events: readonly PublishedEvent[]): Promise<void> => {
  const payloads = events.map((one) => JSON.stringify(one))
  await tenant.query(NOTIFY, [FACTS_CHANNEL, payloads])
}

/** Publishes to every open browser of the organization, once the transaction is committed. */
export const publish = async (tenant: Tenant, ...serverEvents: readonly ServerEvent[]): Promise<void> => {
  if (serverEvents.length === 0) return
  await send(tenant, serverEvents.map((serverEvent) => ({ organizationId: tenant.organizationId, serverEvent })))
}

/** Publishes to the open browsers of one user. */
export const publishToUser = (tenant: Tenant, userId: string, serverEvent: ServerEvent): Promise<void> =>
  send(tenant, [{ organizationId: tenant.organizationId, userId, serverEvent }])

/** Has the open browsers of a user come again and read everything anew. */
export const publishAccessChanged = (tenant: Tenant, userId: string): Promise<void> =>
  send(tenant, [{ organizationId: tenant.organizationId, accessOf: userId }])
