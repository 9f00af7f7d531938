import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import {
  contactRelationProblems,
  MOST_CONTACTS_OF_ITEM,
  tidiedRelation,
  type ContactOfItem,
  type ContactRelationForm,
} from '../../src/domain/contact-relations/contactRelation.ts'
import { contactName, type Contact } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Resource } from '../access/place.ts'
import { findResource, type NamedResource } from '../access/resources.ts'
import { record, type Actor } from '../audit/record.ts'
import { heldContact } from '../contacts/contacts.ts'
import { lacks, violates } from '../database/failures.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishRelations } from '../relations/relations.ts'
import { seenItem, type ItemUnseen, type Looker, type OfItem } from './contactsOfItem.ts'
import { contactOfItem, HOLD_RELATION, ONE_OF_ITEM, type HeldRelation } from './relationRows.ts'

type NotRelated = ItemUnseen | Failure<'VALIDATION_FAILED' | 'CONTACT_NOT_FOUND' | 'STALE_EDIT'>
type Changed = Result.Result<ContactOfItem, NotRelated>

/** Who relates. */
type Relater = Looker & Actor

const SAME = sql<{ id: string }>(`
  select id from contact_relations
  where organization_id = $1 and resource_id = $2 and contact_id = $3 and kind = $4 and begun = $5 and ended = $6`)
const COUNT = sql<{ count: number }>('select count(*)::integer as count from contact_relations where organization_id = $1 and resource_id = $2')
const INSERT = sql(`
  insert into contact_relations (id, organization_id, contact_id, type, folder_id, asset_id, kind, begun, ended, note, created_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`)
const UPDATE = sql(`
  update contact_relations set kind = $3, begun = $4, ended = $5, note = $6, revision = revision + 1 where organization_id = $1 and id = $2`)
const DELETE = sql('delete from contact_relations where organization_id = $1 and id = $2')

/** As the log keeps them. */
export const fieldsOf = ({ kind, from, until, note }: ContactRelationForm) => ({
  contactRelation: kind,
  ...(from === '' ? {} : { relationFrom: from }),
  ...(until === '' ? {} : { relationUntil: until }),
  ...(note === '' ? {} : { relationNote: note }),
})

interface Change {
  readonly item: NamedResource
  readonly contact: Contact
  readonly before?: ContactRelationForm
  readonly after?: ContactRelationForm
}

/** Written down on both sides by identifiers: either's history names the other where its reader may know of it. */
const written = async (tenant: Tenant, viewer: Relater, { item, contact, before, after }: Change): Promise<void> => {
  const sides = (other: Readonly<Record<string, string>>) => ({
    ...(before === undefined ? {} : { before: { ...other, ...fieldsOf(before) } }),
    ...(after === undefined ? {} : { after: { ...other, ...fieldsOf(after) } }),
  })
  await record(tenant, viewer, { kind: `${item.kind}.updated`, resource: item, ...sides({ contactId: contact.id }) })
  await record(tenant, viewer, { kind: 'contact.updated', resource: { id: contact.id, name: contactName(contact) }, ...sides({ relatedItemId: item.id }) })
  await publishRelations(tenant, [item.id, contact.id])
}

const heldPartner = async (tenant: Tenant, id: string): Promise<Result.Result<Contact, Failure<'CONTACT_NOT_FOUND'>>> => {
  const held = await heldContact(tenant, id)
  return Result.isFailure(held) ? Result.fail({ code: 'CONTACT_NOT_FOUND' }) : Result.succeed(held.success)
}

const readAgain = async (tenant: Tenant, id: string): Promise<Changed> => {
  const [row] = await tenant.query(ONE_OF_ITEM, [tenant.organizationId, id])
  return row === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(contactOfItem(row))
}

export const addRelation = async (tenant: Tenant, viewer: Relater, { of, type, contactId, ...raw }: OfItem & ContactRelationForm & { readonly contactId: string }): Promise<Changed> => {
  const found = await seenItem(tenant, viewer, { of, type })
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const fields = contactRelationProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const contact = await heldPartner(tenant, contactId)
  if (Result.isFailure(contact)) return Result.fail(contact.failure)
  const form = tidiedRelation(raw)
  const [same] = await tenant.query(SAME, [tenant.organizationId, of.id, contactId, form.kind, form.from, form.until])
  if (same !== undefined) return readAgain(tenant, same.id)
  const [counted] = await tenant.query(COUNT, [tenant.organizationId, of.id])
  if ((counted?.count ?? 0) >= MOST_CONTACTS_OF_ITEM) return Result.fail({ code: 'VALIDATION_FAILED', fields: { contactId: { code: 'tooMany', limit: MOST_CONTACTS_OF_ITEM } } })
  const id = randomUUID()
  const place = [type, of.kind === 'folder' ? of.id : null, of.kind === 'asset' ? of.id : null]
  try {
    await tenant.query(INSERT, [id, tenant.organizationId, contactId, ...place, form.kind, form.from, form.until, form.note, viewer.userId])
  } catch (error) {
    // Deleted for good between the look and the change.
    if (lacks(error, 'contact_relations_folder')) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    if (lacks(error, 'contact_relations_asset')) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    throw error
  }
  await written(tenant, viewer, { item: found.success, contact: contact.success, after: form })
  return readAgain(tenant, id)
}

interface OfRelation {
  readonly id: string
  /** The one that the change started from. */
  readonly revision: number
}

interface Held {
  readonly relation: HeldRelation
  readonly item: NamedResource
  readonly contact: Contact
}

/** A relation, both sides of which its changer sees. */
const heldRelation = async (tenant: Tenant, viewer: Relater, { id, revision }: OfRelation): Promise<Result.Result<Held, NotRelated>> => {
  const [relation] = await tenant.query(HOLD_RELATION, [tenant.organizationId, id])
  if (relation === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const of: Resource = { kind: relation.assetId === null ? 'folder' : 'asset', id: relation.resourceId }
  const item = await findResource(tenant, viewer, of)
  if (Result.isFailure(item)) return Result.fail(item.failure)
  if (item.success.trashed) return Result.fail({ code: 'RESOURCE_IN_TRASH' })
  const contact = await heldPartner(tenant, relation.contactId)
  if (Result.isFailure(contact)) return Result.fail(contact.failure)
  return relation.revision === revision ? Result.succeed({ relation, item: item.success, contact: contact.success }) : Result.fail({ code: 'STALE_EDIT' })
}

export const editRelation = async (tenant: Tenant, viewer: Relater, { id, revision, ...raw }: OfRelation & ContactRelationForm): Promise<Changed> => {
  const held = await heldRelation(tenant, viewer, { id, revision })
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const fields = contactRelationProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const form = tidiedRelation(raw)
  try {
    await tenant.query(UPDATE, [tenant.organizationId, id, form.kind, form.from, form.until, form.note])
  } catch (error) {
    if (violates(error, 'contact_relations_of_resources')) return Result.fail({ code: 'VALIDATION_FAILED', fields: { kind: { code: 'duplicated' } } })
    throw error
  }
  const { item, contact, relation } = held.success
  await written(tenant, viewer, { item, contact, before: relation, after: form })
  return readAgain(tenant, id)
}

export const removeRelation = async (tenant: Tenant, viewer: Relater, asked: OfRelation): Promise<Result.Result<object, NotRelated>> => {
  const held = await heldRelation(tenant, viewer, asked)
  if (Result.isFailure(held)) return Result.fail(held.failure)
  const { item, contact, relation } = held.success
  await tenant.query(DELETE, [tenant.organizationId, relation.id])
  await written(tenant, viewer, { item, contact, before: relation })
  return Result.succeed({})
}
