import type { MetadataGroup } from '../../src/domain/embedded-metadata/metadata.ts'
import { MOST_TEXT, type Material } from '../../src/domain/autofill/material.ts'
import type { AutofillAttribute } from '../../src/domain/autofill/finders.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { attributesOf } from '../metadata/describing.ts'
import type { LookedThrough } from '../suggestions/propose.ts'

/** An asset for which values are proposed. */
export interface Subject {
  readonly contentVersion: string
  /** Who brought it; null: nobody who is known. */
  readonly createdBy: string | null
  readonly material: Material
  /** Of its active templates, those that say nothing of it yet. */
  readonly attributes: readonly AutofillAttribute[]
  /** Of the others, those that say something. */
  readonly filled: ReadonlySet<string>
}

interface Row {
  readonly name: string
  readonly contentVersion: string
  readonly createdBy: string | null
  readonly text: string | null
  readonly groups: readonly MetadataGroup[] | null
  readonly folders: readonly string[]
  readonly recognized: Material['recognized']
}

/** Pages of what was recognized that are looked through. */
const MOST_PAGES = 200

/** What the database keeps of the asset's present content: nothing of the file is read again. */
const READ = sql<Row>(`
  with recursive way (id, name, depth) as (
    select folder.parent_id, folder.name, 1 from assets asset join folders folder on folder.organization_id = $1 and folder.id = asset.folder_id
    where asset.organization_id = $1 and asset.id = $2
    union all
    select folder.parent_id, folder.name, way.depth + 1 from way join folders folder on folder.organization_id = $1 and folder.id = way.id
  )
  select asset.name, asset.content_version as "contentVersion", asset.created_by as "createdBy", left(text.text, ${MOST_TEXT}) as text, metadata.groups,
    array(select way.name from way order by way.depth desc) as folders,
    coalesce((
      select json_agg(json_build_object('page', page.page, 'text', page.text) order by page.page) from ocr_pages page
      where page.organization_id = $1 and page.asset_id = asset.id and page.content_version = asset.content_version and page.state = 'Read' and page.page <= ${MOST_PAGES}
    ), '[]') as recognized
  from assets asset
  left join asset_texts text on text.asset_id = asset.id and asset.indexing in ('Indexed', 'None')
  left join asset_metadata metadata on metadata.organization_id = $1 and metadata.asset_id = asset.id and metadata.content_version = asset.content_version and metadata.state = 'Ready'
  where asset.organization_id = $1 and asset.id = $2 and asset.trashed_at is null`)

const TEMPLATES = sql<{ id: string }>(`
  select template.id from asset_templates assigned
  join templates template on template.organization_id = $1 and template.id = assigned.template_id and template.state = 'Active'
  where assigned.organization_id = $1 and assigned.asset_id = $2 order by template.id`)
const FILLED = sql<{ attributeId: string }>(`
  select distinct value.attribute_id as "attributeId" from metadata_values value where value.organization_id = $1 and value.asset_id = $2`)

/** What is known of an asset, and what it is asked; undefined: it is gone, or lies in the trash. */
export const readSubject = async (tenant: Tenant, assetId: string): Promise<Subject | undefined> => {
  const asked = [tenant.organizationId, assetId]
  const [[row], templates, filled] = await Promise.all([tenant.query(READ, asked), tenant.query(TEMPLATES, asked), tenant.query(FILLED, asked)])
  if (row === undefined) return undefined
  const said = new Set(filled.map(({ attributeId }) => attributeId))
  const ids = templates.map(({ id }) => id)
  const known = ids.length === 0 ? new Map<string, never>() : await attributesOf(tenant, ids)
  const { name, contentVersion, createdBy, text, groups, folders, recognized } = row
  return {
    contentVersion,
    createdBy,
    material: { groups: groups ?? [], name, folders, text: text ?? '', recognized },
    attributes: ids.flatMap((id) => known.get(id) ?? []).filter(({ id }) => !said.has(id)),
    filled: said,
  }
}

export const lookedThrough = (assetId: string, { contentVersion, filled }: Subject): LookedThrough => ({ assetId, contentVersion, said: { attributes: filled } })

const ASKED = sql<{ id: string }>(`
  select attribute.id from asset_templates assigned
  join template_attributes attribute on attribute.organization_id = $1 and attribute.template_id = assigned.template_id
  where assigned.organization_id = $1 and assigned.asset_id = $2 and attribute.id = any ($3::uuid[])`)

/** Without those of templates that were taken off while they were looked for. The asset is held. */
export const stillAsked = async (tenant: Tenant, assetId: string, proposals: readonly Proposal[]): Promise<readonly Proposal[]> => {
  const ids = proposals.flatMap((one) => (one.kind === 'Value' ? [one.attributeId] : []))
  if (ids.length === 0) return proposals
  const asked = new Set((await tenant.query(ASKED, [tenant.organizationId, assetId, ids])).map(({ id }) => id))
  return proposals.filter((one) => one.kind === 'Value' && asked.has(one.attributeId))
}
