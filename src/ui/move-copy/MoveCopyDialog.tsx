import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { MoveCopyActor } from '../../application/move-copy/moveCopy.machine.ts'
import type { MoveCopyRequest } from '../../application/move-copy/moveCopyContext.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Places } from '../../application/move-copy/startPlaces.ts'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { BlockedList } from './BlockedList.tsx'
import { ConflictList } from './ConflictList.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'

interface MoveCopyDialogProps {
  readonly moveCopy: MoveCopyActor
  readonly destinations: TreeActor
  readonly places: Places
  readonly files: FileAddresses
  readonly mayMake: boolean
}

const titleOf = (t: TFunction, { action, count, name }: MoveCopyRequest): string =>
  count === 1 && name !== undefined ? t(`moveCopy.titleOne.${action}`, { name }) : t(`moveCopy.title.${action}`, { count })

/** Copying, moving and restoring, while the machine needs a person. */
export const MoveCopyDialog = ({ moveCopy, destinations, places, files, mayMake }: MoveCopyDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(moveCopy, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { context } = snapshot
  const { asked, destination, failure, blocked, total } = context
  const { action, type } = asked
  const can = (event: 'go' | 'back') => snapshot.can({ type: event })
  const steps = {
    choosing: action === 'restore' ? t('moveCopy.restoreHere') : t(`moveCopy.here.${action}`),
    deciding: t('moveCopy.goOn'),
    refused: t('kit.tryAgain'),
  }
  const step = (['choosing', 'deciding', 'refused'] as const).find((state) => snapshot.matches(state))
  return (
    <Dialog
      size={snapshot.matches('deciding') ? 'wide' : 'normal'}
      title={titleOf(t, asked)}
      description={
        (snapshot.matches('choosing') && t('moveCopy.choose')) || (snapshot.matches('deciding') && t('moveCopy.takenText', { count: total })) || undefined
      }
      onClose={() => moveCopy.send({ type: 'close' })}
      footer={
        <>
          {type !== undefined && can('back') && <Button onClick={() => moveCopy.send({ type: 'back' })}>{t('moveCopy.elsewhere')}</Button>}
          <Button data-autofocus={snapshot.matches('blocked') || undefined} onClick={() => moveCopy.send({ type: 'close' })}>
            {t('kit.cancel')}
          </Button>
          {step !== undefined && (
            <Button tone="primary" disabled={!can('go')} onClick={() => moveCopy.send({ type: 'go' })}>
              {steps[step]}
            </Button>
          )}
        </>
      }
    >
      {snapshot.matches('choosing') && type !== undefined && (
        <PlaceChoice
          destinations={destinations}
          places={places}
          mayMake={mayMake}
          asked={asked}
          type={type}
          chosen={destination}
          onChoose={(place) => moveCopy.send({ type: 'destination.chosen', destination: place })}
          onGo={() => moveCopy.send({ type: 'go' })}
        />
      )}
      {snapshot.hasTag('busy') && <Spinner label={t(snapshot.matches('planning') ? 'moveCopy.planning' : 'moveCopy.working')} />}
      {snapshot.matches('blocked') && <BlockedList blocked={blocked} />}
      {snapshot.matches('deciding') && <ConflictList moveCopy={moveCopy} files={files} context={context} />}
      {snapshot.matches('refused') && <FailureAlert failure={failure} />}
    </Dialog>
  )
}
