import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type DisplayFieldsActor, isUnsaved } from '../../application/templates/displayFields.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { COLUMN_WIDTH } from '../../domain/templates/displayFields.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Alert } from '../kit/Alert.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Hint } from '../kit/Field.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { problemText } from '../texts/problemText.ts'
import { DisplayFieldRow } from './DisplayFieldRow.tsx'
import { editRefusal } from './templateEntries.tsx'

interface DisplayFieldsDialogProps {
  readonly displayFields: DisplayFieldsActor
  readonly onClose: () => void
}

const AT_FIELDS = ['VALIDATION_FAILED']

/** Which attributes the table and the details show, how wide, and in which order. */
export const DisplayFieldsDialog = ({ displayFields, onClose }: DisplayFieldsDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(displayFields, (current) => current)
  const { template, fields, problems } = snapshot.context
  usePageTitle(t('templates.display.title'))
  const refusal = template && editRefusal(t, template.state)
  return (
    <FormDialog
      snapshot={snapshot}
      send={displayFields.send}
      title={t('templates.display.title')}
      description={template?.name}
      size="wide"
      phone="full"
      save={refusal === undefined ? t('templates.save') : undefined}
      unreadable={t('templates.unreadable')}
      ways={{ takeTheirs: t('templates.takeTheirs'), keepMine: t('templates.keepMine') }}
      atFields={AT_FIELDS}
      theirs={<Alert>{t('templates.display.stale')}</Alert>}
      above={refusal !== undefined && <p>{refusal}</p>}
      unsaved={isUnsaved(snapshot.context)}
      onClose={onClose}
    >
      {fields.length === 0 && <EmptyState title={t('templates.noAttributes')} text={t('templates.display.none')} />}
      {fields.length > 0 && (
        <>
        <Hint>{t('templates.display.limits', { narrowest: COLUMN_WIDTH.narrowest, widest: COLUMN_WIDTH.widest })}</Hint>
        <List aria-label={t('templates.display.title')}>
          {fields.map((field, at) => (
            <DisplayFieldRow
              key={field.attributeId}
              field={field}
              name={template?.attributes.find(({ id }) => id === field.attributeId)?.name ?? ''}
              at={at}
              count={fields.length}
              isOpen={refusal === undefined}
              problem={problemText(t, problems[`${field.attributeId}.width`] ?? problems[`${field.attributeId}.attributeId`], language)}
              onChange={(change) => displayFields.send({ type: 'display.changed', change })}
            />
          ))}
        </List>
        </>
      )}
    </FormDialog>
  )
}

const List = styled.ol`
  display: grid;
`
