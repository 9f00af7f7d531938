import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Contact } from '../../src/domain/contacts/contact.ts'
import { fullName } from '../../src/domain/users/account.ts'
import { record, type Actor } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Portrait } from '../profile/picture.ts'
import { resourceOf } from './contactRows.ts'
import { heldContact, publishContacts, readContact, type ContactUnseen } from './contacts.ts'

const KEEP = sql(`
  insert into contact_pictures (organization_id, contact_id, version, bytes) values ($1, $2, $3, $4)
  on conflict (organization_id, contact_id) do update set version = excluded.version, bytes = excluded.bytes`)
const REMOVE = sql('delete from contact_pictures where organization_id = $1 and contact_id = $2')
const TOUCH = sql('update contacts set revision = revision + 1, updated_at = now(), updated_by_name = $3 where organization_id = $1 and id = $2')
const FIND = sql<Portrait>(`
  select version, case when $4 then null else bytes end as bytes from contact_pictures
  where organization_id = $1 and contact_id = $2 and version = $3`)

const changed = async (tenant: Tenant, actor: Actor, contact: Contact, picture: 'changed' | 'removed'): Promise<Result.Result<Contact, ContactUnseen>> => {
  await tenant.query(TOUCH, [tenant.organizationId, contact.id, fullName(actor)])
  await record(tenant, actor, { kind: 'contact.updated', resource: resourceOf(contact), after: { picture } })
  await publishContacts(tenant, [contact.id])
  return readContact(tenant, contact.id)
}

/** `bytes` as they are made of what was received. */
export const keepPicture = async (tenant: Tenant, actor: Actor, id: string, bytes: Buffer): Promise<Result.Result<Contact, ContactUnseen>> => {
  const held = await heldContact(tenant, id)
  if (Result.isFailure(held)) return held
  await tenant.query(KEEP, [tenant.organizationId, id, randomUUID(), bytes])
  return changed(tenant, actor, held.success, 'changed')
}

export const removePicture = async (tenant: Tenant, actor: Actor, id: string): Promise<Result.Result<Contact, ContactUnseen>> => {
  const held = await heldContact(tenant, id)
  if (Result.isFailure(held) || held.success.pictureVersion === null) return held
  await tenant.query(REMOVE, [tenant.organizationId, id])
  return changed(tenant, actor, held.success, 'removed')
}

/** The trash shows pictures, too. */
export const findPicture = async (tenant: Tenant, contactId: string, version: string, isKnown: boolean): Promise<Portrait | undefined> =>
  (await tenant.query(FIND, [tenant.organizationId, contactId, version, isKnown]))[0]
