import { randomUUID } from 'node:crypto'
import { matchLanguage } from '../../src/domain/preferences/language.ts'
import type { SecurityChange } from '../../src/domain/session/securityChange.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import type { WriteLetter } from '../mail/jobs.ts'
import { wordsOf } from '../mail/texts.ts'

const ADD = sql('insert into security_notices (organization_id, id, user_id, kind, author_name) values ($1, $2, $3, $4, $5)')
const SWEEP = sql(`delete from security_notices where organization_id = $1 and at < now() - interval '30 days'`)

interface Notice {
  readonly userId: string
  readonly change: SecurityChange
  /** Who did it, where that was somebody else. */
  readonly authorName?: string
}

/** Tells somebody by mail that their sign-in was changed, once the change is committed: whoever it was not hears of it there. */
export const notifyOwner = async (tenant: Tenant, mails: MailQueue, { userId, change, authorName }: Notice): Promise<void> => {
  const subjectId = randomUUID()
  await tenant.query(SWEEP, [tenant.organizationId])
  await tenant.query(ADD, [tenant.organizationId, subjectId, userId, change, authorName ?? null])
  await mails.send(tenant, { kind: 'security', subjectId })
}

interface Subject {
  readonly change: SecurityChange
  readonly author: string | null
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
  readonly organization: string
}

const FIND = sql<Subject>(`
  select notice.kind as change, notice.author_name as author, user_.email, user_.first_name, user_.last_name, user_.language,
    organization_.name as organization
  from security_notices notice
  join users user_ on user_.organization_id = notice.organization_id and user_.id = notice.user_id
  join organizations organization_ on organization_.id = notice.organization_id
  where notice.organization_id = $1 and notice.id = $2 and user_.deleted_at is null`)

/** The letter that says what was changed, and what to do where it was somebody else. */
export const securityLetter: WriteLetter = async (tenant, { subjectId }, origin) => {
  const [found] = await tenant.query(FIND, [tenant.organizationId, subjectId])
  if (found === undefined) return undefined
  const { change, author, email, organization, first_name: firstName, last_name: lastName } = found
  const language = matchLanguage(found.language)
  const t = wordsOf(language)
  const values = { organization, email, author: author ?? '', name: firstName }
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    language,
    subject: t('security.subject', values),
    paragraphs: [t('greeting', values), t(`security.change.${change}`, values)],
    action: { label: t('security.action', values), url: `${origin}/profile` },
    notes: [t('security.ignore', values), t('security.unknown', values)],
  }
}
