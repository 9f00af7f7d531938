import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { MOST_IMPORT_PICTURES } from '../../src/domain/contact-exchange/contactImport.ts'
import { categoryKey } from '../../src/domain/contacts/category.ts'
import { formOf } from '../../src/domain/contacts/contact.ts'
import { changedFields } from '../../src/domain/contacts/contactChanges.ts'
import { MAX_PROFILE_IMAGE_SIZE } from '../../src/domain/validation/profileImage.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { filledIn, resourceOf } from '../contacts/contactRows.ts'
import { fieldsIn, publishContacts } from '../contacts/contacts.ts'
import { violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { followNames } from '../metadata/followNames.ts'
import type { PortraitMaker } from '../profile/PortraitMaker.ts'
import { keepBatch, type BatchChange } from './batches.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { picturedIn, type Judged, type Portraits } from './imports.ts'
import { insertContacts, updateContacts } from './writeMany.ts'

/** Makes what is kept of the pictures in a file, one after the other; what is no picture is left out. */
export const portraitsOf = async (maker: PortraitMaker, userId: string, judged: Judged): Promise<Portraits> => {
  const made = new Map<string, Buffer>()
  for (const { picture } of picturedIn(judged).slice(0, MOST_IMPORT_PICTURES)) {
    const bytes = Buffer.from(picture, 'base64')
    if (bytes.length === 0 || bytes.length > MAX_PROFILE_IMAGE_SIZE) continue
    const portrait = await maker.make(userId, bytes)
    if (Result.isSuccess(portrait)) made.set(picture, portrait.success)
  }
  return made
}

const CATEGORY = sql('insert into contact_categories (organization_id, id, name, name_key) values ($1, $2, $3, $4)')
const PICTURE = sql('insert into contact_pictures (organization_id, contact_id, version, bytes) values ($1, $2, $3, $4)')

interface Applied {
  readonly batchId: string
  readonly pictures: number
}

/** Writes what was judged in the same transaction, to be taken back at once. */
export const applyImport = async (tenant: Tenant, jobs: Jobs, actor: Actor, judged: Judged, portraits: Portraits): Promise<Result.Result<Applied, Failure<'STALE_EDIT'>>> => {
  const { organizationId } = tenant
  const { judged: { written, categories: made }, categories, known } = judged
  const names = new Map([...categories, ...made].map(({ id, name }) => [id, name]))
  try {
    for (const { id, name } of made) await tenant.query(CATEGORY, [organizationId, id, name, categoryKey(name)])
  } catch (error) {
    // Somebody has made it meanwhile.
    if (violates(error, 'contact_categories_organization_id_name_key_key')) return Result.fail({ code: 'STALE_EDIT' })
    throw error
  }
  const contacts = written.map(({ there, ...one }) => ({ ...one, there, id: there?.id ?? randomUUID() }))
  const [added, filled] = [contacts.filter(({ there }) => there === undefined), contacts.filter(({ there }) => there !== undefined)]
  await insertContacts(tenant, actor, added)
  await updateContacts(tenant, actor, filled)
  const pictured = new Map<string, string>()
  for (const { id, picture } of contacts) {
    const bytes = portraits.get(picture ?? '')
    if (bytes === undefined) continue
    pictured.set(id, randomUUID())
    await tenant.query(PICTURE, [organizationId, id, pictured.get(id), bytes])
  }
  await recordAll(tenant, actor, 'contact.created', added.map(({ id, form }) => ({ ...resourceOf({ ...form, id }), after: { ...filledIn(form), category: names.get(form.categoryId) ?? '' } })))
  const changes = filled.map(({ id, form, there = form }) => ({ id, form, before: formOf(there), fields: changedFields(there, form) }))
  await recordAll(tenant, actor, 'contact.updated', changes.map(({ id, form, before, fields }) => ({ ...resourceOf({ ...form, id }), before: fieldsIn(before, fields, ''), after: { ...fieldsIn(form, fields, ''), ...(pictured.has(id) ? { picture: 'changed' } : {}) } })))
  await publishContacts(tenant, contacts.map(({ id }) => id))
  await followNames(tenant, jobs, filled.map(({ id }) => id))
  const noted = contacts.map(({ id, there }): BatchChange => ({
    contactId: id,
    before: there === undefined ? null : formOf(there),
    isTrashed: false,
    picture: there === undefined ? null : (pictured.get(id) ?? null),
    pictureOf: null,
    revision: (known.get(id)?.revision ?? 0) + 1,
  }))
  return Result.succeed({ batchId: await keepBatch(tenant, 'import', noted), pictures: pictured.size })
}
