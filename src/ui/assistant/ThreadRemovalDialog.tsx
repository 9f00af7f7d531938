import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ThreadRemovalActor } from '../../application/assistant/threadRemoval.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before a thread is deleted. */
export const ThreadRemovalDialog = ({ threadRemoval }: { readonly threadRemoval: ThreadRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(threadRemoval, (current) => current)
  const { thread, failure } = snapshot.context
  if (!snapshot.hasTag('open') || thread === undefined) return null
  const cancel = () => threadRemoval.send({ type: 'cancel' })
  return (
    <Dialog
      size="small"
      title={t('assistant.removal.title', { title: thread.title })}
      description={t('assistant.removal.text')}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone="danger" busy={snapshot.matches('working')} onClick={() => threadRemoval.send({ type: 'confirm' })}>
            {t('assistant.history.delete')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
    </Dialog>
  )
}
