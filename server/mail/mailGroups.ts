import type { MailGroup } from '../../src/domain/mail/settings.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { troubleOf } from './deliveryRows.ts'

interface Row {
  readonly state: MailGroup['state']
  readonly trouble: string | null
  readonly mails: number
  readonly since: Date
  readonly next_try_at: Date | null
  readonly reply: string | null
}

const READ = sql<Row>('select state, trouble, mails, since, next_try_at, reply from mail_groups($1) order by state, mails desc, trouble')

/** The mails of all organizations, those that are alike together. */
export const mailGroups = async (tenant: Tenant, { sessionId }: Pick<Viewer, 'sessionId'>): Promise<readonly MailGroup[]> => {
  const rows = await tenant.query(READ, [sessionId])
  return rows.map(({ state, trouble, mails, since, next_try_at: next, reply }) => ({
    state,
    trouble: troubleOf(trouble),
    mails,
    since: since.toISOString(),
    nextTryAt: next?.toISOString() ?? null,
    reply,
  }))
}
