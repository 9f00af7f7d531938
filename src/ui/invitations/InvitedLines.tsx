import { useTranslation } from 'react-i18next'
import type { Delivery } from '../../domain/mail/delivery.ts'
import { fullName } from '../../domain/users/account.ts'
import type { Invitee, MailedTo } from '../../domain/users/invitees.ts'
import { emailKey } from '../../domain/validation/patterns.ts'
import { InvitationMail } from './InvitationMail.tsx'
import { InviteeList } from './InviteeList.tsx'

interface InvitedLinesProps {
  readonly people: readonly Invitee[]
  readonly mails: readonly MailedTo[]
}

/** What needs somebody to look at it comes first. */
const ORDER: readonly (Delivery['state'] | undefined)[] = ['failed', 'retrying', 'withdrawn', 'queued', undefined, 'sent']

/** Those who have just been invited, and how far the mail to each is. */
export const InvitedLines = ({ people, mails }: InvitedLinesProps) => {
  const { t } = useTranslation()
  const lines = people.map((person) => ({ ...person, mail: mails.find(({ email }) => emailKey(email) === emailKey(person.email))?.mail ?? undefined }))
  const ordered = lines.toSorted((one, other) => ORDER.indexOf(one.mail?.state) - ORDER.indexOf(other.mail?.state))
  return (
    <>
      <p aria-live="polite">
        {t('users.inviteMany.invited', { count: people.length })}. {t('users.inviteMany.following')}
      </p>
      <InviteeList tabIndex={0} aria-label={t('users.inviteMany.people')}>
        {ordered.map((line) => (
          <li key={line.email}>
            <span>
              <strong>{line.email}</strong>
              <span>{fullName(line)}</span>
            </span>
            {line.mail && <InvitationMail delivery={line.mail} />}
          </li>
        ))}
      </InviteeList>
    </>
  )
}
