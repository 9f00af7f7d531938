import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDate } from '../../domain/format/dates.ts'
import type { Account } from '../../domain/users/account.ts'
import { StatusDot, type BadgeTone } from '../kit/Badge.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { InvitationMail } from '../invitations/InvitationMail.tsx'

const TONES: Readonly<Record<Account['state'], BadgeTone>> = { active: 'success', invited: 'warning', blocked: 'danger' }

/** What an account is; of an invitation also how long its link is good, and how far its mail is. */
export const AccountStateBadge = ({ account: { state, invitedUntil, invitationMail } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  const isOver = invitedUntil !== null && Date.parse(invitedUntil) < now
  return (
    <Root>
      <StatusDot tone={TONES[state]}>{t(`users.states.${state}`)}</StatusDot>
      {state === 'invited' && invitedUntil !== null && (
        <small>{isOver ? t('users.invitationOver') : t('users.invitedUntil', { date: formatDate(invitedUntil, TIME_ZONE) })}</small>
      )}
      {state === 'invited' && invitationMail !== null && !isOver && <InvitationMail delivery={invitationMail} />}
    </Root>
  )
}

/** What is told of a mail may be long; names and addresses come first. */
const Root = styled.span`
  display: inline-grid;
  max-width: ${theme.size.place};

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
