import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { erasureProblem } from '../../src/domain/contact-exchange/erasure.ts'
import { contactName } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { unseenOf } from '../activity/unseen.ts'
import { record } from '../audit/record.ts'
import { contactOf, READ_CONTACT, READ_CONTACTS, HOLD_CONTACTS } from '../contacts/contactRows.ts'
import { publishContacts } from '../contacts/contacts.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { SAID_OF } from '../metadata/followNames.ts'
import { replaceContacts } from '../metadata/contactValues.ts'

type Missing = Failure<'CONTACT_NOT_FOUND'>

/** Those that were merged with it and lie in the trash are the same person. */
const SAME = sql<{ id: string }>(`
  with recursive same as (
    select id from contacts where organization_id = $1 and id = $2
    union select contact.id from contacts contact join same on contact.merged_into = same.id where contact.organization_id = $1 and contact.trashed_at is not null
  )
  select id from same`)

const identities = async (tenant: Tenant, id: string): Promise<readonly string[]> => (await tenant.query(SAME, [tenant.organizationId, id])).map((row) => row.id)

interface RelationRow {
  readonly contactId: string
  readonly itemId: string
  readonly itemName: string
  readonly kind: string
  readonly from: string
  readonly until: string
  readonly note: string
  readonly since: Date
}

const RELATIONS = sql<RelationRow>(`
  select relation.contact_id as "contactId", coalesce(relation.asset_id, relation.folder_id, relation.id) as "itemId", coalesce(asset.name, folder.name, '') as "itemName",
    relation.kind, relation.begun as "from", relation.ended as until, relation.note, relation.created_at as since
  from contact_relations relation
  left join assets asset on asset.organization_id = $1 and asset.id = relation.asset_id
  left join folders folder on folder.organization_id = $1 and folder.id = relation.folder_id
  where relation.organization_id = $1 and relation.contact_id = any ($2::uuid[]) order by relation.created_at, relation.id`)
const SAID = sql<{ contactId: string; itemId: string; itemName: string; attribute: string; template: string }>(`
  select value.key as "contactId", asset.id as "itemId", asset.name as "itemName", attribute.name as attribute, template.name as template
  from ${SAID_OF.replace('where', `
  join assets asset on asset.organization_id = $1 and asset.id = value.asset_id
  join templates template on template.organization_id = $1 and template.id = attribute.template_id
  where`)} order by asset.name_key, asset.id, attribute.position`)
const HISTORY = sql<{ contactId: string; at: Date; kind: string; by: string; before: unknown; after: unknown }>(`
  select coalesce(resource_id, id) as "contactId", at, kind, trim(first_name || ' ' || last_name) as by, before, after from activity
  where organization_id = $1 and resource_id = any ($2::uuid[]) order by at, id`)
const PICTURES = sql<{ contactId: string; bytes: Buffer }>('select contact_id as "contactId", bytes from contact_pictures where organization_id = $1 and contact_id = any ($2::uuid[])')
const CATEGORIES = sql<{ id: string; name: string }>('select id, name from contact_categories where organization_id = $1')

/** All that is held of a person, as it leaves the house. */
export interface PersonData {
  readonly name: string
  readonly json: string
}

export const personData = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<PersonData, Missing>> => {
  const { organizationId } = tenant
  const [whole] = await tenant.query(READ_CONTACT, [organizationId, id])
  if (whole === undefined) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  const ids = await identities(tenant, id)
  const [rows, relations, said, history, pictures, categories] = await Promise.all([
    tenant.query(READ_CONTACTS, [organizationId, ids]),
    tenant.query(RELATIONS, [organizationId, ids]),
    tenant.query(SAID, [organizationId, ids]),
    tenant.query(HISTORY, [organizationId, ids]),
    tenant.query(PICTURES, [organizationId, ids]),
    tenant.query(CATEGORIES, [organizationId]),
  ])
  const unseen = await unseenOf(tenant, viewer, [...relations, ...said].map(({ itemId }) => itemId))
  const names = new Map(categories.map((category) => [category.id, category.name]))
  const contacts = ids.flatMap((one) => rows.filter((row) => row.id === one)).map((row) => {
    const { revision: _revision, pictureVersion: _version, categoryId, ...contact } = contactOf(row)
    const picture = pictures.find(({ contactId }) => contactId === row.id)?.bytes
    return {
      ...contact,
      category: names.get(categoryId) ?? '',
      inTrash: row.trashed,
      picture: picture === undefined ? null : `data:image/webp;base64,${picture.toString('base64')}`,
      // What is kept from who asks is named by nobody's name.
      relations: relations.filter(({ contactId }) => contactId === row.id).map(({ contactId: _contact, itemName, ...relation }) => ({ ...relation, itemName: unseen.has(relation.itemId) ? null : itemName })),
      metadata: said.filter(({ contactId }) => contactId === row.id).map(({ contactId: _contact, itemName, ...value }) => ({ ...value, itemName: unseen.has(value.itemId) ? null : itemName })),
      activity: history.filter(({ contactId }) => contactId === row.id).map(({ contactId: _contact, ...entry }) => entry),
    }
  })
  return Result.succeed({ name: contactName(whole), json: JSON.stringify({ exportedAt: new Date().toISOString(), contacts }, null, 2) })
}

const ERASE = sql('select erase_contacts($1::uuid[])')

/** For good, wherever it lies, with those that were merged with it. `name`: as the contact is called, typed. */
export const erasePerson = async (tenant: Tenant, jobs: Jobs, viewer: Viewer, id: string, name: string): Promise<Result.Result<object, Missing | Failure<'VALIDATION_FAILED'>>> => {
  const [contact] = await tenant.query(HOLD_CONTACTS, [tenant.organizationId, [id]])
  if (contact === undefined) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  const problem = erasureProblem(contact, name)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: problem } })
  const ids = await identities(tenant, id)
  await replaceContacts({ tenant, jobs, actor: viewer, operationId: randomUUID() }, ids, null)
  await tenant.query(ERASE, [ids])
  await record(tenant, viewer, { kind: 'contact.deleted', resource: { id, name: '' }, after: { erased: true } })
  await publishContacts(tenant, ids)
  return Result.succeed({})
}
