import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ManyContactsActor } from '../../application/contact-exchange/manyContacts.machine.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { MOST_CHANGED } from '../../domain/contact-exchange/selection.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Select } from '../kit/Select.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import type { NamedCategory } from './shownContacts.ts'

interface ManyContactsDialogProps {
  readonly manyContacts: ManyContactsActor
  readonly categories: readonly NamedCategory[]
}

/** What is done with many contacts: they go to the trash once that is confirmed, or get another category. */
export const ManyContactsDialog = ({ manyContacts, categories }: ManyContactsDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(manyContacts, (current) => current)
  const { count, categoryId, isMissing, failure } = snapshot.context
  if (!snapshot.hasTag('open')) return null
  const isTooMany = failure?.code === 'VALIDATION_FAILED' && 'selection' in failure.fields
  const message = failure && (isTooMany ? t('contactExchange.many.tooMany', { limit: formatNumber(MOST_CHANGED, language) }) : failureText(t, failure, language))
  const cancel = () => manyContacts.send({ type: 'cancel' })
  if (snapshot.matches('asking') || snapshot.matches('trashing'))
    return (
      <ConfirmDialog
        title={t('contactExchange.many.trashTitle', { count, number: formatNumber(count, language) })}
        text={message ?? t('contactExchange.many.trashText')}
        confirmLabel={t('contacts.toTrash')}
        busy={snapshot.hasTag('busy')}
        onCancel={cancel}
        onConfirm={() => manyContacts.send({ type: 'confirm' })}
      />
    )
  return (
    <Dialog
      size="small"
      leavesFreely
      title={t('contactExchange.many.categoryTitle', { count, number: formatNumber(count, language) })}
      onClose={cancel}
      onSubmit={() => manyContacts.send({ type: 'confirm' })}
      footer={
        <>
          <Button disabled={snapshot.hasTag('busy')} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
            {t('contactExchange.many.categorize')}
          </Button>
        </>
      }
    >
      {message !== undefined && <Alert>{message}</Alert>}
      <Select
        required
        label={t('contacts.fields.categoryId')}
        value={categoryId}
        problem={isMissing ? problemText(t, { code: 'required' }, language) : undefined}
        options={[{ value: '', label: t('contacts.chooseCategory') }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(chosen) => manyContacts.send({ type: 'category.chosen', categoryId: chosen })}
      />
    </Dialog>
  )
}
