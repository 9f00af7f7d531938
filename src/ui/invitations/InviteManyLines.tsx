import { useTranslation } from 'react-i18next'
import type { InvitationVerdict } from '../../application/users/UserGateway.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { fullName } from '../../domain/users/account.ts'
import type { Invitee, WrongLine } from '../../domain/users/invitees.ts'
import { userProblems } from '../../domain/users/user.ts'
import { failureText } from '../texts/failureText.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { problemText } from '../texts/problemText.ts'
import { InviteeList } from './InviteeList.tsx'

interface InviteManyLinesProps {
  readonly people: readonly Invitee[]
  readonly verdict: InvitationVerdict
}

const FIELDS = ['email', 'firstName', 'lastName', 'username'] as const

/** Each line as it was understood, and whether it invites somebody; those that do not come first. */
export const InviteManyLines = ({ people, verdict: { invited, wrong } }: InviteManyLinesProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const problemLine = ({ place, code }: WrongLine): string => {
    const person = people[place]
    if (code === 'MAIL_DOMAIN_NOT_ALLOWED') return t('problem.mailDomainNotAllowed')
    if (code !== 'VALIDATION_FAILED' || person === undefined) return failureText(t, { code: code === 'VALIDATION_FAILED' ? 'USER_NOT_FOUND' : code }, language)
    const problems = userProblems({ ...person, roleId: '-', language })
    return FIELDS.flatMap((field) => (problems[field] === undefined ? [] : [`${t(`users.fields.${field}`)}: ${problemText(t, problems[field], language) ?? ''}`])).join(' ')
  }
  const lines = people.map((person, place) => ({ ...person, place, problem: wrong.find((line) => line.place === place) }))
  const ordered = [...lines.filter(({ problem }) => problem !== undefined), ...lines.filter(({ problem }) => problem === undefined)]
  return (
    <>
      <p aria-live="polite">
        {t('users.inviteMany.right', { count: invited })} {wrong.length > 0 && t('users.inviteMany.wrong', { count: wrong.length })}
      </p>
      <InviteeList tabIndex={0} aria-label={t('users.inviteMany.people')}>
        {ordered.map((line) => (
          <li key={line.place}>
            <span>
              <strong>{line.email}</strong>
              <span>{fullName(line)}</span>
            </span>
            {line.problem === undefined ? (
              <StatusDot tone="success">{t('users.inviteMany.fine')}</StatusDot>
            ) : (
              <StatusDot tone="danger">{problemLine(line.problem)}</StatusDot>
            )}
          </li>
        ))}
      </InviteeList>
    </>
  )
}
