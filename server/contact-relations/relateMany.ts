import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { contactRelationProblems, MOST_CONTACTS_OF_ITEM, tidiedRelation, type ContactRelationForm, type RelatedMany, type SeenRelation } from '../../src/domain/contact-relations/contactRelation.ts'
import { contactName, type Contact } from '../../src/domain/contacts/contact.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Resource } from '../access/place.ts'
import { visible } from '../access/visibility.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { heldContact } from '../contacts/contacts.ts'
import { timedId } from '../database/id.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishRelations } from '../relations/relations.ts'
import { fieldsOf } from './changeRelations.ts'
import type { Looker } from './contactsOfItem.ts'

type Relater = Looker & Actor

interface Item extends Resource {
  readonly type: ResourceType
  readonly name: string
}

/** What of these somebody sees outside the trash, which stays until the transaction ends. Folders are locked before assets, as everywhere. */
const HOLD = {
  folder: variants([EITHER], (restricted) => sql<Item>(`
    select 'folder' as kind, folder.id, folder.type, folder.name from folders folder
    where folder.organization_id = $1 and folder.id = any ($2::uuid[]) and folder.type = any ($3::text[]) and ${visible('folder', { isWide: false, user: restricted ? '$4' : undefined })}
      ${restricted ? 'and folder.id not in (select * from restricted_folders($4))' : ''}
    order by folder.id for key share`)),
  asset: variants([EITHER], (restricted) => sql<Item>(`
    select 'asset' as kind, asset.id, asset.type, asset.name from assets asset
    where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and asset.type = any ($3::text[]) and ${visible('asset', { isWide: true, user: restricted ? '$4' : undefined })}
    order by asset.id for key share`)),
}
const FULL = sql<{ id: string }>(`
  select resource_id as id from contact_relations where organization_id = $1 and resource_id = any ($2::uuid[]) group by resource_id having count(*) >= ${MOST_CONTACTS_OF_ITEM}`)
const INSERT = sql<{ id: string; resourceId: string }>(`
  insert into contact_relations (id, organization_id, contact_id, type, folder_id, asset_id, kind, begun, ended, note, created_by)
  select item.id, $1, $2, item.type, item.folder, item.asset, $3, $4, $5, $6, $7
  from unnest($8::uuid[], $9::text[], $10::uuid[], $11::uuid[]) as item (id, type, folder, asset)
  on conflict (organization_id, resource_id, contact_id, kind, begun, ended) do nothing
  returning id, resource_id as "resourceId"`)
const DELETE = sql<{ id: string; contactId: string; resourceId: string; kind: string; from: string; until: string; note: string }>(`
  delete from contact_relations relation using unnest($2::uuid[], $3::integer[]) as seen (id, revision)
  where relation.organization_id = $1 and relation.id = seen.id and relation.revision = seen.revision and relation.resource_id = any ($4::uuid[])
  returning relation.id, relation.contact_id as "contactId", relation.resource_id as "resourceId", relation.kind, relation.begun as from, relation.ended as until, relation.note`)
const SIDES = sql<{ id: string }>('select resource_id as id from contact_relations where organization_id = $1 and id = any ($2::uuid[])')
const CONTACTS = sql<Pick<Contact, 'id' | 'firstName' | 'lastName'>>(`
  select id, first_name as "firstName", last_name as "lastName" from contacts where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update`)

const itemsSeen = async (tenant: Tenant, { userId, restricted, modules }: Relater, ids: readonly string[]): Promise<readonly Item[]> => {
  const asked = [tenant.organizationId, ids, modules, ...(restricted ? [userId] : [])]
  const folders = await tenant.query(HOLD.folder(restricted), asked)
  return [...folders, ...(await tenant.query(HOLD.asset(restricted), asked))]
}

/** Says of many folders and assets what a contact is to them, in one change; what cannot be changed is left. */
export const relateMany = async (
  tenant: Tenant,
  viewer: Relater,
  { contactId, itemIds, ...raw }: ContactRelationForm & { readonly contactId: string; readonly itemIds: readonly string[] },
): Promise<Result.Result<RelatedMany, Failure<'CONTACT_NOT_FOUND' | 'VALIDATION_FAILED'>>> => {
  const { organizationId } = tenant
  const fields = contactRelationProblems(raw)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const contact = await heldContact(tenant, contactId)
  if (Result.isFailure(contact)) return Result.fail({ code: 'CONTACT_NOT_FOUND' })
  const form = tidiedRelation(raw)
  const seen = await itemsSeen(tenant, viewer, itemIds)
  const full = new Set((await tenant.query(FULL, [organizationId, seen.map(({ id }) => id)])).map(({ id }) => id))
  const open = seen.filter(({ id }) => !full.has(id))
  const columns = [open.map(timedId), open.map(({ type }) => type), open.map(({ kind, id }) => (kind === 'folder' ? id : null)), open.map(({ kind, id }) => (kind === 'asset' ? id : null))]
  const added = await tenant.query(INSERT, [organizationId, contactId, form.kind, form.from, form.until, form.note, viewer.userId, ...columns])
  const changed = new Set(added.map(({ resourceId }) => resourceId))
  const after = fieldsOf(form)
  for (const kind of ['folder', 'asset'] as const)
    await recordAll(tenant, viewer, `${kind}.updated`, open.filter((item) => item.kind === kind && changed.has(item.id)).map(({ id, name }) => ({ id, name, after: { contactId, ...after } })))
  await recordAll(tenant, viewer, 'contact.updated', added.map(({ resourceId }) => ({ id: contactId, name: contactName(contact.success), after: { relatedItemId: resourceId, ...after } })))
  if (added.length > 0) await publishRelations(tenant, [...changed, contactId])
  return Result.succeed({ added: added.map(({ id }) => ({ id, revision: 1 })), present: open.length - added.length, left: new Set(itemIds).size - open.length })
}

/** Ends many relations at once, as far as nobody has changed them since, and what they are of is seen. */
export const unrelateMany = async (tenant: Tenant, viewer: Relater, relations: readonly SeenRelation[]): Promise<Result.Result<{ readonly removed: number }, Failure<'NOT_FOUND'>>> => {
  const { organizationId } = tenant
  const ids = relations.map(({ id }) => id)
  const sides = await tenant.query(SIDES, [organizationId, ids])
  if (sides.length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const seen = await itemsSeen(tenant, viewer, sides.map(({ id }) => id))
  const gone = await tenant.query(DELETE, [organizationId, ids, relations.map(({ revision }) => revision), seen.map(({ id }) => id)])
  const items = new Map(seen.map((item) => [item.id, item]))
  const contacts = new Map((await tenant.query(CONTACTS, [organizationId, [...new Set(gone.map(({ contactId }) => contactId))]])).map((contact) => [contact.id, contact]))
  for (const kind of ['folder', 'asset'] as const) {
    const own = gone.flatMap((relation) => {
      const item = items.get(relation.resourceId)
      return item?.kind === kind ? [{ id: item.id, name: item.name, before: { contactId: relation.contactId, ...fieldsOf(relation) } }] : []
    })
    await recordAll(tenant, viewer, `${kind}.updated`, own)
  }
  const ofContacts = gone.flatMap((relation) => {
    const contact = contacts.get(relation.contactId)
    return contact === undefined ? [] : [{ id: contact.id, name: contactName(contact), before: { relatedItemId: relation.resourceId, ...fieldsOf(relation) } }]
  })
  await recordAll(tenant, viewer, 'contact.updated', ofContacts)
  if (gone.length > 0) await publishRelations(tenant, [...new Set(gone.flatMap(({ contactId, resourceId }) => [contactId, resourceId]))])
  return Result.succeed({ removed: gone.length })
}
