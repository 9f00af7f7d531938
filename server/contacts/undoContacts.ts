import * as Result from 'effect/Result'
import type { Changes } from '../../src/domain/activity/entry.ts'
import { formOf, type Contact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import type { Actor } from '../audit/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { editContact, heldContact, type ContactRefused } from './contacts.ts'
import { restoreContacts } from './contactTrash.ts'

/** Writes the fields of a contact as they were before a change. */
export const undoContactEdit = async (tenant: Tenant, actor: Actor, id: string, fields: Changes): Promise<Result.Result<Contact, ContactRefused>> => {
  const held = await heldContact(tenant, id)
  return Result.isFailure(held) ? Result.fail(held.failure) : editContact(tenant, actor, { ...formOf(held.success), ...(fields as Partial<ContactForm>), id })
}

export const undoContactTrash = (tenant: Tenant, actor: Actor, id: string) => restoreContacts(tenant, actor, [id])
