import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportFileActor } from '../../application/metadata-import/importFile.machine.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '../../domain/metadata-import/metadataImport.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { useFileDrop } from '../uploads/useFileDrop.ts'
import { FormerImports } from './FormerImports.tsx'
import { fileText } from './importTexts.ts'
import { DropPlace } from '../drag/DropPlace.ts'

interface ImportFileDialogProps {
  readonly importFile: ImportFileActor
  /** By which values are imported. */
  readonly templateName: string
  readonly addressOf: (importId: string) => string
  readonly onClose: () => void
}

/** Asks for a file of values: chosen, or dropped. */
export const ImportFileDialog = ({ importFile, templateName, addressOf, onClose }: ImportFileDialogProps) => {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(importFile, (current) => current)
  const { file, before, failure } = snapshot.context
  const isSending = snapshot.matches('sending')
  const give = ([given, ...others]: readonly File[]) => {
    if (others.length > 0) importFile.send({ type: 'files.given' })
    else if (given !== undefined) importFile.send({ type: 'file.given', file: given, language })
  }
  const drop = useFileDrop(!isSending, (transfer) => give([...transfer.files]))
  if (!snapshot.hasTag('open')) return null
  return (
    <Dialog
      size="wide"
      phone="full"
      title={t('metadataImport.title', { template: templateName })}
      description={t('metadataImport.file.text', { size: formatSize(MAX_IMPORT_BYTES, language), lines: formatNumber(MAX_IMPORT_LINES, language) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
    >
      {failure !== undefined && (
        <Alert>
          {file !== undefined && <strong>{file.name}: </strong>}
          {fileText(t, failure, language)}
        </Alert>
      )}
      <DropPlace {...drop.handlers} data-over={drop.over}>
        {isSending ? (
          <>
            <Spinner label={t('metadataImport.file.sending', { name: file?.name ?? '' })} />
            <p>{t('metadataImport.file.sending', { name: file?.name ?? '' })}</p>
          </>
        ) : (
          <>
            <FileUp size={28} strokeWidth={1.5} aria-hidden />
            <p>{t('metadataImport.file.drop')}</p>
            <Button tone="primary" data-autofocus onClick={() => input.current?.click()}>
              {t('metadataImport.file.choose')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('metadataImport.file.choose')}
          onChange={({ currentTarget }) => {
            give([...(currentTarget.files ?? [])])
            // The same file can be chosen again once it is mended.
            currentTarget.value = ''
          }}
        />
      </DropPlace>
      {before.length > 0 && <FormerImports imports={before} addressOf={addressOf} />}
    </Dialog>
  )
}
