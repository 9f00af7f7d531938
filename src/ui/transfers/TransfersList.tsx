import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LANES } from '../../application/transfers/lanes.ts'
import { activeCount, type TransfersActor } from '../../application/transfers/transfers.machine.ts'
import { listed } from '../../domain/transfers/transfer.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { theme } from '../theme/theme.ts'
import { Decisions } from './Decisions.tsx'
import { codeText } from './codeText.ts'
import { TransferRow } from './TransferRow.tsx'
import { TransfersHead } from './TransfersHead.tsx'

/** Rows that are drawn; the rest is counted. */
const DRAWN = 50

/** Every file on its way, and those that have arrived. */
export const TransfersList = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const [folded, setFolded] = useState(false)
  const uploads = useSelector(transfers, (snapshot) => snapshot.context.uploads)
  const heard = useSelector(transfers, (snapshot) => snapshot.context.heard)
  const speed = useSelector(transfers, (snapshot) => snapshot.context.speed.bytesPerSecond)
  const active = useSelector(transfers, activeCount)
  const hideCompleted = useSelector(transfers, (snapshot) => snapshot.context.listed === 'unfinished')

  const rows = useMemo(() => {
    const known = uploads.map((upload) => ({ upload, state: heard.get(upload.id)?.state ?? ('Unknown' as const) }))
    const shown = listed(known, hideCompleted)
    return [...shown.filter(({ state }) => state !== 'Complete'), ...shown.filter(({ state }) => state === 'Complete')]
  }, [uploads, heard, hideCompleted])
  const refused = useSelector(transfers, (snapshot) => snapshot.context.refused)
  // Files that travel at once share the speed.
  const rate = speed === undefined || active === 0 ? undefined : speed / Math.min(active, LANES)
  const completed = [...heard.values()].some(({ state }) => state === 'Complete')

  return (
    <Panel aria-label={t('transfers.title')} data-folded={folded}>
      <TransfersHead transfers={transfers} folded={folded} onFold={() => setFolded(!folded)} />
      {!folded && (
        <>
          <Decisions transfers={transfers} />
          {refused.map(({ name, code }) => (
            <Refused key={name}>
              {t('transfers.folderRefused', { name })} {codeText(t, code)}
            </Refused>
          ))}
          <Rows>
            {rows.slice(0, DRAWN).map(({ upload }) => (
              <TransferRow key={upload.id} upload={upload} rate={rate} />
            ))}
          </Rows>
          {rows.length > DRAWN && <Note>{t('transfers.more', { count: rows.length - DRAWN })}</Note>}
          {rows.length === 0 && <Note>{t('transfers.allHidden')}</Note>}
          <Foot>
            <Checkbox
              label={t('transfers.hideCompleted')}
              checked={hideCompleted}
              onChange={() => transfers.send({ type: hideCompleted ? 'completed.show' : 'completed.hide' })}
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
