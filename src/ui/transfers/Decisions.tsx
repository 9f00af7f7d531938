import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { uploadsIn } from '../../application/transfers/entry.ts'
import type { TransfersActor, TransfersSnapshot } from '../../application/transfers/transfers.machine.ts'
import { isKnown } from '../../application/uploads/question.ts'
import type { UploadSnapshot } from '../../application/transfers/upload.machine.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { throttled } from './throttled.ts'

/** Every decision is told to the transfers when it is asked for, so these are looked for anew just then. `known`: those that are there already. */
const undecided = ({ context }: TransfersSnapshot, known: boolean): readonly UploadSnapshot[] =>
  uploadsIn(context)
    .map((upload) => upload.getSnapshot())
    .filter((upload) => upload.matches('needsDecision') && isKnown(upload.context) === known)

const takenCount = (snapshot: TransfersSnapshot): number => undecided(snapshot, false).length
const knownCount = (snapshot: TransfersSnapshot): number => undecided(snapshot, true).length
const replaceable = (snapshot: TransfersSnapshot): boolean => undecided(snapshot, false).some((upload) => upload.can({ type: 'replace' }))

/** One decision for all the files whose names are taken. */
export const Decisions = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const throttledList = throttled(transfers)
  const count = useSelector(throttledList, takenCount)
  const mayReplace = useSelector(throttledList, replaceable)
  if (count < 2) return null
  return (
    <Bar>
      <span>{t('transfers.decisions', { count })}</span>
      <Button size="compact" onClick={() => transfers.send({ type: 'decide.all', decision: 'rename' })}>
        {t('transfers.renameAll')}
      </Button>
      {mayReplace && (
        <Button size="compact" title={t('moveCopy.keepsOld')} onClick={() => transfers.send({ type: 'decide.all', decision: 'replace' })}>
          {t('transfers.replaceAll')}
        </Button>
      )}
      <Button size="compact" tone="ghost" onClick={() => transfers.send({ type: 'decide.all', decision: 'skip' })}>
        {t('transfers.skipAll')}
      </Button>
    </Bar>
  )
}

/** One decision for all the files that are there already, also for those of which that is found out later. */
export const KnownDecisions = ({ transfers }: { readonly transfers: TransfersActor }) => {
  const { t } = useTranslation()
  const count = useSelector(throttled(transfers), knownCount)
  if (count < 2) return null
  return (
    <Bar>
      <span>{t('transfers.known', { count })}</span>
      <Button size="compact" onClick={() => transfers.send({ type: 'known.all', onKnown: 'skip' })}>
        {t('transfers.skipAll')}
      </Button>
      <Button size="compact" tone="ghost" onClick={() => transfers.send({ type: 'known.all', onKnown: 'upload' })}>
        {t('transfers.uploadAll')}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-bottom: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  background: ${theme.color.warningSoft};

  > span {
    flex: 1;
  }
`
