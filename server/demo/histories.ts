import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'

/** What was told in the transaction that made an asset, of it or of what it is related to, was done when it was added, or when that other was. */
const SINCE = sql(`
  update activity entry set at = greatest(asset.created_at, own.created_at) + interval '1 minute'
  from demo_entries demo join assets asset on asset.organization_id = demo.organization_id and asset.id = demo.resource_id
    join activity made on made.organization_id = asset.organization_id and made.resource_id = asset.id and made.kind = 'asset.created'
      and made.at > asset.created_at + interval '1 day',
    assets own
  where demo.organization_id = $1 and entry.organization_id = $1 and entry.at = made.at and entry.kind = 'asset.updated'
    and own.organization_id = $1 and own.id = entry.resource_id
    and exists (select from demo_entries other where other.organization_id = $1 and other.resource_id = own.id)`)
/** The history of a demo entry begins when the demo says that it was made, under the number it was given: as in its details. */
const ASSETS = sql(`
  update activity entry set at = asset.created_at, after = entry.after || jsonb_build_object('fileNumber', coalesce(
    (select edit.before ->> 'fileNumber' from activity edit
      where edit.organization_id = $1 and edit.resource_id = asset.id and edit.before ? 'fileNumber' order by edit.at, edit.id limit 1),
    asset.file_number))
  from demo_entries demo join assets asset on asset.organization_id = demo.organization_id and asset.id = demo.resource_id
  where demo.organization_id = $1 and entry.organization_id = $1 and entry.resource_id = asset.id and entry.kind = 'asset.created'
    and entry.at > asset.created_at + interval '1 day'`)
const FOLDERS = sql(`
  update activity entry set at = folder.created_at
  from demo_entries demo join folders folder on folder.organization_id = demo.organization_id and folder.id = demo.resource_id
  where demo.organization_id = $1 and entry.organization_id = $1 and entry.resource_id = folder.id and entry.kind = 'folder.created'
    and entry.at > folder.created_at + interval '1 day'`)

const CONTACTS = sql(`
  update activity entry set at = contact.created_at
  from demo_entries demo join contacts contact on contact.organization_id = demo.organization_id and contact.id = demo.resource_id
  where demo.organization_id = $1 and entry.organization_id = $1 and entry.resource_id = contact.id and entry.kind in ('contact.created', 'contact.updated')
    and entry.at > contact.created_at + interval '1 day' and contact.revision <= 2 and not coalesce(entry.after ? 'contactRelation', false)`)

/** What a contact is to an asset was said two minutes after the later of the two was added. */
const TIES = sql(`
  update activity entry set at = greatest(asset.created_at, contact.created_at) + interval '2 minutes'
  from demo_entries demo join contact_relations relation on relation.organization_id = demo.organization_id and relation.id = demo.resource_id
    join assets asset on asset.organization_id = demo.organization_id and asset.id = relation.asset_id
    join contacts contact on contact.organization_id = demo.organization_id and contact.id = relation.contact_id
  where demo.organization_id = $1 and entry.organization_id = $1 and entry.at = relation.created_at and entry.after ? 'contactRelation'
    and ((entry.resource_id = asset.id and entry.after ->> 'contactId' = contact.id::text)
      or (entry.resource_id = contact.id and entry.after ->> 'relatedItemId' = asset.id::text))`)

/** Dates the histories of what the demo has dated, also by an earlier version. The log is only the owner's to change, so it is done apart. */
export const dateHistories = async ({ owner }: Database, organizationId: string): Promise<void> => {
  for (const statement of [SINCE, ASSETS, FOLDERS, TIES, CONTACTS]) await ask(owner, statement, [organizationId])
}
