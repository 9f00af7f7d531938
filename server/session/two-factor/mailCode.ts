import { randomUUID } from 'node:crypto'
import { matchLanguage } from '../../../src/domain/preferences/language.ts'
import { MAIL_CODE_LIFETIME } from '../../../src/domain/session/twoFactor.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import type { WriteLetter } from '../../mail/jobs.ts'
import { wordsOf } from '../../mail/texts.ts'
import { mailedCode, mailedCodeHash } from './codes.ts'

const REPLACE = sql(`
  update two_factor_challenges
  set code_id = $3, code_hash = $4, code_sent_at = now(), code_expires_at = now() + make_interval(secs => $5)
  where organization_id = $1 and hash = $2`)

/** Has a new code mailed for a sign-in; the one before is good no more. */
export const sendCode = async (tenant: Tenant, mails: MailQueue, key: Uint8Array, challenge: Buffer): Promise<void> => {
  const subjectId = randomUUID()
  const hash = mailedCodeHash(key, subjectId, mailedCode(key, subjectId))
  await tenant.query(REPLACE, [tenant.organizationId, challenge, subjectId, hash, MAIL_CODE_LIFETIME])
  await mails.send(tenant, { kind: 'stepCode', subjectId })
}

interface Subject {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
  readonly organization: string
}

/** Only for a code that can still be used. */
const FIND = sql<Subject>(`
  select user_.email, user_.first_name, user_.last_name, coalesce(user_.language, challenge.language) as language, organization_.name as organization
  from two_factor_challenges challenge
  join users user_ on user_.organization_id = challenge.organization_id and user_.id = challenge.user_id
  join organizations organization_ on organization_.id = challenge.organization_id
  where challenge.organization_id = $1 and challenge.code_id = $2 and challenge.spent_at is null and challenge.code_expires_at > now()`)

/** For a change of the own sign-in: only for a code that can still be used. */
const FIND_OWN = sql<Subject>(`
  select user_.email, user_.first_name, user_.last_name, user_.language, organization_.name as organization
  from two_factor chosen
  join users user_ on user_.organization_id = chosen.organization_id and user_.id = chosen.user_id
  join organizations organization_ on organization_.id = chosen.organization_id
  where chosen.organization_id = $1 and chosen.code_id = $2 and chosen.code_hash is not null and chosen.code_expires_at > now()`)

const letter =
  (key: Uint8Array, kind: 'stepCode' | 'ownCode', find: typeof FIND): WriteLetter =>
  async (tenant, { subjectId }) => {
    const [subject] = await tenant.query(find, [tenant.organizationId, subjectId])
    if (subject === undefined) return undefined
    const { email, organization, first_name: firstName, last_name: lastName } = subject
    const language = matchLanguage(subject.language)
    const t = wordsOf(language)
    const values = { organization, email, name: firstName, minutes: MAIL_CODE_LIFETIME / 60 }
    return {
      to: { name: `${firstName} ${lastName}`, address: email },
      language,
      subject: t(`${kind}.subject`, values),
      paragraphs: [t('greeting', values), t(`${kind}.asked`, values)],
      code: mailedCode(key, subjectId),
      notes: [t(`${kind}.lifetime`, values), t(`${kind}.ignore`, values)],
    }
  }

/** The letter with the code of a sign-in under way. */
export const codeLetter = (key: Uint8Array): WriteLetter => letter(key, 'stepCode', FIND)

/** The letter with the code for a change of the own sign-in. */
export const ownCodeLetter = (key: Uint8Array): WriteLetter => letter(key, 'ownCode', FIND_OWN)
