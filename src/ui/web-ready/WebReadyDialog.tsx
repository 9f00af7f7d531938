import { useSelector } from '@xstate/react'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { WebReadyActor } from '../../application/web-ready/webReady.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { theme } from '../theme/theme.ts'

interface WebReadyDialogProps {
  readonly webReady: WebReadyActor
}

/** Asks before something may become public, and says why something cannot. */
export const WebReadyDialog = ({ webReady }: WebReadyDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(webReady, (current) => current)
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
  // What is ticked is of one question, and gone with it.
  if (snapshot.matches('answering')) return <UndecidedQuestion key={snapshot.context.wish.items[0]?.id} webReady={webReady} />
  return snapshot.matches('confirming') && <Confirmation webReady={webReady} />
}

/** What came into a folder that is ready for the web: to become so too, or to stay. */
const UndecidedQuestion = ({ webReady }: WebReadyDialogProps) => {
  const { t } = useTranslation()
  const { wish, reached: count = 0 } = useSelector(webReady, ({ context }) => context)
  const [always, setAlways] = useState(false)
  const cancel = () => webReady.send({ type: 'cancel' })
  const answer = (ready: boolean) => webReady.send({ type: 'undecided.answered', webReady: ready, always })
  return (
    <Dialog
      title={t('webReady.undecided.title', { count })}
      description={t('webReady.undecided.text', { name: wish.items[0]?.name ?? '' })}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button onClick={() => answer(false)}>{t('webReady.undecided.leave', { count })}</Button>
          <Button tone="publish" icon={<Globe size={16} />} onClick={() => answer(true)}>
            {t('webReady.confirm')}
          </Button>
        </>
      }
    >
      <Checkbox label={t('webReady.undecided.always')} checked={always} onChange={(event) => setAlways(event.currentTarget.checked)} />
    </Dialog>
  )
}

const Confirmation = ({ webReady }: WebReadyDialogProps) => {
  const { t } = useTranslation()
  const { wish: { items, selected }, reached } = useSelector(webReady, ({ context }) => context)
  const [silence, setSilence] = useState(false)
  const cancel = () => webReady.send({ type: 'cancel' })
  return (
    <Dialog
      size="small"
      title={t('webReady.confirmTitle', { count: selected?.count ?? items.length, name: selected?.name ?? items[0]?.name ?? '' })}
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
      <Reach aria-live="polite">{reached === undefined ? t('webReady.counting') : t('webReady.concerns', { count: reached })}</Reach>
      <Checkbox label={t('webReady.silence')} checked={silence} onChange={(event) => setSilence(event.currentTarget.checked)} />
    </Dialog>
  )
}

const Reach = styled.p`
  margin-bottom: ${theme.space[3]};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: ${theme.font.figures};
`
