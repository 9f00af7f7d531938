import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { EXPORT_CONTENTS, type ResultExportActor } from '../../application/table-export/resultExport.machine.ts'
import { TABLE_FILE_FORMATS, type TableFileFormat } from '../../domain/metadata-table/tableFile.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { RadioRow } from '../kit/RadioRow.tsx'
import { Select } from '../kit/Select.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'

interface ResultExportDialogProps {
  readonly resultExport: ResultExportActor
  /** The query whose result is looked at: what was asked for another one is not asked any more. */
  readonly q: string
}

/** Asks what of a result is exported, and as what. */
export const ResultExportDialog = ({ resultExport, q }: ResultExportDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(resultExport, (current) => current)
  const [format, setFormat] = useState<TableFileFormat>('csv')
  const { list, modules, type, templates, templateId, failure } = snapshot.context
  if (!snapshot.matches('open') || list.q !== q) return null
  const isEverything = snapshot.matches({ open: 'everything' })
  const close = () => resultExport.send({ type: 'close' })
  const mayConfirm = isEverything || snapshot.matches({ open: 'choosing' })
  return (
    <Dialog
      title={t('tableExport.result.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('kit.cancel')}</Button>
          <Button
            tone="primary"
            icon={<Download size={16} />}
            disabled={!mayConfirm && !snapshot.matches({ open: 'preparing' })}
            busy={snapshot.matches({ open: 'preparing' })}
            onClick={() => resultExport.send({ type: 'confirm', format, language })}
          >
            {t('tableExport.title')}
          </Button>
        </>
      }
    >
      <Fields>
        {modules.length > 0 && (
          <FieldGroup title={t('tableExport.result.content')}>
            {EXPORT_CONTENTS.map((content) => (
              <RadioRow key={content}>
                <input
                  type="radio"
                  name="content"
                  checked={isEverything === (content === 'everything')}
                  onChange={() => resultExport.send({ type: 'content.chosen', content })}
                />
                <strong>{t(`tableExport.result.${content}`)}</strong>
                <Hint>{t(`tableExport.result.${content}Hint`)}</Hint>
              </RadioRow>
            ))}
          </FieldGroup>
        )}
        {modules.length === 0 && (
          <p>
            {t('tableExport.result.everything')}. {t('tableExport.result.everythingHint')}.
          </p>
        )}
        {!isEverything && modules.length > 1 && (
          <Select
            label={t('items.module')}
            value={type}
            options={modules.map((module) => ({ value: module, label: t(`shell.modules.${module}`) }))}
            onChange={(module) => resultExport.send({ type: 'module.chosen', module })}
          />
        )}
        {snapshot.matches({ open: 'reading' }) && <Spinner label={t('tableExport.result.reading')} />}
        {snapshot.matches({ open: 'none' }) && <p>{t('tableExport.result.none')}</p>}
        {snapshot.matches({ open: 'failed' }) && failure !== undefined && (
          <ErrorState title={t('tableExport.result.failed')} text={failureText(t, failure, language)} onRetry={() => resultExport.send({ type: 'retry' })} />
        )}
        {templates.length > 0 && (
          <Select
            label={t('tableExport.result.template')}
            value={templateId}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(chosen) => resultExport.send({ type: 'template.chosen', templateId: chosen })}
          />
        )}
        {(isEverything || templates.length > 0) && (
          <FieldGroup title={t('tableExport.result.format')}>
            {TABLE_FILE_FORMATS.map((one) => (
              <RadioRow key={one}>
                <input type="radio" name="format" checked={one === format} onChange={() => setFormat(one)} />
                {t(`tableExport.result.${one}`)}
              </RadioRow>
            ))}
          </FieldGroup>
        )}
      </Fields>
    </Dialog>
  )
}

/** Below the words, beside the button. */
const Hint = styled.small`
  flex-basis: 100%;
  padding: 0 0 ${theme.space[1]} calc(${theme.size.box} + ${theme.space[2]});
`

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
