import { useTranslation } from 'react-i18next'
import type { ContactSummary, TrashedContact } from '../../domain/contacts/contact.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import type { ContactCategory } from '../../domain/contacts/category.ts'
import { formatDate, formatDateTime } from '../../domain/format/dates.ts'
import { contactAddress } from '../addresses/contacts.ts'
import { RowCells } from '../rows/RowCells.tsx'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { categoryNameIn } from './categoryText.ts'
import { ContactPicture, type ContactPictures } from './ContactPicture.tsx'

interface ContactCellsProps {
  readonly contact: ContactSummary | TrashedContact
  readonly categories: readonly ContactCategory[]
  readonly pictures: ContactPictures
  /** Whether anything can be done with it. */
  readonly isManaged: boolean
}

/** Who it is, of what category, and how they are reached; of one in the trash, since when it lies there. */
export const ContactCells = ({ contact, categories, pictures, isManaged }: ContactCellsProps) => {
  const { t } = useTranslation()
  const [name, category] = [contactName(contact), categoryNameIn(t, categories, contact.categoryId)]
  const isTrashed = 'trashedAt' in contact
  const at = isTrashed ? contact.trashedAt : contact.updatedAt
  const below = [contact.organization, contact.city].filter((part) => part !== '').join(' · ')
  return (
    <RowCells
      tick={isManaged ? t('contacts.select', { name }) : undefined}
      picture={<ContactPicture contact={contact} pictures={pictures} />}
      name={
        isTrashed ? (
          <span className="name">{name}</span>
        ) : (
          <a href={contactAddress(contact.id)} className="name" tabIndex={-1} draggable={false} data-action="open">
            {name}
          </a>
        )
      }
      place={below === '' ? undefined : below}
      type={<span title={category}>{category}</span>}
      bytes={contact.phone === '' ? undefined : <span title={contact.phone}>{contact.phone}</span>}
      number={contact.email === '' ? undefined : <span title={contact.email}>{contact.email}</span>}
      date={
        <time dateTime={at} title={formatDateTime(at, TIME_ZONE)}>
          {formatDate(at, TIME_ZONE)}
        </time>
      }
      status={isTrashed ? <span title={contact.trashedBy}>{contact.trashedBy}</span> : undefined}
      menu={isManaged ? t('contacts.menuOf', { name }) : undefined}
    />
  )
}
