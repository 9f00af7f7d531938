import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const END = sql<{ readonly id: string }>(`
  update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and id <> $3 and ended_at is null returning id`)

/** Signs somebody out everywhere but here: what they have just proven, whoever else is signed in as them has not. */
export const endOtherSessions = async (tenant: Tenant, viewer: Viewer): Promise<void> => {
  const ended = await tenant.query(END, [tenant.organizationId, viewer.userId, viewer.sessionId])
  if (ended.length > 0) await record(tenant, viewer, { kind: 'logout', after: { sessions: ended.length } })
}
