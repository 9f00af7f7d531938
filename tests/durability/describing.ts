import * as Result from 'effect/Result'
import { applyBulkEdit } from '../../server/bulk-edit/bulkApply.ts'
import { planBulkEdit } from '../../server/bulk-edit/bulkPlan.ts'
import { undoBulkEdit } from '../../server/bulk-edit/bulkUndo.ts'
import { readValuesOf } from '../../server/metadata/valueRows.ts'
import { saveCells } from '../../server/metadata-table/cells.ts'
import { nameTemplate } from '../../server/folder-templates/folderTemplates.ts'
import { keepUploadValues } from '../../server/folder-templates/uploadValues.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import type { Jobs } from '../../server/jobs/Jobs.ts'

interface Hands {
  readonly viewer: Viewer
  readonly jobs: Jobs
  readonly random: (below: number) => number
  readonly within: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
  /** The identifiers that a statement finds; $1 is the organization. */
  readonly all: (text: string) => Promise<readonly string[]>
  /** Takes a file in, of which something is said under that id. */
  readonly upload: (folderId: string, values: string) => Promise<unknown>
}

const TYPE = 'RECORDS'
const TEMPLATE = `select id from templates where organization_id = $1 and name = 'Plate'`
const ATTRIBUTE = `select id from template_attributes where organization_id = $1 and template_id = (${TEMPLATE})`
const FOLDER = `select id from folders where organization_id = $1 and type = '${TYPE}' and trashed_at is null order by random() limit 1`
const SOME = `select id from assets where organization_id = $1 and type = '${TYPE}' and trashed_at is null order by random() limit 60`
const EDITED = `select id from library_batches where organization_id = $1 and action = 'edit' order by random() limit 1`

/** Files that come with values, cells that are saved, folders that describe what comes, and values that many assets are given at once. */
export const describing = ({ viewer, jobs, random, within, all, upload }: Hands): readonly (() => Promise<unknown>)[] => {
  const one = async (text: string): Promise<string> => (await all(text))[0] ?? ''
  const arriving = async () => {
    const [folderId, attributeId] = [await one(FOLDER), await one(ATTRIBUTE)]
    const kept = await within((tenant) => keepUploadValues(tenant, viewer, TYPE, [{ attributeId, values: [`Brought ${random(1000)}`] }]))
    return Result.isSuccess(kept) && folderId !== '' ? upload(folderId, kept.success.id) : undefined
  }
  const naming = async () => {
    const [folderId, templateId] = [await one(FOLDER), await one(TEMPLATE)]
    return within((tenant) => nameTemplate(tenant, viewer, { type: TYPE, folderId, templateId }))
  }
  const editing = async () => {
    const [assets, attributeId] = [await all(SOME), await one(ATTRIBUTE)]
    const asked = {
      type: TYPE,
      selection: { kind: 'items', folders: [], assets },
      edit: { metadata: { assign: [], changes: [{ attributeId, how: 'replace', values: [`Edited ${random(1000)}`] }] } },
    } as const
    const plan = await within((tenant) => planBulkEdit(tenant, viewer, asked))
    return Result.isSuccess(plan) ? within((tenant) => applyBulkEdit(tenant, jobs, viewer, { ...asked, state: plan.success.state })) : undefined
  }
  const takingBack = async () => {
    const change = await one(EDITED)
    return change === '' ? undefined : within((tenant) => undoBulkEdit(tenant, jobs, viewer, TYPE, change))
  }
  /** As the table saves what was typed or pasted. */
  const saving = async () => {
    const [assets, attributeId] = [await all(SOME), await one(ATTRIBUTE)]
    return within(async (tenant) => {
      const read = await readValuesOf(tenant, assets, [attributeId])
      return saveCells(tenant, jobs, viewer, TYPE, assets.map((assetId) => ({ assetId, attributeId, values: [`Typed ${random(1000)}`], revision: read(assetId, attributeId).revision })))
    })
  }
  return [arriving, arriving, naming, editing, editing, takingBack, saving]
}

/**
 * What was saved in cells stands in the log of that moment, and its template describes the asset. What was said of a file is the first that its asset says, or the file is not there. An edit of many has changed each of the assets that it names, and no others.
 */
export const UNTRUE_DESCRIPTIONS = `
  select asset.id from assets asset join upload_values kept on kept.id::text = asset.upload_id
  where not exists (
    select from metadata_changes change where change.asset_id = asset.id and change.revision = 1 and change.after = array[kept.changes #>> '{0,values,0}'])
  union
  select batch.id from library_batches batch join assets asset on asset.id = any (batch.assets)
  where batch.action = 'edit' and not exists (select from metadata_changes change where change.operation_id = batch.id and change.asset_id = asset.id)
  union
  select batch.id from library_batches batch join metadata_changes change on change.operation_id = batch.id
  where batch.action = 'edit' and not change.asset_id = any (batch.assets)
  union
  select change.asset_id from metadata_changes change
  where change.operation_id is null and change.after[1] like 'Typed %' and (
    not exists (select from activity where resource_id = change.asset_id and at = change.at and after ? 'metadata')
    or not exists (select from asset_templates assigned where assigned.asset_id = change.asset_id and assigned.template_id = change.template_id)
      and not exists (select from metadata_changes later where later.asset_id = change.asset_id and later.attribute_id = change.attribute_id and later.revision > change.revision))`

export const DESCRIPTIONS_WORKED = `
  select (select count(*) from assets join upload_values kept on kept.id::text = assets.upload_id)::int as "arrivedDescribed",
  (select count(*) from library_batches where action = 'edit' and cardinality(assets) > 0)::int as "editedMany",
  (select count(*) from metadata_changes where operation_id is null and after[1] like 'Typed %')::int as "cellsSaved"`
