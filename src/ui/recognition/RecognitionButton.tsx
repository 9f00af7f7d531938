import { ScanFace } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { RECOGNITION } from '../../application/recognition/recognitionActors.ts'
import { Button } from '../kit/Button.tsx'
import { useCapability } from '../page/useCapability.ts'
import { openRecognition } from './openRecognition.ts'
import { RecognitionDialog } from './RecognitionDialog.tsx'

/** Opens the switches of the organization that is worked in; their code comes when they are wanted. */
export const RecognitionButton = ({ capabilities }: { readonly capabilities: Capabilities }) => {
  const { t } = useTranslation()
  const actors = useCapability(capabilities, RECOGNITION)
  const open = async () => openRecognition(await capabilities.load(RECOGNITION))
  return (
    <>
      <Button icon={<ScanFace size={16} aria-hidden />} onClick={() => void open()}>
        {t('recognition.open')}
      </Button>
      {actors && <RecognitionDialog actors={actors} />}
    </>
  )
}
