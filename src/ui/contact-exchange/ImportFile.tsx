import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactImportActor } from '../../application/contact-exchange/contactImport.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { useFileDrop } from '../uploads/useFileDrop.ts'
import { fileText } from './exchangeTexts.ts'
import { DropPlace } from '../drag/DropPlace.ts'

/** Asks for a file of contacts: chosen, or dropped. */
export const ImportFile = ({ contactImport }: { readonly contactImport: ContactImportActor }) => {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { file, failure } = useSelector(contactImport, ({ context }) => context)
  const give = ([given, ...others]: readonly File[]) => {
    if (others.length > 0) contactImport.send({ type: 'files.given' })
    else if (given !== undefined) contactImport.send({ type: 'file.given', file: given })
  }
  const drop = useFileDrop(true, (transfer) => give([...transfer.files]))
  return (
    <>
      {failure !== undefined && (
        <Alert>
          {file !== undefined && <strong>{file.name}: </strong>}
          {fileText(t, failure, matchLanguage(i18n.language))}
        </Alert>
      )}
      <DropPlace {...drop.handlers} data-over={drop.over}>
        <FileUp size={28} strokeWidth={1.5} aria-hidden />
        <p>{t('contactExchange.file.drop')}</p>
        <Button tone="primary" data-autofocus onClick={() => input.current?.click()}>
          {t('contactExchange.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/x-vcard,text/csv,text/tab-separated-values"
          aria-label={t('contactExchange.file.choose')}
          onChange={({ currentTarget }) => {
            give([...(currentTarget.files ?? [])])
            // The same file can be chosen again once it is mended.
            currentTarget.value = ''
          }}
        />
      </DropPlace>
    </>
  )
}
