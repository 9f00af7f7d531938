import { contactName, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { contactNameKey, isSamePerson } from '../../src/domain/contacts/sameness.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

type Person = Pick<ContactForm, 'firstName' | 'lastName' | 'email' | 'phone'>

/**
 * Of two who write the same name at once, the second waits until the first is done. In one order, so that nobody waits for each other; of a
 * number of drawers, so that thousands of names at once take no more locks than the database has.
 */
const TAKE_TURNS = sql(`
  select pg_advisory_xact_lock(drawer) from (
    select distinct hashtextextended($1::text, 280) + (hashtextextended(name, 280) & 63) as drawer from unnest($2::text[]) as name order by drawer
  ) drawers`)
const NAMESAKES = sql<Person & { id: string }>(`
  select id, first_name as "firstName", last_name as "lastName", email, phone from contacts
  where organization_id = $1 and name_key = any ($2::text[]) and trashed_at is null and id <> all ($3::uuid[])
  order by created_at, id`)

/** Waits for whoever writes contacts of these names ({@link contactNameKey}). */
export const takeTurns = (tenant: Tenant, keys: readonly string[]) => tenant.query(TAKE_TURNS, [tenant.organizationId, keys])

/** Which contact outside the trash is one of these persons already. `own`: the ids of those that are written. */
export const alreadyThere = async (
  tenant: Tenant,
  persons: readonly Person[],
  own: readonly string[],
): Promise<Failure<'CONTACT_ALREADY_EXISTS'> | undefined> => {
  const keys = [...new Set(persons.map(contactNameKey))]
  await takeTurns(tenant, keys)
  const namesakes = await tenant.query(NAMESAKES, [tenant.organizationId, keys, own])
  const existing = namesakes.find((one) => persons.some((person) => isSamePerson(one, person)))
  return existing && { code: 'CONTACT_ALREADY_EXISTS', existing: { id: existing.id, name: contactName(existing) } }
}
