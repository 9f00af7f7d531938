import { useSelector } from '@xstate/react'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebReadyActor } from '../../../application/library/webReady.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Dialog } from '../../kit/Dialog.tsx'

/** Asks before something may become public, and says why something cannot. */
export const WebReadyDialog = ({ webReady }: { readonly webReady: WebReadyActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(webReady, (current) => current)
  const [silence, setSilence] = useState(false)
  const cancel = () => webReady.send({ type: 'cancel' })
  if (snapshot.matches('refused')) {
    return (
      <Dialog
        size="small"
        title={t('webReady.refusedTitle')}
        description={t('webReady.refusedText')}
        onClose={cancel}
        footer={
          <Button data-autofocus onClick={cancel}>
            {t('webReady.close')}
          </Button>
        }
      />
    )
  }
  if (!snapshot.matches('confirming')) return null
  const { items } = snapshot.context.wish
  return (
    <Dialog
      size="small"
      title={t('webReady.confirmTitle', { count: items.length, name: items[0]?.name ?? '' })}
      description={t('webReady.confirmText')}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone="publish" icon={<Globe size={16} />} onClick={() => webReady.send({ type: 'confirm', silence })}>
            {t('webReady.confirm')}
          </Button>
        </>
      }
    >
      <Checkbox label={t('webReady.silence')} checked={silence} onChange={(event) => setSilence(event.currentTarget.checked)} />
    </Dialog>
  )
}
