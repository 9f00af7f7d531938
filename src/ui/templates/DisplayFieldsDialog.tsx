import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DisplayFieldsActor } from '../../application/templates/displayFields.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { COLUMN_WIDTH } from '../../domain/templates/displayFields.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Hint } from '../kit/Field.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { DisplayFieldRow } from './DisplayFieldRow.tsx'
import { editRefusal } from './templateEntries.tsx'

interface DisplayFieldsDialogProps {
  readonly displayFields: DisplayFieldsActor
  readonly onClose: () => void
}

/** Which attributes the table and the details show, how wide, and in which order. */
export const DisplayFieldsDialog = ({ displayFields, onClose }: DisplayFieldsDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(displayFields, (current) => current)
  const { template, fields, problems, failure } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  usePageTitle(t('templates.display.title'))
  if (!snapshot.hasTag('open')) return null
  const [isForm, isStale] = [snapshot.hasTag('form'), snapshot.matches('stale')]
  const refusal = template && editRefusal(t, template.state)
  const reason = failure && failureText(t, failure, language)
  const isEditable = isForm && refusal === undefined
  const footer = isStale ? (
    <>
      <Button onClick={() => displayFields.send({ type: 'theirs.take' })}>{t('templates.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => displayFields.send({ type: 'mine.keep' })}>
        {t('templates.keepMine')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {isEditable && (
        <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
          {t('templates.save')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={t('templates.display.title')}
      {...(template === undefined ? {} : { description: template.name })}
      size="wide"
      phone="full"
      onClose={onClose}
      {...(isEditable ? { onSubmit: () => displayFields.send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && reason !== undefined && (
        <ErrorState title={t('templates.unreadable')} text={reason} onRetry={() => displayFields.send({ type: 'retry' })} />
      )}
      {isForm && refusal !== undefined && <p>{refusal}</p>}
      {isForm && reason !== undefined && failure?.code !== 'VALIDATION_FAILED' && <Alert>{reason}</Alert>}
      {isStale && <Alert>{t('templates.display.stale')}</Alert>}
      {isForm && fields.length === 0 && <EmptyState title={t('templates.noAttributes')} text={t('templates.display.none')} />}
      {isForm && fields.length > 0 && (
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
              isOpen={isEditable}
              problem={problemText(t, problems[`${field.attributeId}.width`] ?? problems[`${field.attributeId}.attributeId`], language)}
              onChange={(change) => displayFields.send({ type: 'display.changed', change })}
            />
          ))}
        </List>
        </>
      )}
    </Dialog>
  )
}

const List = styled.ol`
  display: grid;
`
