import { formatSize } from '../../src/domain/format/numbers.ts'
import { matchLanguage } from '../../src/domain/preferences/language.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import type { WriteLetter } from '../mail/jobs.ts'
import { wordsOf } from '../mail/texts.ts'

interface Subject {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
  readonly organization: string
  readonly requester_first_name: string
  readonly requester_last_name: string
  readonly used_bytes: number
  readonly storage_capacity: number
  /** Null in requests from before it was asked. */
  readonly more_bytes: number | null
}

/** Between the request and the one whom the letter is for. */
const SEPARATOR = '/'

const RECIPIENTS = sql<{ readonly id: string }>('select id from upgrade_recipients() as id')
const FIND = sql<Subject>('select * from upgrade_letter($1, $2)')

/** A letter to each super administrator, sent when the transaction of the request is committed. */
export const publishToPlatform = async (tenant: Tenant, mails: MailQueue, requestId: string): Promise<void> => {
  const recipients = await tenant.query(RECIPIENTS)
  for (const { id } of recipients) await mails.send(tenant, { kind: 'upgrade', subjectId: `${requestId}${SEPARATOR}${id}` })
}

/** The letter that an organization asks for more storage. */
export const upgradeLetter: WriteLetter = async (tenant, { subjectId }, origin) => {
  const [found] = await tenant.query(FIND, subjectId.split(SEPARATOR))
  if (found === undefined) return undefined
  const language = matchLanguage(found.language)
  const t = wordsOf(language)
  const { organization, first_name: firstName, last_name: lastName, storage_capacity: capacity, more_bytes: more } = found
  const values = {
    organization,
    name: firstName,
    author: `${found.requester_first_name} ${found.requester_last_name}`.trim(),
    used: formatSize(found.used_bytes, language),
    capacity: formatSize(capacity, language),
  }
  const asked =
    more === null
      ? t('upgrade.askedForMore', values)
      : t('upgrade.asked', { ...values, more: formatSize(more, language), total: formatSize(capacity + more, language) })
  return {
    to: { name: `${firstName} ${lastName}`, address: found.email },
    language,
    subject: t('upgrade.subject', values),
    paragraphs: [t('greeting', values), asked],
    action: {
      label: t('upgrade.action', values),
      url: `${origin}/admin-panel/organizations-accounts?organization=${tenant.organizationId}`,
    },
    notes: [t('upgrade.note', values)],
  }
}
