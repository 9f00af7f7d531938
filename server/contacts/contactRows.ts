import { contactName, formOf, tidiedContact, type Contact, type ContactForm, type ContactSummary } from '../../src/domain/contacts/contact.ts'
import { contactOrder, contactWords } from '../../src/domain/contacts/contactList.ts'
import { contactNameKey } from '../../src/domain/contacts/sameness.ts'
import { sql } from '../database/sql.ts'

type Dated<Shape> = Omit<Shape, 'createdAt' | 'updatedAt'> & { readonly createdAt: Date; readonly updatedAt: Date }
export type SummaryRow = Dated<ContactSummary>
export interface ContactRow extends Dated<Contact> {
  readonly trashed: boolean
}

export const SUMMARY_COLUMNS = `
  contact.id, contact.first_name as "firstName", contact.last_name as "lastName", contact.category_id as "categoryId", contact.organization, contact.phone,
  contact.email, contact.city, contact.country, picture.version as "pictureVersion", contact.revision, contact.created_at as "createdAt",
  contact.updated_at as "updatedAt"`

/** $1 is the organization. */
export const CONTACTS = `
  contacts contact left join contact_pictures picture on picture.organization_id = $1 and picture.contact_id = contact.id
  where contact.organization_id = $1`

const WHOLE = `
  select ${SUMMARY_COLUMNS}, contact.street, contact.state, contact.zip_code as "zipCode", contact.website, contact.notes,
    contact.created_by_name as "createdBy", contact.updated_by_name as "updatedBy", contact.trashed_at is not null as trashed
  from ${CONTACTS}`
export const READ_CONTACT = sql<ContactRow>(`${WHOLE} and contact.id = $2`)
/** In no order. */
export const READ_CONTACTS = sql<ContactRow>(`${WHOLE} and contact.id = any ($2::uuid[])`)
/** They stay as they are until the transaction ends. */
export const HOLD_CONTACT = sql<ContactRow>(`${WHOLE} and contact.id = $2 for no key update of contact`)
export const HOLD_CONTACTS = sql<ContactRow>(`${WHOLE} and contact.id = any ($2::uuid[]) order by contact.id for no key update of contact`)

/** Those of these names outside the trash. */
export const READ_NAMESAKES = sql<ContactRow>(`${WHOLE} and contact.name_key = any ($2::text[]) and contact.trashed_at is null order by contact.created_at, contact.id`)
export const HOLD_NAMESAKES = sql<ContactRow>(`
  ${WHOLE} and contact.name_key = any ($2::text[]) and contact.trashed_at is null order by contact.created_at, contact.id for no key update of contact`)

export const summaryOf = (row: SummaryRow): ContactSummary => ({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() })

export const contactOf = ({ trashed: _trashed, ...row }: ContactRow): Contact => ({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() })

/** What is written down of a contact, in the order of {@link INSERT_CONTACT} and {@link UPDATE_CONTACT} from $3 on. */
export const columnsOf = (form: ContactForm): readonly string[] => {
  const { categoryId, firstName, lastName, phone, email, organization, street, city, state, zipCode, country, website, notes } = tidiedContact(form)
  const derived = [contactNameKey(form), contactOrder('firstName', form), contactOrder('lastName', form), contactWords(form)]
  return [categoryId, firstName, lastName, phone, email, organization, street, city, state, zipCode, country, website, notes, ...derived]
}

const COLUMNS = `category_id, first_name, last_name, phone, email, organization, street, city, state, zip_code, country, website, notes,
  name_key, first_order, last_order, words`
const VALUES = Array.from({ length: 17 }, (_, at) => `$${at + 3}`).join(', ')

const ARRAYS = `$2::uuid[], $3::uuid[], ${Array.from({ length: 16 }, (_, at) => `$${at + 4}::text[]`).join(', ')}`

/** Many at once: $2 are identifiers, what is from $3 on stands in arrays as long. $20: by whom. */
export const INSERT_CONTACTS = sql(`
  insert into contacts (organization_id, id, ${COLUMNS}, created_by_name, updated_by_name)
  select $1, one.*, $20, $20 from unnest(${ARRAYS}) as one (id, ${COLUMNS})`)
export const UPDATE_CONTACTS = sql(`
  update contacts contact set (${COLUMNS}, updated_by_name) = row (${COLUMNS.split(',').map((column) => `one.${column.trim()}`).join(', ')}, $20), revision = revision + 1, updated_at = now()
  from unnest(${ARRAYS}) as one (id, ${COLUMNS}) where contact.organization_id = $1 and contact.id = one.id`)

/** $20: by whom. */
export const INSERT_CONTACT = sql(`
  insert into contacts (organization_id, id, ${COLUMNS}, created_by_name, updated_by_name) values ($1, $2, ${VALUES}, $20, $20)`)
export const UPDATE_CONTACT = sql(`
  update contacts set (${COLUMNS}, updated_by_name) = row (${VALUES}, $20), revision = revision + 1, updated_at = now()
  where organization_id = $1 and id = $2`)

/** A contact as the activity log names it. */
export const resourceOf = (contact: Pick<Contact, 'id' | 'firstName' | 'lastName'>) => ({ id: contact.id, name: contactName(contact) })

/** What the log keeps of a new contact: what was filled in. */
export const filledIn = (contact: ContactForm): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(formOf(contact)).filter(([, value]) => value !== ''))
