import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FieldDraftsActor } from '../../application/metadata/fieldDrafts.machine.ts'
import type { ValueAutosaveActor } from '../../application/metadata/valueAutosave.machine.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

interface SaveStatusProps {
  readonly autosave: ValueAutosaveActor
  readonly fieldDrafts: FieldDraftsActor
  readonly assetId: string
  /** There are fields of which it tells. */
  readonly hasFields: boolean
}

/** How far what was typed of an asset is saved, in one line; what waits for a connection can be tried at once. */
export const SaveStatus = ({ autosave, fieldDrafts, assetId, hasFields }: SaveStatusProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(autosave, (current) => current)
  const { edits, saved, isKept } = snapshot.context
  const own = [...edits.values()].filter((edit) => edit.assetId === assetId)
  const wrong = useSelector(fieldDrafts, ({ context }) => Object.values(context.drafts).filter(({ problem }) => problem !== null).length)
  const open = wrong + own.filter(({ refusal, theirs }) => refusal !== undefined || theirs !== undefined).length
  const isStuck = snapshot.matches('waiting') || snapshot.matches('signedOut')
  useEffect(() => {
    // Whoever comes back here is signed in.
    autosave.send({ type: 'go.on' })
  }, [autosave])
  const said = () => {
    if (isStuck && own.length > 0) return t(snapshot.matches('signedOut') ? 'describing.status.signedOut' : 'describing.status.waiting')
    if (open > 0) return t('describing.status.open', { count: open })
    if (own.length > 0) return t('describing.status.saving')
    if ([...saved].some((key) => key.startsWith(assetId))) return t('describing.status.saved')
    // The line is there before anything is saved: what is pressed when a field is left would move away under the finger.
    return hasFields ? t('describing.status.asLeft') : ''
  }
  return (
    <Root>
      <output>{said()}</output>
      {isStuck && own.length > 0 && (
        <Button size="compact" onClick={() => autosave.send({ type: 'go.on' })}>
          {t('kit.tryAgain')}
        </Button>
      )}
      {!isKept && own.length > 0 && <p>{t('describing.status.notKept')}</p>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.inkSoft};

  /* There, so that what comes into it is read. */
  &:has(> output:only-child:empty) {
    position: absolute;
  }
`
