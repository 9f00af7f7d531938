import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { changedFields } from '../../src/domain/contacts/contactChanges.ts'
import { contactProblems, formOf, tidiedContact, type Contact, type ContactField, type ContactForm } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { record, type Actor } from '../audit/record.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { columnsOf, contactOf, filledIn, HOLD_CONTACT, INSERT_CONTACT, READ_CONTACT, resourceOf, UPDATE_CONTACT, type ContactRow } from './contactRows.ts'
import { alreadyThere } from './sameContacts.ts'

export type ContactUnseen = Failure<'CONTACT_NOT_FOUND' | 'RESOURCE_IN_TRASH'>

const seen = (row: ContactRow | undefined): Result.Result<ContactRow, ContactUnseen> => {
  if (row === undefined) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  return row.trashed ? Result.fail({ code: 'RESOURCE_IN_TRASH' }) : Result.succeed(row)
}

export const readContact = async (tenant: Tenant, id: string): Promise<Result.Result<Contact, ContactUnseen>> =>
  Result.map(seen((await tenant.query(READ_CONTACT, [tenant.organizationId, id]))[0]), contactOf)

/** A contact outside the trash, which stays as it is until the transaction ends. */
export const heldContact = async (tenant: Tenant, id: string): Promise<Result.Result<Contact, ContactUnseen>> =>
  Result.map(seen((await tenant.query(HOLD_CONTACT, [tenant.organizationId, id]))[0]), contactOf)

/** At most 100 are named. */
export const publishContacts = (tenant: Tenant, ids: readonly string[]): Promise<void> =>
  publish(tenant, { kind: 'contacts.changed', ids: ids.length > 100 ? null : ids })

/** A category stays until the transaction ends. */
const CATEGORY = sql<{ name: string }>('select name from contact_categories where organization_id = $1 and id = $2 for key share')

/** Undefined where there is none. */
export const categoryName = async (tenant: Tenant, id: string): Promise<string | undefined> =>
  isWellFormedId(id) ? (await tenant.query(CATEGORY, [tenant.organizationId, id]))[0]?.name : undefined

export type ContactRefused = ContactUnseen | Failure<'VALIDATION_FAILED' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND' | 'STALE_EDIT'>

const written = async (tenant: Tenant, id: string): Promise<Result.Result<Contact, ContactRefused>> => {
  await publishContacts(tenant, [id])
  return readContact(tenant, id)
}

export const createContact = async (tenant: Tenant, actor: Actor, raw: ContactForm): Promise<Result.Result<Contact, ContactRefused>> => {
  const fields = contactProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const form = tidiedContact(raw)
  const category = await categoryName(tenant, form.categoryId)
  if (category === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  const taken = await alreadyThere(tenant, [form], [])
  if (taken !== undefined) return Result.fail(taken)
  const id = randomUUID()
  await tenant.query(INSERT_CONTACT, [tenant.organizationId, id, ...columnsOf(form), fullName(actor)])
  await record(tenant, actor, { kind: 'contact.created', resource: resourceOf({ ...form, id }), after: { ...filledIn(form), category } })
  return written(tenant, id)
}

/** What tells one person from another. */
const IDENTIFYING: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone']

/** What the log keeps of some fields of a contact, the category by its name, too. */
export const fieldsIn = (form: ContactForm, fields: readonly ContactField[], category: string) => ({
  ...Object.fromEntries(fields.map((field) => [field, form[field]])),
  ...(fields.includes('categoryId') ? { category } : {}),
})

interface ContactEdit extends ContactForm {
  readonly id: string
  /** The one that was edited; undefined: whichever there is. */
  readonly revision?: number
}

export const editContact = async (tenant: Tenant, actor: Actor, { id, revision, ...raw }: ContactEdit): Promise<Result.Result<Contact, ContactRefused>> => {
  const held = await heldContact(tenant, id)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const before = formOf(held.success)
  const fields = contactProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  if (revision !== undefined && revision !== held.success.revision) return Result.fail({ code: 'STALE_EDIT' })
  const after = tidiedContact(raw)
  const changed = changedFields(before, after)
  if (changed.length === 0) return held
  const category = await categoryName(tenant, after.categoryId)
  if (category === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  const taken = changed.some((field) => IDENTIFYING.includes(field)) ? await alreadyThere(tenant, [after], [id]) : undefined
  if (taken !== undefined) return Result.fail(taken)
  await tenant.query(UPDATE_CONTACT, [tenant.organizationId, id, ...columnsOf(after), fullName(actor)])
  const was = changed.includes('categoryId') ? await categoryName(tenant, before.categoryId) : undefined
  await record(tenant, actor, {
    kind: 'contact.updated',
    resource: resourceOf({ ...after, id }),
    before: fieldsIn(before, changed, was ?? ''),
    after: fieldsIn(after, changed, category),
  })
  return written(tenant, id)
}
