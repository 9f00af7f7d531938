import { contactNames, wholeNameKeys, type NamedContact } from '../../src/domain/contacts/contactValues.ts'
import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { Names } from '../../src/domain/metadata/names.ts'
import { emailKey } from '../../src/domain/validation/patterns.ts'
import type { Viewer } from '../access/viewer.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const NAMED = sql<NamedContact>(`
  select contact.id, contact.first_name as "firstName", contact.last_name as "lastName", contact.email from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.name_key = any ($2::text[])
  union
  select contact.id, contact.first_name, contact.last_name, contact.email from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.email <> '' and lower(contact.email) = any ($3::text[])
  union
  select contact.id, contact.first_name, contact.last_name, contact.email from contacts contact
  where contact.organization_id = $1 and contact.trashed_at is null and contact.id = any ($4::uuid[])`)

/** Who may know which contacts there are. */
export type ContactReader = Pick<Viewer, 'permissions' | 'modules'>

/** The contacts that texts may mean, by the whole name, the e-mail or the identifier. Whoever may not view contacts finds none. */
export const contactsIn = async (tenant: Tenant, reader: ContactReader, texts: readonly string[]): Promise<readonly NamedContact[]> => {
  const asked = [...new Set(texts.map((text) => text.replaceAll('\0', '').toWellFormed()))]
  if (asked.length === 0 || !mayViewContacts(reader)) return []
  const ids = asked.map((text) => text.trim().toLowerCase()).filter(isWellFormedId)
  return tenant.query(NAMED, [tenant.organizationId, asked.flatMap(wholeNameKeys), asked.filter((text) => text.includes('@')).map(emailKey), ids])
}

export const namesInTexts = async (tenant: Tenant, reader: ContactReader, texts: readonly string[]): Promise<Names> => contactNames(await contactsIn(tenant, reader, texts))
