import type { ResourceType } from '../../src/domain/access/modules.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql, type Statement, type Unread } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { enterAssets } from '../search-index/assetEntries.ts'
import { putEntries } from '../search-index/entries.ts'
import { copyMetadata } from '../metadata/copies.ts'
import { copyEmbedded } from '../embedded-metadata/carried.ts'
import { copyPageTexts } from '../page-texts/pageTexts.ts'
import { copyPersons } from '../persons/personRows.ts'
import { goOnWith } from '../versions/replaceFiles.ts'

/** A folder as it is to be: `source` is the one it is a copy of. */
export interface CopiedFolder {
  readonly source: string
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

export interface CopiedAsset {
  readonly source: string
  readonly id: string
  readonly folderId: string
  readonly name: string
}

const FOLDERS = sql(`
  insert into folders (id, organization_id, type, parent_id, name, name_key, folder_count, asset_count, embargo_until, created_at, modified_at, created_by, modified_by)
  select copy.id, $1, $2, copy.parent, copy.name, copy.key, source.folder_count, source.asset_count, source.embargo_until, now(), now(), $3, $3
  from unnest($4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::text[]) as copy (source, id, parent, name, key)
  join folders source on source.organization_id = $1 and source.id = copy.source`)
/** A copy is nobody's publication yet, and held back as long as its source; it is a file of its own, with a number of its own. */
const ASSETS = sql(`
  insert into assets (id, organization_id, type, folder_id, name, name_key, description, file_number, file_number_key, media_type, preview, size,
    width, height, thumbnail, indexing, indexing_failure, repository_id, rights_statement, embargo_until, seo_title, seo_description, tags, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  select copy.id, $1, $2, copy.folder, copy.name, copy.key, source.description, copy.number, copy.number_key, source.media_type, source.preview,
    source.size, source.width, source.height, source.thumbnail, source.indexing, source.indexing_failure, source.repository_id, source.rights_statement, source.embargo_until,
    source.seo_title, source.seo_description, source.tags, source.content_version, source.blob_key,
    source.checksum, now(), now(), $3, $3
  from unnest($4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::text[])
    as copy (source, id, folder, name, key, number, number_key)
  join assets source on source.organization_id = $1 and source.id = copy.source`)
const TEXTS = sql(`
  insert into asset_texts (asset_id, organization_id, text, truncated, rows)
  select copy.id, $1, text.text, text.truncated, text.rows
  from unnest($2::uuid[], $3::uuid[]) as copy (source, id)
  join asset_texts text on text.organization_id = $1 and text.asset_id = copy.source`)
/** What is kept from somebody, or from publication, is so as a copy too. */
const restrictions = (table: 'access_restriction_rules' | 'publication_restrictions', column: 'folder_id' | 'asset_id'): Statement<Unread> => {
  const [whose, of] = table === 'access_restriction_rules' ? ['user_id, group_id, ', 'restriction.user_id, restriction.group_id, '] : ['', '']
  return sql(`
  insert into ${table} (id, organization_id, ${whose}type, ${column}, created_at, created_by)
  select gen_random_uuid(), $1, ${of}restriction.type, copy.id, restriction.created_at, restriction.created_by
  from unnest($2::uuid[], $3::uuid[]) as copy (source, id)
  join ${table} restriction on restriction.organization_id = $1 and restriction.${column} = copy.source`)
}
/** What arrives in a copy is described as in its source. */
const FOLDERS_TEMPLATES = sql(`
  insert into folder_templates (organization_id, type, folder_id, template_id)
  select $1, named.type, copy.id, named.template_id
  from unnest($2::uuid[], $3::uuid[]) as copy (source, id)
  join folder_templates named on named.organization_id = $1 and named.folder_id = copy.source`)
/** Faces are of one picture alone; what was accepted came with the tags and values; the copy may lie where nobody knows of the source's folder. */
const SUGGESTIONS = sql(`
  insert into suggestions (id, organization_id, asset_id, kind, subject, attribute_id, value, value_key, confidence, engine, origin, content_version, state, decided_by, decided_at)
  select gen_random_uuid(), $1, copy.id, kind, subject, attribute_id, value, value_key, confidence, engine, origin, content_version, state, decided_by, decided_at
  from unnest($2::uuid[], $3::uuid[]) as copy (source, id)
  join suggestions on suggestions.organization_id = $1 and suggestions.asset_id = copy.source and kind <> 'Face' and state <> 'Accepted'
    and (engine <> 'FolderName' or state = 'Refused')`)
const FOLDERS_HIDDEN = restrictions('access_restriction_rules', 'folder_id')
const FOLDERS_UNPUBLISHED = restrictions('publication_restrictions', 'folder_id')
const ASSETS_HIDDEN = restrictions('access_restriction_rules', 'asset_id')
const ASSETS_UNPUBLISHED = restrictions('publication_restrictions', 'asset_id')

export const copyFolders = async (tenant: Tenant, userId: string, type: ResourceType, folders: readonly CopiedFolder[]): Promise<void> => {
  if (folders.length === 0) return
  const { organizationId } = tenant
  const pairs = [organizationId, folders.map(({ source }) => source), folders.map(({ id }) => id)]
  const names = folders.map(({ name }) => name)
  await tenant.query(FOLDERS, [organizationId, type, userId, pairs[1], pairs[2], folders.map(({ parentId }) => parentId), names, names.map(nameKey)])
  await tenant.query(FOLDERS_TEMPLATES, pairs)
  await tenant.query(FOLDERS_HIDDEN, pairs)
  await tenant.query(FOLDERS_UNPUBLISHED, pairs)
  await putEntries(tenant, 'folder', type, folders)
}

interface Copying {
  readonly userId: string
  readonly type: ResourceType
  /** One for each asset. */
  readonly numbers: readonly string[]
}

export const copyAssets = async (tenant: Tenant, jobs: Jobs, { userId, type, numbers }: Copying, assets: readonly CopiedAsset[]): Promise<void> => {
  if (assets.length === 0) return
  const { organizationId } = tenant
  const [sources, ids] = [assets.map(({ source }) => source), assets.map(({ id }) => id)]
  const names = assets.map(({ name }) => name)
  const columns = [sources, ids, assets.map(({ folderId }) => folderId), names, names.map(nameKey), numbers, numbers.map(nameKey)]
  await tenant.query(ASSETS, [organizationId, type, userId, ...columns])
  for (const statement of [TEXTS, ASSETS_HIDDEN, ASSETS_UNPUBLISHED, SUGGESTIONS]) await tenant.query(statement, [organizationId, sources, ids])
  await copyPageTexts(tenant, sources, ids)
  await copyEmbedded(tenant, sources, ids)
  await copyPersons(tenant, sources, ids)
  await copyMetadata(tenant, sources, ids)
  await enterAssets(tenant, type, ids)
  await goOnWith(tenant, jobs, ids)
}
