import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PersonErasureActor } from '../../application/face-recognition/personErasure.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { failureText } from '../texts/failureText.ts'

/** Asks before what was learnt of somebody's face is erased. */
export const PersonErasureDialog = ({ personErasure }: { readonly personErasure: PersonErasureActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(personErasure, (current) => current)
  const { name, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  return (
    <ConfirmDialog
      title={t('faces.erase.title', { name })}
      text={
        <>
          {t('faces.erase.text')}
          {failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
        </>
      }
      confirmLabel={t('faces.erase.confirm')}
      busy={snapshot.matches('erasing')}
      onConfirm={() => personErasure.send({ type: 'confirm' })}
      onCancel={() => personErasure.send({ type: 'cancel' })}
    />
  )
}
