import type { AssetSummary } from '../../src/domain/library/asset.ts'
import type { Folder, PathStep } from '../../src/domain/library/folder.ts'
import { MOST_COUNTED } from '../../src/domain/search/query.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, type Eyes } from '../restrictions/sight.ts'
import { ASSET_COLUMNS, summaryOf, type AssetRow } from '../library/assetRows.ts'
import { FOLDER_COLUMNS, folderOf, PATHS, type FolderRow, type PathRow } from '../library/folderRows.ts'
import { visible } from '../library/visibility.ts'
import { queriesOf } from './words.ts'

/** Hits that are looked at, and counted: one more than is told exactly. */
const MOST_HITS = MOST_COUNTED + 1

/** Better first; what is equally good by name, then by identifier. */
export interface HitPlace {
  readonly rank: number
  readonly name: string
  readonly id: string
}

export interface HitRow extends HitPlace {
  readonly kind: 'folder' | 'asset'
  readonly parent: string | null
  readonly total: number
}

/** The page alone is looked up: what the viewer may not see, for whatever reason, is left out of it. */
const find = (entries: string): string => `
  select found.*, coalesce(folder.parent_id, asset.folder_id) as parent
  from ${entries}$2::tsquery[], $3::tsquery[], $4::tsquery[], $5, ${MOST_HITS}, $7, $8, $9, $6) found
  left join folders folder on found.kind = 'folder' and folder.organization_id = $1 and folder.id = found.id and ${visible('folder')}
  left join assets asset on found.kind = 'asset' and asset.organization_id = $1 and asset.id = found.id and ${visible('asset')}
  where coalesce(folder.id, asset.id) is not null
  order by -found.rank, found.name, found.id`
const FIND = find('found_entries(')
/** For a viewer with restrictions, who is $10. */
const FIND_FOR = find('found_entries_for($10, ')

export interface HitQuery {
  readonly words: readonly string[]
  /** Of the modules that the viewer has. */
  readonly types: readonly string[]
  readonly after: HitPlace | undefined
  readonly limit: number
}

/** What has all the words, the last of them also as a beginning: in the name first, then in what describes it, then in its content. */
export const findHits = async (tenant: Tenant, { userId, restricted }: Eyes, { words, types, after, limit }: HitQuery): Promise<readonly HitRow[]> => {
  const { organizationId } = tenant
  const asked = queriesOf(organizationId, words)
  const queries = [asked.map(({ query }) => query), asked.map(({ inName }) => inName), asked.map(({ described }) => described)]
  const continued = after === undefined ? [null, null, null] : [after.rank, after.name, after.id]
  const values = [organizationId, ...queries, types, limit, ...continued]
  return restricted ? tenant.query<HitRow>(FIND_FOR, [...values, userId]) : tenant.query<HitRow>(FIND, values)
}

export interface FoundAsset {
  readonly asset: AssetSummary
  readonly description: string
  /** Around the first of the words in the content; empty where there is none. */
  readonly content: string
}

/** Characters of the content that are shown around the first match. */
const SHOWN = 220

const ASSETS = `
  select ${ASSET_COLUMNS}, asset.description,
    coalesce(substring(text.text from greatest(1, strpos(lower(text.text), $3) - 60) for ${SHOWN}), '') as content
  from assets asset
  left join asset_texts text on text.organization_id = $1 and text.asset_id = asset.id and asset.id = any ($4::uuid[])
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])`

/** `inContent`: those of them whose content is what matched; only their text is read. */
export const readFoundAssets = async (
  tenant: Tenant,
  ids: readonly string[],
  inContent: readonly string[],
  word: string,
): Promise<ReadonlyMap<string, FoundAsset>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query<AssetRow & Pick<FoundAsset, 'description' | 'content'>>(ASSETS, [tenant.organizationId, ids, word, inContent])
  return new Map(rows.map((row) => [row.id, { asset: summaryOf(row), description: row.description, content: row.content }]))
}

const FOLDERS = `select ${FOLDER_COLUMNS} from folders folder where folder.organization_id = $1 and folder.id = any ($2::uuid[])`

export const readFoundFolders = async (tenant: Tenant, eyes: Eyes, ids: readonly string[]): Promise<ReadonlyMap<string, Folder>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query<FolderRow>(FOLDERS, [tenant.organizationId, ids])
  return new Map((await countedFor(tenant, eyes, rows.map(folderOf))).map((folder) => [folder.id, folder]))
}

/** The way from the module's root down to each of these folders, itself last. */
export const readWays = async (tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, readonly PathStep[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query<PathRow>(PATHS, [tenant.organizationId, [...new Set(ids)]])
  return new Map(rows.map(({ start, path }) => [start, path]))
}
