import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatDateTime } from '../../domain/format/dates.ts'
import type { Delivery } from '../../domain/mail/delivery.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'

const at = (time: string): string => formatDateTime(time, TIME_ZONE)

const tones = { warning: theme.color.warning, danger: theme.color.danger }

/** How far the mail of an invitation is; why, where it was not taken. */
export const InvitationMail = ({ delivery: { state, since, nextTryAt, trouble } }: { readonly delivery: Delivery }) => {
  const { t } = useTranslation()
  const why = t(`mailTrouble.${trouble ?? 'unknown'}`)
  if (state === 'sent') return <Line>{t('users.mail.sent', { at: at(since) })}</Line>
  if (state === 'retrying') return <Line $tone="warning">{t('users.mail.retrying', { why, at: at(nextTryAt ?? since) })}</Line>
  if (state === 'failed') return <Line $tone="danger">{t('users.mail.failed', { why })}</Line>
  return <Line>{t(`users.mail.${state}`)}</Line>
}

const Line = styled.small<{ readonly $tone?: keyof typeof tones }>`
  && {
    color: ${({ $tone }) => ($tone === undefined ? theme.color.inkFaint : tones[$tone])};
  }
`
