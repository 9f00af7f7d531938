import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { ArrangingActor } from '../../application/move-copy/arranging.machine.ts'
import type { Arrangement } from '../../application/move-copy/arranging.parts.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Places } from '../../application/move-copy/startPlaces.ts'
import type { TreeActor } from '../../application/folders/tree.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { BlockedList } from './BlockedList.tsx'
import { ConflictList } from './ConflictList.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'

interface ArrangeDialogProps {
  readonly arranging: ArrangingActor
  readonly destinations: TreeActor
  readonly places: Places
  readonly files: FileAddresses
  readonly mayMake: boolean
}

const titleOf = (t: TFunction, { action, count, name }: Arrangement): string =>
  count === 1 && name !== undefined ? t(`arranging.titleOne.${action}`, { name }) : t(`arranging.title.${action}`, { count })

/** Copying, moving and restoring, while the machine needs a person. */
export const ArrangeDialog = ({ arranging, destinations, places, files, mayMake }: ArrangeDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(arranging, (current) => current)
  if (!snapshot.hasTag('open')) return null
  const { context } = snapshot
  const { asked, destination, failure, blocked, total } = context
  const { action, type } = asked
  const can = (event: 'go' | 'back') => snapshot.can({ type: event })
  const steps = {
    choosing: action === 'restore' ? t('arranging.restoreHere') : t(`arranging.here.${action}`),
    deciding: t('arranging.goOn'),
    refused: t('kit.tryAgain'),
  }
  const step = (['choosing', 'deciding', 'refused'] as const).find((state) => snapshot.matches(state))
  return (
    <Dialog
      size={snapshot.matches('deciding') ? 'wide' : 'normal'}
      title={titleOf(t, asked)}
      description={
        (snapshot.matches('choosing') && t('arranging.choose')) || (snapshot.matches('deciding') && t('arranging.takenText', { count: total })) || undefined
      }
      onClose={() => arranging.send({ type: 'close' })}
      footer={
        <>
          {type !== undefined && can('back') && <Button onClick={() => arranging.send({ type: 'back' })}>{t('arranging.elsewhere')}</Button>}
          <Button data-autofocus={snapshot.matches('blocked') || undefined} onClick={() => arranging.send({ type: 'close' })}>
            {t('kit.cancel')}
          </Button>
          {step !== undefined && (
            <Button tone="primary" disabled={!can('go')} onClick={() => arranging.send({ type: 'go' })}>
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
          onChoose={(place) => arranging.send({ type: 'destination.chosen', destination: place })}
          onGo={() => arranging.send({ type: 'go' })}
        />
      )}
      {snapshot.hasTag('busy') && <Spinner label={t(snapshot.matches('planning') ? 'arranging.planning' : 'arranging.working')} />}
      {snapshot.matches('blocked') && <BlockedList blocked={blocked} />}
      {snapshot.matches('deciding') && <ConflictList arranging={arranging} files={files} context={context} />}
      {snapshot.matches('refused') && failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
    </Dialog>
  )
}
