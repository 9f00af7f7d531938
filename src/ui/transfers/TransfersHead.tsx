import { useSelector } from '@xstate/react'
import { ChevronUp, Minus, MoreHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { activeCount, countedOf, passingCount, totalOf } from '../../application/transfers/summary.ts'
import { formatDuration } from '../../domain/format/duration.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { throttled } from './throttled.ts'

interface TransfersHeadProps {
  readonly transfers: TransfersActor
  readonly folded: boolean
  readonly onFold: () => void
}

const ALL = ['pause', 'resume', 'retry', 'cancel'] as const

/** All transfers together: how many, how fast, how long still. */
export const TransfersHead = ({ transfers, folded, onFold }: TransfersHeadProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(throttled(transfers), (current) => current)
  const active = activeCount(snapshot)
  const { fraction, remaining } = totalOf(snapshot)
  const passing = passingCount(snapshot)
  const speed = snapshot.context.speed.bytesPerSecond
  const { waiting } = countedOf(snapshot)
  const details = [
    waiting > 0 && t('transfers.waitingForYou', { count: waiting }),
    active > 0 && t('transfers.active', { count: active }),
    passing > 0 && speed !== undefined && t('transfers.speed', { speed: formatSize(speed, matchLanguage(i18n.language)) }),
    passing > 0 && remaining !== undefined && remaining > 0 && t('transfers.left', { time: formatDuration(remaining) }),
  ].filter((detail) => detail !== false)
  return (
    <>
      <Head>
        <h2>{t('transfers.title')}</h2>
        <output>{details.join(' · ')}</output>
        <Menu
          label={t('transfers.all')}
          button={<IconButton label={t('transfers.all')} icon={<MoreHorizontal size={16} />} />}
          entries={ALL.map((type) => ({ id: type, label: t(`transfers.${type}All`), onSelect: () => transfers.send({ type: `${type}.all` }) }))}
        />
        <IconButton
          label={t(folded ? 'transfers.expand' : 'transfers.minimise')}
          icon={folded ? <ChevronUp size={16} /> : <Minus size={16} />}
          aria-expanded={!folded}
          onClick={onFold}
        />
      </Head>
      {active > 0 && <ProgressBar label={t('transfers.total')} value={fraction} />}
    </>
  )
}

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border-bottom: ${theme.border.line};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  output {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
