import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../timeZone.ts'

interface UpgradePromptProps {
  readonly upgrade: UpgradeActor
  /** ISO 8601: since when more is asked for. */
  readonly requestedAt: string | null
}

/** Asks the platform's administrators for more storage, once. */
export const UpgradePrompt = ({ upgrade, requestedAt }: UpgradePromptProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(upgrade, (current) => current)
  if (requestedAt !== null)
    return <output>{t('shell.upgradeRequested', { date: formatDate(requestedAt, TIME_ZONE) })}</output>
  const isAsking = snapshot.matches('asking')
  return (
    <>
      {snapshot.matches('failed') && <p role="alert">{t('shell.upgradeFailed')}</p>}
      <Ask type="button" aria-disabled={isAsking || undefined} onClick={() => upgrade.send({ type: 'ask' })}>
        {t(isAsking ? 'shell.upgradeAsking' : 'shell.upgrade')}
      </Ask>
    </>
  )
}

const Ask = styled.button`
  min-height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.primary};
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`
