import type { ContactOfItem, ContactRelation } from '../../src/domain/contact-relations/contactRelation.ts'
import { sql } from '../database/sql.ts'

interface RelationRow extends ContactRelation {
  readonly contactId: string
  readonly firstName: string
  readonly lastName: string
  readonly categoryId: string
  readonly organization: string
  readonly pictureVersion: string | null
}

/** $1 is the organization. Contacts in the trash are left out. */
const OF_CONTACTS = `
  select relation.id, relation.kind, relation.begun as from, relation.ended as until, relation.note, relation.revision, contact.id as "contactId",
    contact.first_name as "firstName", contact.last_name as "lastName", contact.category_id as "categoryId", contact.organization,
    picture.version as "pictureVersion"
  from contact_relations relation
  join contacts contact on contact.organization_id = $1 and contact.id = relation.contact_id and contact.trashed_at is null
  left join contact_pictures picture on picture.organization_id = $1 and picture.contact_id = contact.id
  where relation.organization_id = $1`

/** By what they are, as $3 has it, then by name. */
export const OF_ITEM = sql<RelationRow>(`
  ${OF_CONTACTS} and relation.resource_id = $2 order by array_position($3::text[], relation.kind), contact.last_order, relation.created_at, relation.id`)
export const ONE_OF_ITEM = sql<RelationRow>(`${OF_CONTACTS} and relation.id = $2`)

export interface HeldRelation extends ContactRelation {
  readonly contactId: string
  readonly assetId: string | null
  readonly resourceId: string
}

/** It stays as it is until the transaction ends. */
export const HOLD_RELATION = sql<HeldRelation>(`
  select id, kind, begun as from, ended as until, note, revision, contact_id as "contactId", asset_id as "assetId", resource_id as "resourceId"
  from contact_relations where organization_id = $1 and id = $2 for no key update`)

export const contactOfItem = ({ id, kind, from, until, note, revision, contactId, ...contact }: RelationRow): ContactOfItem => {
  const { firstName, lastName, categoryId, organization, pictureVersion } = contact
  return { id, kind, from, until, note, revision, contact: { id: contactId, firstName, lastName, categoryId, organization, pictureVersion } }
}
