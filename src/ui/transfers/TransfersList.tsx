import { useSelector } from '@xstate/react'
import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { UPLOAD_SLOTS } from '../../application/uploads/uploadSlots.ts'
import type { TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { isLeftOver, passingCount } from '../../application/transfers/summary.ts'
import { inOrder, listed } from '../../domain/transfers/transfer.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { theme } from '../theme/theme.ts'
import { throttled } from './throttled.ts'
import { Decisions, KnownDecisions } from './Decisions.tsx'
import { codeText } from './codeText.ts'
import { KindFilter } from './KindFilter.tsx'
import { TransferRow } from './rows.tsx'
import { Summary } from './Summary.tsx'
import { TransfersHead } from './TransfersHead.tsx'
import { useSpaceBelow } from './useSpaceBelow.ts'

/** Rows that are drawn; the rest is counted. */
const DRAWN = 50

/** Drawn anew when its transfer moves, not when any does. */
const Line = memo(TransferRow)

/** All that is on its way, and what has arrived. */
export const TransfersList = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const throttledList = throttled(transfers)
  const entries = useSelector(throttledList, (snapshot) => snapshot.context.entries)
  const latest = useSelector(throttledList, (snapshot) => snapshot.context.latest)
  const speed = useSelector(throttledList, (snapshot) => snapshot.context.speed.bytesPerSecond)
  const passing = useSelector(throttledList, passingCount)
  const shown = useSelector(transfers, (snapshot) => snapshot.context.shown)
  // What is only left from before does not stand over the page, unless somebody looks at it.
  const [chosen, setFolded] = useState<boolean>()
  const leftOver = useSelector(transfers, isLeftOver)
  const folded = chosen ?? leftOver
  const panel = useRef<HTMLElement>(null)
  useSpaceBelow(panel)

  const rows = useMemo(() => {
    const known = entries.map((entry) => {
      const { state = 'Unknown' as const, sent = 0, total = 0, asks } = latest.get(entry.actor.id) ?? {}
      return { entry, kind: entry.kind, state, asks, isPassing: sent > 0 && sent < total }
    })
    return inOrder(listed(known, shown))
  }, [entries, latest, shown])
  const refused = useSelector(transfers, (snapshot) => snapshot.context.refused)
  // Files that travel at once share the speed.
  const rate = speed === undefined || passing === 0 ? undefined : speed / Math.min(passing, UPLOAD_SLOTS)
  const completed = [...latest.values()].some(({ state }) => state === 'Complete')

  return (
    <Panel ref={panel} aria-label={t('transfers.title')} data-panel="transfers" data-folded={folded}>
      <TransfersHead transfers={transfers} folded={folded} onFold={() => setFolded(!folded)} />
      {!folded && (
        <>
          <KindFilter transfers={transfers} />
          <Decisions transfers={transfers} />
          <KnownDecisions transfers={transfers} />
          {refused.map(({ name, code }) => (
            <Refused key={name}>
              {t('transfers.folderRefused', { name })} {codeText(t, code)}
            </Refused>
          ))}
          <Rows>
            {rows.slice(0, DRAWN).map(({ entry, isPassing }) => (
              <Line key={entry.actor.id} entry={entry} rate={isPassing ? rate : undefined} />
            ))}
          </Rows>
          {rows.length > DRAWN && <Note>{t('transfers.more', { count: rows.length - DRAWN })}</Note>}
          {rows.length === 0 && <Note>{t('transfers.allHidden')}</Note>}
          <Summary transfers={transfers} />
          <Foot>
            <Checkbox
              label={t('transfers.hideCompleted')}
              checked={shown.hideCompleted}
              onChange={() => transfers.send({ type: shown.hideCompleted ? 'completed.show' : 'completed.hide' })}
            />
            <Button tone="ghost" size="compact" disabled={!completed && refused.length === 0} onClick={() => transfers.send({ type: 'completed.remove' })}>
              {t('transfers.clear')}
            </Button>
          </Foot>
        </>
      )}
    </Panel>
  )
}

const Panel = styled.section`
  position: fixed;
  right: ${theme.space[5]};
  bottom: ${theme.space[5]};
  z-index: ${theme.layer.panel};
  display: flex;
  flex-direction: column;
  width: 388px;
  max-width: calc(100vw - 24px);
  max-height: min(60dvh, 560px);
  overflow: hidden;
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};

  ${theme.media.belowSm} {
    right: ${theme.space[3]};
    bottom: ${theme.space[3]};
  }

  /* On phones what can be done with a selection lies at the bottom. */
  ${theme.media.belowMd} {
    body:has([data-bar='selection']) & {
      bottom: calc(${theme.size.selection} + ${theme.space[3]} + env(safe-area-inset-bottom));
    }
  }
`

const Rows = styled.ul`
  min-height: 0;
  overflow: auto;
`

const Refused = styled(Alert)`
  margin: ${theme.space[2]} ${theme.space[3]} 0;
  font-size: ${theme.font.size.caption};
`

const Note = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`

const Foot = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-top: ${theme.border.line};
  color: ${theme.color.inkSoft};
`
