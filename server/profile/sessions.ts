import type { OwnSession } from '../../src/domain/users/profile.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { networkOf } from '../session/network.ts'

type Row = Omit<OwnSession, 'createdAt' | 'usedAt' | 'isCurrent' | 'isHere'> & { readonly createdAt: Date; readonly usedAt: Date }

/** The most that are listed. */
const MOST = 100

const READ = sql<Row>(`
  select id, remembered, user_agent as "userAgent", address, created_at as "createdAt", used_at as "usedAt"
  from sessions
  where organization_id = $1 and user_id = $2 and ended_at is null and expires_at > now()
  order by id = $3 desc, used_at desc, id limit ${MOST}`)
const END_OTHERS = sql<{ readonly id: string }>(`update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and id <> $3 and ended_at is null returning id`)
const END = sql<{ readonly id: string }>('update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and id = $3 and ended_at is null returning id')
const END_ALL = sql<{ readonly id: string }>('update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and ended_at is null returning id')

/** Where somebody is signed in: here, then by when it was last used. `address`: from where it is asked. */
export const ownSessions = async (tenant: Tenant, { userId, sessionId }: Viewer, address: string): Promise<readonly OwnSession[]> => {
  const rows = await tenant.query(READ, [tenant.organizationId, userId, sessionId])
  const here = networkOf(address)
  return rows.map(({ createdAt, usedAt, ...row }) => ({
    ...row,
    isCurrent: row.id === sessionId,
    isHere: row.address !== '' && networkOf(row.address) === here,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }))
}

const publishEnded = async (tenant: Tenant, viewer: Viewer, ended: readonly { readonly id: string }[]): Promise<void> => {
  if (ended.length > 0) await record(tenant, viewer, { kind: 'logout', after: { sessions: ended.length } })
}

/** Answers whether it was a session of the viewer that had not ended. */
export const endSession = async (tenant: Tenant, viewer: Viewer, sessionId: string): Promise<boolean> => {
  const ended = await tenant.query(END, [tenant.organizationId, viewer.userId, sessionId])
  await publishEnded(tenant, viewer, ended)
  return ended.length > 0
}

export const endAllSessions = async (tenant: Tenant, viewer: Viewer): Promise<void> =>
  publishEnded(tenant, viewer, await tenant.query(END_ALL, [tenant.organizationId, viewer.userId]))

export const endOtherSessions = async (tenant: Tenant, viewer: Viewer): Promise<void> =>
  publishEnded(tenant, viewer, await tenant.query(END_OTHERS, [tenant.organizationId, viewer.userId, viewer.sessionId]))
