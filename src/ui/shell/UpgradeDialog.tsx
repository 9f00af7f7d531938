import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type UpgradeActor, wishOf } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { wishProblems } from '../../domain/organizations/moreStorage.ts'
import { storageBytes } from '../../domain/organizations/storage.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { isValid } from '../../domain/validation/form.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { SpaceChoices } from './SpaceChoices.tsx'
import { useRequestText } from './useRequestText.ts'

interface UpgradeDialogProps {
  readonly upgrade: UpgradeActor
  readonly usage: UsageActor
  readonly organization: string
}

/** Asks the platform's administrators for so much more storage. */
export const UpgradeDialog = ({ upgrade, usage, organization }: UpgradeDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const requestText = useRequestText()
  const snapshot = useSelector(upgrade, (current) => current)
  const known = useSelector(usage, ({ context }) => context.usage)
  const { capacity, failure, request } = snapshot.context
  const close = () => upgrade.send({ type: 'close' })
  const closing = (
    <Button data-autofocus tone="primary" onClick={close}>
      {t('kit.close')}
    </Button>
  )
  if (snapshot.matches('sent') || snapshot.matches('overtaken')) {
    const asked = request ?? known?.upgradeRequest
    return (
      <Dialog size="small" title={t(snapshot.matches('sent') ? 'shell.space.sent' : 'shell.upgrade')} onClose={close} footer={closing}>
        {snapshot.matches('overtaken') && <p>{t('failure.UPGRADE_ALREADY_REQUESTED')}</p>}
        {asked && <output>{requestText(asked)}</output>}
      </Dialog>
    )
  }
  const wish = wishOf(snapshot.context)
  const bytes = isValid(wishProblems(wish, capacity)) ? storageBytes(wish.gigabytes, 'GB') : undefined
  const used = known?.usedBytes ?? 0
  const usedText = t('shell.space.used', { organization, used: formatSize(used, language), capacity: formatSize(capacity, language) })
  return (
    <Dialog
      size="small"
      title={t('shell.upgrade')}
      onClose={close}
      onSubmit={() => upgrade.send({ type: 'send' })}
      footer={
        <>
          <Button onClick={close}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
            {t('shell.space.send')}
          </Button>
        </>
      }
    >
      {snapshot.matches('failed') && <FailureAlert failure={failure} />}
      <Used>
        <p>{usedText}</p>
        <ProgressBar label={usedText} value={capacity === 0 ? 1 : used / capacity} />
      </Used>
      <SpaceChoices upgrade={upgrade} />
      <p aria-live="polite">
        {bytes !== undefined &&
          t('shell.space.sentence', { organization, more: formatSize(bytes, language), total: formatSize(capacity + bytes, language) })}
      </p>
    </Dialog>
  )
}

const Used = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
