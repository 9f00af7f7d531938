import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decodedText } from '../../domain/format/decodedText.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'

interface OptionFileProps {
  readonly busy?: boolean
  readonly onRead: (text: string) => void
}

/** Bytes: what a list of the most options takes, and no picture by mistake. */
const LARGEST = 2_000_000

/** Asks for a file that lists options, and reads its text. */
export const OptionFile = ({ busy = false, onRead }: OptionFileProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (file: File) => {
    setTooLarge(file.size > LARGEST)
    if (file.size <= LARGEST) onRead(decodedText(new Uint8Array(await file.arrayBuffer())))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <Button icon={<FileUp size={16} aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
        {t('templates.options.import')}
      </Button>
      {isTooLarge && <Alert>{t('templates.options.tooLarge')}</Alert>}
    </>
  )
}
