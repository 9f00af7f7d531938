import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PersonErasureActor } from '../../application/face-recognition/personErasure.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before what was learnt of somebody's face is erased. */
export const PersonErasureDialog = ({ personErasure }: { readonly personErasure: PersonErasureActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(personErasure, (current) => current)
  const { name, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  return (
    <ConfirmDialog
      title={t('faces.erase.title', { name })}
      text={t('faces.erase.text')}
      confirmLabel={t('faces.erase.confirm')}
      busy={snapshot.matches('working')}
      onConfirm={() => personErasure.send({ type: 'confirm' })}
      onCancel={() => personErasure.send({ type: 'cancel' })}
    >
      <FailureAlert failure={failure} />
    </ConfirmDialog>
  )
}
