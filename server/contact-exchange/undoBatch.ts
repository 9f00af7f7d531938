import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { BatchUndone } from '../../src/domain/contact-exchange/selection.ts'
import { type ContactForm, formOf } from '../../src/domain/contacts/contact.ts'
import { changedFields } from '../../src/domain/contacts/contactChanges.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { HOLD_CONTACTS, resourceOf, type ContactRow } from '../contacts/contactRows.ts'
import { fieldsIn, publishContacts } from '../contacts/contacts.ts'
import { RESTORE, TRASH } from '../contacts/contactTrash.ts'
import { alreadyThere } from '../contacts/sameContacts.ts'
import { lacks } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { followNames } from '../metadata/followNames.ts'
import { restoreContactValues } from '../metadata/contactValues.ts'
import { publishRelations } from '../relations/relations.ts'
import type { BatchChange, BatchKind } from './batches.ts'
import { swapPictures } from './pictureSwap.ts'
import { updateContacts } from './writeMany.ts'

type NotUndone = Failure<'NOT_FOUND' | 'STALE_EDIT' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND'>

const HOLD = sql<{ kind: BatchKind; contacts: number }>('select kind, contacts from contact_batches where organization_id = $1 and id = $2 for update')
const CHANGES = sql<BatchChange>(`
  select contact_id as "contactId", before, is_trashed as "isTrashed", picture, picture_of as "pictureOf", revision
  from contact_batch_changes where organization_id = $1 and batch_id = $2`)
const FORGET = sql('delete from contact_batches where organization_id = $1 and id = $2')
const UNPICTURE = sql('delete from contact_pictures where organization_id = $1 and contact_id = any ($2::uuid[]) and version = any ($3::uuid[])')
/** What somebody took away since, or moved on, stays so. */
const RELATE_BACK = sql<{ resourceId: string }>(`
  update contact_relations relation set contact_id = moved.contact_id, revision = relation.revision + 1
  from contact_batch_relations moved
  where moved.organization_id = $1 and moved.batch_id = $2 and relation.organization_id = $1 and relation.id = moved.relation_id and relation.contact_id = $3
    and not exists (
      select from contact_relations other
      where other.organization_id = $1 and other.resource_id = relation.resource_id and other.contact_id = moved.contact_id
        and other.kind = relation.kind and other.begun = relation.begun and other.ended = relation.ended)
  returning relation.resource_id as "resourceId"`)
const NAMES = sql<{ id: string; name: string }>('select id, name from contact_categories where organization_id = $1')

interface Held {
  readonly row: ContactRow
  readonly change: BatchChange
}

/** Writes forms as they were. */
const formsBack = async (tenant: Tenant, actor: Actor, changed: readonly (Held & { readonly before: ContactForm })[]): Promise<void> => {
  const names = new Map((await tenant.query(NAMES, [tenant.organizationId])).map(({ id, name }) => [id, name]))
  await updateContacts(tenant, actor, changed.map(({ row, before }) => ({ id: row.id, form: before })))
  const entries = changed.map(({ row, before, change }) => {
    const [now, fields] = [formOf(row), changedFields(formOf(row), before)]
    return { ...resourceOf({ ...before, id: row.id }), before: fieldsIn(now, fields, names.get(now.categoryId) ?? ''), after: { ...fieldsIn(before, fields, names.get(before.categoryId) ?? ''), ...(change.picture === null ? {} : { picture: 'removed' }) } }
  })
  await recordAll(tenant, actor, 'contact.updated', entries)
}

/** Takes back what was done with many contacts, once. Whom somebody changed or erased since stays so; then nothing of a merge is taken back. */
export const undoBatch = async (tenant: Tenant, jobs: Jobs, actor: Actor, batchId: string): Promise<Result.Result<BatchUndone, NotUndone>> => {
  const { organizationId } = tenant
  const [batch] = await tenant.query(HOLD, [organizationId, batchId])
  if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const changes = await tenant.query(CHANGES, [organizationId, batchId])
  const rows = new Map((await tenant.query(HOLD_CONTACTS, [organizationId, changes.map(({ contactId }) => contactId)])).map((row) => [row.id, row]))
  const held = changes.flatMap((change): readonly Held[] => {
    const row = rows.get(change.contactId)
    return row?.revision === change.revision ? [{ row, change }] : []
  })
  if (batch.kind === 'merge' && held.length < batch.contacts) return Result.fail({ code: 'STALE_EDIT' })
  const trashed = held.filter(({ change }) => change.isTrashed).map(({ row }) => row)
  const taken = trashed.length === 0 ? undefined : await alreadyThere(tenant, trashed, held.map(({ row }) => row.id))
  if (taken !== undefined) return Result.fail(taken)
  const changed = held.flatMap(({ row, change }) => (change.before === null ? [] : [{ row, change, before: change.before }]))
  const made = held.filter(({ change }) => change.before === null && !change.isTrashed).map(({ row }) => row)
  try {
    await formsBack(tenant, actor, changed)
  } catch (error) {
    if (lacks(error, 'contacts_category')) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
    throw error
  }
  const pictured = changed.filter(({ change }) => change.picture !== null)
  await tenant.query(UNPICTURE, [organizationId, pictured.map(({ row }) => row.id), pictured.map(({ change }) => change.picture)])
  await tenant.query(RESTORE, [organizationId, trashed.map(({ id }) => id)])
  await tenant.query(TRASH, [organizationId, made.map(({ id }) => id), fullName(actor)])
  await recordAll(tenant, actor, 'contact.updated', trashed.map((row) => ({ ...resourceOf(row), before: { inTrash: true }, after: { inTrash: false } })))
  await recordAll(tenant, actor, 'contact.deleted', made.map((row) => ({ ...resourceOf(row), after: { inTrash: true } })))
  for (const { row, change } of changed) {
    if (change.pictureOf !== null) await swapPictures(tenant, row.id, change.pictureOf)
    if (batch.kind !== 'merge') continue
    const back = await tenant.query(RELATE_BACK, [organizationId, batchId, row.id])
    if (back.length > 0) await publishRelations(tenant, [row.id, ...new Set(back.map(({ resourceId }) => resourceId))])
  }
  if (batch.kind === 'merge') await restoreContactValues({ tenant, jobs, actor, operationId: randomUUID() }, batchId)
  await followNames(tenant, jobs, held.map(({ row }) => row.id))
  await tenant.query(FORGET, [organizationId, batchId])
  await publishContacts(tenant, held.map(({ row }) => row.id))
  return Result.succeed({ contacts: held.length, kept: changes.length - held.length })
}
