import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErasedPersons } from './ErasedPersons.tsx'
import { RecognitionSwitch } from './RecognitionSwitch.tsx'

/** What the organization has recognized of its files: each switch with what it means, and how far reading is. */
export const RecognitionDialog = ({ actors: { recognizedFaces, recognizedTags, erasedPersons, learnAgain } }: { readonly actors: RecognitionActors }) => {
  const { t } = useTranslation()
  const isOpen = useSelector(recognizedFaces, (snapshot) => !snapshot.matches('closed'))
  if (!isOpen) return null
  const close = () => {
    for (const one of [recognizedFaces, recognizedTags]) one.send({ type: 'setting.closed' })
    erasedPersons.send({ type: 'list.closed' })
  }
  return (
    <Dialog title={t('recognition.title')} description={t('recognition.text')} onClose={close} leavesFreely footer={<Button onClick={close}>{t('kit.close')}</Button>}>
      <RecognitionSwitch kind="Faces" actor={recognizedFaces} />
      <ErasedPersons erasedPersons={erasedPersons} learnAgain={learnAgain} />
      <RecognitionSwitch kind="Tags" actor={recognizedTags} />
    </Dialog>
  )
}
