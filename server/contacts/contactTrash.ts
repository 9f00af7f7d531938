import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { contactName } from '../../src/domain/contacts/contact.ts'
import { contactNameKey, isSamePerson } from '../../src/domain/contacts/sameness.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { replaceContacts } from '../metadata/contactValues.ts'
import { HOLD_CONTACTS, resourceOf, type ContactRow } from './contactRows.ts'
import { publishContacts } from './contacts.ts'
import { alreadyThere } from './sameContacts.ts'

/** Also what somebody else merges, or takes back. */
export const TRASH = sql(`
  update contacts set trashed_at = now(), trashed_by_name = $3, revision = revision + 1 where organization_id = $1 and id = any ($2::uuid[])`)
/** Whoever comes back is nobody else any more. */
export const RESTORE = sql(`
  update contacts set trashed_at = null, trashed_by_name = '', merged_into = null, revision = revision + 1 where organization_id = $1 and id = any ($2::uuid[])`)
const DELETE = sql('delete from contacts where organization_id = $1 and id = any ($2::uuid[])')

type Missing = Failure<'CONTACT_NOT_FOUND'>

/** All of them, which stay as they are until the transaction ends. */
const held = async (tenant: Tenant, ids: readonly string[]): Promise<Result.Result<readonly ContactRow[], Missing>> => {
  const wanted = [...new Set(ids)]
  const rows = await tenant.query(HOLD_CONTACTS, [tenant.organizationId, wanted])
  return rows.length < wanted.length ? Result.fail({ code: 'CONTACT_NOT_FOUND' }) : Result.succeed(rows)
}

const idsOf = (rows: readonly ContactRow[]): readonly string[] => rows.map(({ id }) => id)

export const trashContacts = async (tenant: Tenant, actor: Actor, ids: readonly string[]): Promise<Result.Result<object, Missing>> => {
  const found = await held(tenant, ids)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const going = found.success.filter(({ trashed }) => !trashed)
  await tenant.query(TRASH, [tenant.organizationId, idsOf(going), fullName(actor)])
  await recordAll(tenant, actor, 'contact.deleted', going.map((row) => ({ ...resourceOf(row), after: { inTrash: true } })))
  await publishContacts(tenant, ids)
  return Result.succeed({})
}

/** Two of them are one person: the one that was there first. */
const sameAmong = (rows: readonly ContactRow[]): Failure<'CONTACT_ALREADY_EXISTS'> | undefined => {
  for (const namesakes of Map.groupBy(rows, contactNameKey).values()) {
    const first = namesakes.find((one, at) => namesakes.some((other, place) => place > at && isSamePerson(one, other)))
    if (first !== undefined) return { code: 'CONTACT_ALREADY_EXISTS', existing: { id: first.id, name: contactName(first) } }
  }
  return undefined
}

export const restoreContacts = async (tenant: Tenant, actor: Actor, ids: readonly string[]): Promise<Result.Result<object, Missing | Failure<'CONTACT_ALREADY_EXISTS'>>> => {
  const found = await held(tenant, ids)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const coming = found.success.filter(({ trashed }) => trashed)
  const taken = sameAmong(coming) ?? (await alreadyThere(tenant, coming, []))
  if (taken !== undefined) return Result.fail(taken)
  await tenant.query(RESTORE, [tenant.organizationId, idsOf(coming)])
  await recordAll(tenant, actor, 'contact.updated', coming.map((row) => ({ ...resourceOf(row), before: { inTrash: true }, after: { inTrash: false } })))
  await publishContacts(tenant, ids)
  return Result.succeed({})
}

/** For good, and out of what assets say; of those that do not lie in the trash none. */
export const deleteContacts = async ({ tenant, jobs, actor }: { readonly tenant: Tenant; readonly jobs: Jobs; readonly actor: Actor }, ids: readonly string[]): Promise<Result.Result<{ readonly contacts: number }, Missing>> => {
  const found = await held(tenant, ids)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const going = found.success.filter(({ trashed }) => trashed)
  if (going.length < found.success.length) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  await replaceContacts({ tenant, jobs, actor, operationId: randomUUID() }, idsOf(going), null)
  await tenant.query(DELETE, [tenant.organizationId, idsOf(going)])
  await recordAll(tenant, actor, 'contact.deleted', going.map((row) => ({ ...resourceOf(row), before: { inTrash: true } })))
  await publishContacts(tenant, ids)
  return Result.succeed({ contacts: going.length })
}
