import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ThreadRemovalActor } from '../../application/assistant/threadRemoval.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before a thread is deleted. */
export const ThreadRemovalDialog = ({ threadRemoval }: { readonly threadRemoval: ThreadRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(threadRemoval, (current) => current)
  const { thread, failure } = snapshot.context
  if (!snapshot.hasTag('open') || thread === undefined) return null
  return (
    <ConfirmDialog
      title={t('assistant.removal.title', { title: thread.title })}
      text={t('assistant.removal.text')}
      confirmLabel={t('assistant.history.delete')}
      busy={snapshot.matches('working')}
      onConfirm={() => threadRemoval.send({ type: 'confirm' })}
      onCancel={() => threadRemoval.send({ type: 'cancel' })}
    >
      <FailureAlert failure={failure} />
    </ConfirmDialog>
  )
}
