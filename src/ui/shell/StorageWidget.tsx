import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UpgradeActor } from '../../application/organizations/upgrade.machine.ts'
import type { UsageActor } from '../../application/organizations/usage.machine.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { storageRoom } from '../../domain/organizations/moreStorage.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { UpgradePrompt } from './UpgradePrompt.tsx'

/** From this share on, the widget says who can give more space. */
const ALMOST_FULL = 0.9

interface StorageWidgetProps {
  readonly usage: UsageActor
  readonly upgrade?: UpgradeActor | undefined
  /** Asks for more than so many bytes. Absent for who cannot. */
  readonly onUpgrade?: ((capacity: number) => void) | undefined
}

/** How much of its storage the organization uses, and the prompt to ask for more. */
export const StorageWidget = ({ usage, upgrade, onUpgrade }: StorageWidgetProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const known = useSelector(usage, (snapshot) => snapshot.context.usage)
  const failed = useSelector(usage, (snapshot) => snapshot.matches('failed'))
  if (known === undefined)
    return failed ? (
      <Root aria-label={t('shell.storage')}>
        <p>{t('shell.storageFailed')}</p>
        <Button size="compact" onClick={() => usage.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      </Root>
    ) : (
      <Root aria-label={t('shell.storage')} aria-busy>
        <Line>
          <strong>{t('shell.storage')}</strong>
        </Line>
        <ProgressBar label={t('shell.storage')} value={0} />
        {onUpgrade !== undefined && <PromptSpace />}
      </Root>
    )
  const share = known.storageCapacity === 0 ? 1 : known.usedBytes / known.storageCapacity
  const sizes = { used: formatSize(known.usedBytes, language), capacity: formatSize(known.storageCapacity, language) }
  const isMost = storageRoom(known.storageCapacity) === 0
  return (
    <Root aria-label={t('shell.storage')}>
      <Line>
        <strong>{t('shell.storage')}</strong>
        <span>{t('shell.storageUsed', sizes)}</span>
      </Line>
      <ProgressBar label={t('shell.storageUsed', sizes)} value={share} tone={share >= ALMOST_FULL ? 'danger' : 'primary'} />
      {share >= ALMOST_FULL && <p>{t(isMost ? 'shell.space.most' : 'shell.storageFull', sizes)}</p>}
      {onUpgrade !== undefined && !isMost && <UpgradePrompt upgrade={upgrade} usage={known} onUpgrade={onUpgrade} />}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space.snug};
  padding: ${theme.space[3]} ${theme.space[2]} ${theme.space[1]};
  border-top: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkFaint};
`

/** As tall as the prompt that comes with what is known. */
const PromptSpace = styled.div`
  height: ${theme.size.target};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  width: 100%;
  justify-content: space-between;

  strong {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`
