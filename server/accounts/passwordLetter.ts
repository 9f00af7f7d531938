import { matchLanguage } from '../../src/domain/preferences/language.ts'
import type { PasswordTokenPurpose } from '../../src/domain/session/passwordToken.ts'
import type { WriteLetter } from '../mail/jobs.ts'
import { wordsOf } from '../mail/texts.ts'
import { tokenOf } from './passwordTokens.ts'
import { sql } from '../database/sql.ts'

interface Subject {
  readonly purpose: PasswordTokenPurpose
  readonly author_name: string | null
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: string | null
  readonly organization: string
}

/** Only for a link that can still be used by somebody who may still come in. */
const FIND = sql<Subject>(`
  select token.purpose, token.author_name, user_.email, user_.first_name, user_.last_name, user_.language, organization_.name as organization
  from password_tokens token
  join users user_ on user_.organization_id = token.organization_id and user_.id = token.user_id
  join organizations organization_ on organization_.id = token.organization_id
  where token.organization_id = $1 and token.id = $2 and token.used_at is null and token.expires_at > now()
    and user_.blocked_at is null and user_.deleted_at is null and organization_.blocked_at is null`)

/** The pages that the links lead to (specification section 2): an invitation to "password not set", a reset to the new password. */
const PAGE: Readonly<Record<PasswordTokenPurpose, string>> = { invitation: '/password-not-set', reset: '/account/new-password' }

/**
 * The letter with the link by which a password is set. The token stands behind `#`: a browser sends that part to nobody, so that it is in no
 * log, no proxy and no Referer.
 */
export const passwordLetter =
  (key: Uint8Array): WriteLetter =>
  async (tenant, { subjectId }, origin) => {
    const [subject] = await tenant.query(FIND, [tenant.organizationId, subjectId])
    if (subject === undefined) return undefined
    const { purpose, author_name: author, email, organization, first_name: firstName, last_name: lastName } = subject
    const language = matchLanguage(subject.language)
    const t = wordsOf(language)
    const values = { organization, email, author: author ?? '', name: firstName }
    const reason = author === null ? (`${purpose}.asked` as const) : (`${purpose}.sent` as const)
    return {
      to: { name: `${firstName} ${lastName}`, address: email },
      language,
      subject: t(`${purpose}.subject`, values),
      paragraphs: [t('greeting', values), t(reason, values)],
      action: { label: t(`${purpose}.action`, values), url: `${origin}${PAGE[purpose]}#${tokenOf(key, tenant.organizationId, subjectId)}` },
      notes: [t(`${purpose}.lifetime`, values), t(`${purpose}.ignore`, values)],
    }
  }
