import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ContactBatch } from '../../src/domain/contact-exchange/selection.ts'
import { contactProblems, formOf, tidiedContact, type ContactForm } from '../../src/domain/contacts/contact.ts'
import { changedFields } from '../../src/domain/contacts/contactChanges.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { record, type Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { columnsOf, HOLD_CONTACTS, resourceOf, UPDATE_CONTACT } from '../contacts/contactRows.ts'
import { categoryName, fieldsIn, publishContacts } from '../contacts/contacts.ts'
import { TRASH } from '../contacts/contactTrash.ts'
import { alreadyThere } from '../contacts/sameContacts.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { followNames } from '../metadata/followNames.ts'
import { replaceContacts } from '../metadata/contactValues.ts'
import { publishRelations } from '../relations/relations.ts'
import { keepBatch, type BatchChange } from './batches.ts'
import { swapPictures } from './pictureSwap.ts'

interface Merging {
  /** The first is kept. */
  readonly contacts: readonly { readonly id: string; readonly revision: number }[]
  readonly form: ContactForm
  readonly pictureOf: string | null
}

type NotMerged = Failure<'CONTACT_NOT_FOUND' | 'CONTACT_ALREADY_EXISTS' | 'CONTACT_CATEGORY_NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

/** What the one that is kept has already stays where it is. */
const MOVE_RELATIONS = sql<{ id: string; from: string; resourceId: string }>(`
  with moving as (
    select distinct on (relation.resource_id, relation.kind, relation.begun, relation.ended) relation.id, relation.contact_id, relation.resource_id
    from contact_relations relation
    where relation.organization_id = $1 and relation.contact_id = any ($2::uuid[]) and not exists (
      select from contact_relations other
      where other.organization_id = $1 and other.resource_id = relation.resource_id and other.contact_id = $3
        and other.kind = relation.kind and other.begun = relation.begun and other.ended = relation.ended)
    order by relation.resource_id, relation.kind, relation.begun, relation.ended, relation.created_at, relation.id
  )
  update contact_relations relation set contact_id = $3, revision = relation.revision + 1 from moving
  where relation.organization_id = $1 and relation.id = moving.id
  returning relation.id, moving.contact_id as "from", relation.resource_id as "resourceId"`)
const KEEP_RELATIONS = sql(`
  insert into contact_batch_relations (organization_id, batch_id, relation_id, contact_id) select $1, $2, one.* from unnest($3::uuid[], $4::uuid[]) as one (relation_id, contact_id)`)
const MERGED_INTO = sql('update contacts set merged_into = $3 where organization_id = $1 and id = any ($2::uuid[])')

/** Makes one contact of several: relations and what assets say follow, the others go to the trash. */
export const mergeContacts = async (tenant: Tenant, jobs: Jobs, actor: Actor, { contacts, form: raw, pictureOf }: Merging): Promise<Result.Result<ContactBatch, NotMerged>> => {
  const { organizationId } = tenant
  const ids = [...new Set(contacts.map(({ id }) => id))]
  const rows = await tenant.query(HOLD_CONTACTS, [organizationId, ids])
  const kept = rows.find(({ id }) => id === ids[0])
  if (kept === undefined || ids.length < contacts.length || rows.length < ids.length || rows.some(({ trashed }) => trashed)) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  if (contacts.some(({ id, revision }) => rows.find((row) => row.id === id)?.revision !== revision)) return Result.fail({ code: 'STALE_EDIT' })
  const fields = contactProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const [before, after] = [formOf(kept), tidiedContact(raw)]
  const [category, was] = [await categoryName(tenant, after.categoryId), await categoryName(tenant, before.categoryId)]
  if (category === undefined) return Result.fail({ code: 'CONTACT_CATEGORY_NOT_FOUND' })
  const taken = await alreadyThere(tenant, [after], ids)
  if (taken !== undefined) return Result.fail(taken)
  const others = rows.filter(({ id }) => id !== kept.id)
  const otherIds = others.map(({ id }) => id)
  const partner = others.find(({ id, pictureVersion }) => id === pictureOf && pictureVersion !== null)?.id ?? null
  await tenant.query(UPDATE_CONTACT, [organizationId, kept.id, ...columnsOf(after), fullName(actor)])
  await tenant.query(TRASH, [organizationId, otherIds, fullName(actor)])
  await tenant.query(MERGED_INTO, [organizationId, otherIds, kept.id])
  if (partner !== null) await swapPictures(tenant, kept.id, partner)
  const moved = await tenant.query(MOVE_RELATIONS, [organizationId, otherIds, kept.id])
  const batchId = randomUUID()
  await replaceContacts({ tenant, jobs, actor, operationId: batchId }, otherIds, kept.id)
  await followNames(tenant, jobs, [kept.id])
  const changed = changedFields(before, after)
  await record(tenant, actor, {
    kind: 'contact.updated',
    resource: resourceOf({ ...after, id: kept.id }),
    before: fieldsIn(before, changed, was ?? ''),
    after: { ...fieldsIn(after, changed, category), mergedContacts: others.length, ...(partner === null ? {} : { picture: 'changed' }) },
  })
  await recordAll(tenant, actor, 'contact.deleted', others.map((row) => ({ ...resourceOf(row), after: { inTrash: true } })))
  const noted = (id: string, revision: number, done: Partial<BatchChange>): BatchChange => ({
    contactId: id, before: null, isTrashed: false, picture: null, pictureOf: null, revision: revision + 1, ...done,
  })
  await keepBatch(tenant, 'merge', [noted(kept.id, kept.revision, { before, pictureOf: partner }), ...others.map(({ id, revision }) => noted(id, revision, { isTrashed: true }))], batchId)
  await tenant.query(KEEP_RELATIONS, [organizationId, batchId, moved.map(({ id }) => id), moved.map(({ from }) => from)])
  await publishContacts(tenant, ids)
  if (moved.length > 0) await publishRelations(tenant, [...new Set([...ids, ...moved.map(({ resourceId }) => resourceId)])])
  return Result.succeed({ id: batchId, contacts: ids.length })
}
