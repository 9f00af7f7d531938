import { ContactRound, SearchX, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import { contactCreateAddress, contactsAddress } from '../addresses/contacts.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

interface NoContactsProps {
  readonly list: ShownContacts
  readonly mayManage: boolean
  /** How many the search finds in all categories. */
  readonly elsewhere: number
  readonly onList: (list: ShownContacts) => void
}

/** Why nothing is listed: the trash is empty, nothing is found, the category has none, or nobody has been added yet. */
export const NoContacts = ({ list, mayManage, elsewhere, onList }: NoContactsProps) => {
  const { t } = useTranslation()
  const { term, ...unsearched } = list
  const { categoryId, ...everywhere } = list
  if (list.inTrash)
    return (
      <EmptyState
        icon={<Trash2 size={20} />}
        title={t('contacts.none.trash.title')}
        text={t('contacts.none.trash.text')}
        action={<ButtonLink to={contactsAddress()}>{t('contacts.toAll')}</ButtonLink>}
      />
    )
  const add = mayManage && (
    <ButtonLink tone="primary" to={contactCreateAddress(categoryId)}>
      {t('contacts.add')}
    </ButtonLink>
  )
  if (term !== undefined)
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title={t('contacts.none.found.title', { term })}
        text={elsewhere > 0 ? t('contacts.none.found.elsewhere', { count: elsewhere }) : t('contacts.none.found.text')}
        action={
          elsewhere > 0 ? <Button onClick={() => onList(everywhere)}>{t('contacts.none.found.all')}</Button> : <Button onClick={() => onList(unsearched)}>{t('contacts.none.found.clear')}</Button>
        }
      />
    )
  return categoryId === undefined ? (
    <EmptyState icon={<ContactRound size={20} />} title={t('contacts.none.first.title')} text={t('contacts.none.first.text')} action={add} />
  ) : (
    <EmptyState icon={<ContactRound size={20} />} title={t('contacts.none.category.title')} text={t('contacts.none.category.text')} action={add} />
  )
}
