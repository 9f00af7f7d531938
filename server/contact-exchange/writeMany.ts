import type { ContactForm } from '../../src/domain/contacts/contact.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Actor } from '../audit/record.ts'
import { columnsOf, INSERT_CONTACTS, UPDATE_CONTACTS } from '../contacts/contactRows.ts'
import type { Tenant } from '../database/tenant.ts'

interface Written {
  readonly id: string
  readonly form: ContactForm
}

/** The columns of many contacts, each as an array. */
const arraysOf = (contacts: readonly Written[]): readonly (readonly string[])[] => {
  const rows = contacts.map(({ form }) => columnsOf(form))
  return Array.from({ length: 17 }, (_, at) => rows.map((row) => row[at] ?? ''))
}

export const insertContacts = async (tenant: Tenant, actor: Actor, contacts: readonly Written[]): Promise<void> => {
  if (contacts.length > 0) await tenant.query(INSERT_CONTACTS, [tenant.organizationId, contacts.map(({ id }) => id), ...arraysOf(contacts), fullName(actor)])
}

/** Each has another revision then. */
export const updateContacts = async (tenant: Tenant, actor: Actor, contacts: readonly Written[]): Promise<void> => {
  if (contacts.length > 0) await tenant.query(UPDATE_CONTACTS, [tenant.organizationId, contacts.map(({ id }) => id), ...arraysOf(contacts), fullName(actor)])
}
