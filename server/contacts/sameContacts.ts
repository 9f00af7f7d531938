import { contactName, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { contactNameKey, isSamePerson } from '../../src/domain/contacts/sameness.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

type Person = Pick<ContactForm, 'firstName' | 'lastName' | 'email' | 'phone'>

/** Of two who write the same name at once, the second waits until the first is done. In one order, so that nobody waits for each other. */
const TAKE_TURNS = sql(`select pg_advisory_xact_lock(hashtextextended($1::text || name, 280)) from unnest($2::text[]) as name`)
const NAMESAKES = sql<Person & { id: string }>(`
  select id, first_name as "firstName", last_name as "lastName", email, phone from contacts
  where organization_id = $1 and name_key = any ($2::text[]) and trashed_at is null and id <> all ($3::uuid[])
  order by created_at, id`)

/** Which contact outside the trash is one of these persons already. `own`: the ids of those that are written. */
export const alreadyThere = async (
  tenant: Tenant,
  persons: readonly Person[],
  own: readonly string[],
): Promise<Failure<'CONTACT_ALREADY_EXISTS'> | undefined> => {
  const keys = [...new Set(persons.map(contactNameKey))].toSorted()
  await tenant.query(TAKE_TURNS, [tenant.organizationId, keys])
  const namesakes = await tenant.query(NAMESAKES, [tenant.organizationId, keys, own])
  const existing = namesakes.find((one) => persons.some((person) => isSamePerson(one, person)))
  return existing && { code: 'CONTACT_ALREADY_EXISTS', existing: { id: existing.id, name: contactName(existing) } }
}
