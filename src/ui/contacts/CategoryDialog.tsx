import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { CategoryEditActor } from '../../application/contacts/categoryEdit.machine.ts'
import type { ContactCategoriesActor } from '../../application/contacts/contactCategories.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Hint } from '../kit/Field.tsx'
import { Select } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { CategoryList } from './CategoryList.tsx'
import { categoryText } from './categoryText.ts'

interface CategoryDialogProps {
  readonly edit: CategoryEditActor
  readonly categories: ContactCategoriesActor
}

/** Failures that stand at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'CONTACT_CATEGORY_ALREADY_EXISTS']

/** The categories: added, renamed, and removed with a word on where their contacts go. */
export const CategoryDialog = ({ edit, categories }: CategoryDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(edit, (current) => current)
  const listed = useSelector(categories, (current) => current)
  const { items } = listed.context
  if (!snapshot.hasTag('open')) return null
  const { category, name, moveTo, problems, failure } = snapshot.context
  const close = () => edit.send({ type: 'close' })
  const busy = snapshot.hasTag('busy')
  const cancel = (
    <Button disabled={busy} onClick={() => edit.send({ type: 'cancel' })}>
      {t('kit.cancel')}
    </Button>
  )
  const alert = failure !== undefined && !AT_FIELDS.includes(failure.code) && <FailureAlert failure={failure} />
  const isNaming = snapshot.matches('naming') || snapshot.matches('saving') || (snapshot.matches('comparing') && failure?.code === 'STALE_EDIT')
  if (isNaming) {
    const taken = failure?.code === 'CONTACT_CATEGORY_ALREADY_EXISTS' ? failureText(t, failure, language) : undefined
    return (
      <Dialog
        key="name"
        size="small"
        title={category === undefined ? t('contacts.category.newTitle') : t('contacts.category.renameTitle', { name: categoryText(t, category) })}
        leavesFreely={busy}
        onClose={close}
        onSubmit={() => edit.send({ type: 'confirm' })}
        footer={
          <>
            {cancel}
            <Button type="submit" tone="primary" busy={busy}>
              {t(category === undefined ? 'contacts.category.add' : 'contacts.save')}
            </Button>
          </>
        }
      >
        {alert}
        <TextField
          data-autofocus
          required
          autoComplete="off"
          label={t('contacts.name')}
          value={name}
          problem={taken ?? problemText(t, problems['name'], language)}
          readOnly={busy}
          onChange={({ currentTarget: { value } }) => edit.send({ type: 'name.changed', name: value })}
        />
      </Dialog>
    )
  }
  if (category !== undefined && !snapshot.matches('shown')) {
    const count = category.contactsInAll
    return (
      <Dialog
        key="removal"
        size="small"
        title={t('contacts.category.removeTitle', { name: categoryText(t, category) })}
        description={count === 0 ? t('contacts.category.removeEmpty') : t('contacts.category.removeText', { count })}
        onClose={close}
        onSubmit={() => edit.send({ type: 'confirm' })}
        leavesFreely
        footer={
          <>
            {cancel}
            <Button type="submit" tone="danger" busy={busy}>
              {t('contacts.category.remove')}
            </Button>
          </>
        }
      >
        {alert}
        {count > 0 && (
          <Select
            required
            label={t('contacts.category.moveTo')}
            value={moveTo}
            problem={problemText(t, problems['moveTo'], language)}
            options={[
              { value: '', label: t('contacts.chooseCategory') },
              ...items.filter(({ id }) => id !== category.id).map((one) => ({ value: one.id, label: categoryText(t, one) })),
            ]}
            onChange={(chosen) => edit.send({ type: 'place.chosen', moveTo: chosen })}
          />
        )}
      </Dialog>
    )
  }
  return (
    <Dialog
      key="list"
      title={t('contacts.manageCategories')}
      onClose={close}
      footer={
        <>
          <Button onClick={() => edit.send({ type: 'name.ask', category: undefined, name: '' })}>{t('contacts.category.add')}</Button>
          <Button tone="primary" onClick={close}>
            {t('kit.close')}
          </Button>
        </>
      }
    >
      {alert}
      {listed.matches('failed') && listed.context.failure && (
        <ErrorState title={t('contacts.category.failed')} text={failureText(t, listed.context.failure, language)} onRetry={() => categories.send({ type: 'retry' })} />
      )}
      {items.length === 0 && listed.matches('reading') && <Skeleton $height={theme.size.place} />}
      <CategoryList edit={edit} categories={items} />
      <Hint>{t('contacts.category.hint')}</Hint>
    </Dialog>
  )
}
