import type { OwnSession } from '../../src/domain/users/profile.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import type { Tenant } from '../database/tenant.ts'

type Row = Omit<OwnSession, 'createdAt' | 'usedAt' | 'isCurrent'> & { readonly createdAt: Date; readonly usedAt: Date }

const READ = `
  select id, remembered, user_agent as "userAgent", created_at as "createdAt", used_at as "usedAt"
  from sessions
  where organization_id = $1 and user_id = $2 and ended_at is null and expires_at > now()
  order by used_at desc, id`
const END = 'update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and id = $3 and ended_at is null returning id'
const END_ALL = 'update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and ended_at is null returning id'

/** Where somebody is signed in, last used first. */
export const ownSessions = async (tenant: Tenant, { userId, sessionId }: Viewer): Promise<readonly OwnSession[]> => {
  const rows = await tenant.query<Row>(READ, [tenant.organizationId, userId])
  return rows.map(({ createdAt, usedAt, ...row }) => ({
    ...row,
    isCurrent: row.id === sessionId,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }))
}

const tellEnded = async (tenant: Tenant, viewer: Viewer, ended: readonly { readonly id: string }[]): Promise<void> => {
  if (ended.length > 0) await record(tenant, viewer, { kind: 'logout', after: { sessions: ended.length } })
}

/** Answers whether it was a session of the viewer that had not ended. */
export const endSession = async (tenant: Tenant, viewer: Viewer, sessionId: string): Promise<boolean> => {
  const ended = await tenant.query<{ readonly id: string }>(END, [tenant.organizationId, viewer.userId, sessionId])
  await tellEnded(tenant, viewer, ended)
  return ended.length > 0
}

export const endAllSessions = async (tenant: Tenant, viewer: Viewer): Promise<void> =>
  tellEnded(tenant, viewer, await tenant.query<{ readonly id: string }>(END_ALL, [tenant.organizationId, viewer.userId]))
