import * as Result from 'effect/Result'
import { type ContactBatch, type ContactSelection, MOST_CHANGED } from '../../src/domain/contact-exchange/selection.ts'
import { formOf } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { HOLD_CONTACTS, resourceOf, type ContactRow } from '../contacts/contactRows.ts'
import { categoryName, publishContacts } from '../contacts/contacts.ts'
import { TRASH } from '../contacts/contactTrash.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { followNames } from '../metadata/followNames.ts'
import { keepBatch, type BatchChange } from './batches.ts'
import { selectedIds } from './selected.ts'

type Missing = Failure<'CONTACT_NOT_FOUND' | 'VALIDATION_FAILED'>

const ANY_ORDER = { sort: 'created', direction: 'asc' } as const

/** The contacts of a selection, which stay as they are until the transaction ends. */
const heldSelection = async (tenant: Tenant, selection: ContactSelection): Promise<Result.Result<readonly ContactRow[], Missing>> => {
  const ids = await selectedIds(tenant, selection, ANY_ORDER, true)
  if (selection.kind === 'some' && ids.length < new Set(selection.ids).size) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  if (ids.length > MOST_CHANGED) return Result.fail({ code: 'VALIDATION_FAILED', fields: { selection: { code: 'tooMany', limit: MOST_CHANGED } } })
  const rows = await tenant.query(HOLD_CONTACTS, [tenant.organizationId, ids])
  return Result.succeed(rows.filter(({ trashed }) => !trashed))
}

const change = ({ id, revision }: ContactRow, done: Partial<BatchChange>): BatchChange => ({
  contactId: id, before: null, isTrashed: false, picture: null, pictureOf: null, revision: revision + 1, ...done,
})

export const trashMany = async (tenant: Tenant, jobs: Jobs, actor: Actor, selection: ContactSelection): Promise<Result.Result<ContactBatch, Missing>> => {
  const held = await heldSelection(tenant, selection)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const rows = held.success
  await tenant.query(TRASH, [tenant.organizationId, rows.map(({ id }) => id), fullName(actor)])
  await recordAll(tenant, actor, 'contact.deleted', rows.map((row) => ({ ...resourceOf(row), after: { inTrash: true } })))
  await publishContacts(tenant, rows.map(({ id }) => id))
  await followNames(tenant, jobs, rows.map(({ id }) => id))
  return Result.succeed({ id: await keepBatch(tenant, 'trash', rows.map((row) => change(row, { isTrashed: true }))), contacts: rows.length })
}

const CATEGORIZE = sql(`
  update contacts set category_id = $3, revision = revision + 1, updated_at = now(), updated_by_name = $4 where organization_id = $1 and id = any ($2::uuid[])`)
const NAMES = sql<{ id: string; name: string }>('select id, name from contact_categories where organization_id = $1')

/** Those that have it already stay as they are. */
export const categorizeMany = async (
  tenant: Tenant,
  actor: Actor,
  { selection, categoryId }: { readonly selection: ContactSelection; readonly categoryId: string },
): Promise<Result.Result<ContactBatch, Missing | Failure<'CONTACT_CATEGORY_NOT_FOUND'>>> => {
  const category = await categoryName(tenant, categoryId)
  if (category === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  const held = await heldSelection(tenant, selection)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const rows = held.success.filter((row) => row.categoryId !== categoryId)
  const names = new Map((await tenant.query(NAMES, [tenant.organizationId])).map(({ id, name }) => [id, name]))
  await tenant.query(CATEGORIZE, [tenant.organizationId, rows.map(({ id }) => id), categoryId, fullName(actor)])
  const entries = rows.map((row) => ({
    ...resourceOf(row),
    before: { categoryId: row.categoryId, category: names.get(row.categoryId) ?? '' },
    after: { categoryId, category },
  }))
  await recordAll(tenant, actor, 'contact.updated', entries)
  await publishContacts(tenant, rows.map(({ id }) => id))
  return Result.succeed({ id: await keepBatch(tenant, 'category', rows.map((row) => change(row, { before: formOf(row) }))), contacts: rows.length })
}
