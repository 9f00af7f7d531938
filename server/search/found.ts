import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import type { Folder, PathStep } from '../../src/domain/folders/folder.ts'
import { MOST_COUNTED } from '../../src/domain/search/query.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, type AccessScope } from '../access/scope.ts'
import { ASSET_COLUMNS, summaryOf, type AssetRow } from '../items/assetRows.ts'
import { FOLDER_COLUMNS, folderOf, pathsOf, type FolderRow } from '../items/folderRows.ts'
import { starOf, type Starred } from '../items/stars.ts'
import { visible } from '../access/visibility.ts'
import type { Asked } from '../../src/domain/search/asked.ts'
import { queriesOf } from '../search-index/words.ts'

/** Hits that are looked at, and counted: one more than is told exactly. */
const MOST_HITS = MOST_COUNTED + 1

/** Better first; what is equally good by name, then by identifier. */
export interface HitPlace {
  readonly rank: number
  readonly name: string
  readonly id: string
}

interface Found {
  readonly foundId: string
  readonly rank: number
  /** What it is ordered by. */
  readonly place: string
  readonly total: number
  /** The way from the module's root down to the folder in which it lies, that folder last. */
  readonly path: readonly PathStep[] | null
  /** That folder. */
  readonly parent: string | null
}

interface FoundAssetRow extends Found, AssetRow, Starred {
  readonly kind: 'asset'
  readonly description: string
  readonly tags: readonly string[]
  readonly persons: readonly string[] | null
  readonly content: string | null
}

interface FoundFolderRow extends Found {
  readonly kind: 'folder'
}

/** Characters of the content that are shown around the first match. */
const SHOWN = 220

/** So many of them stand before it. */
const BEFORE = 60

/** The piece of a text around a place; a word through which it is cut is none. */
export const pieceAt = (text: string, place: string): string =>
  `case when ${place} > ${BEFORE + 1} then regexp_replace(substring(${text} from ${place} - ${BEFORE} for ${SHOWN}), '^[[:alnum:]]{1,40}', '') else left(${text}, ${SHOWN}) end`

/** As values, not as joins: a join of a small table reads every text of the organization for it. Looked for once: `offset 0`. */
const PIECE = `(
  select ${pieceAt('content.text', 'content.place')}
  from (select text.text, regexp_instr(text.text, $10) as place from asset_texts text where text.organization_id = $1 and text.asset_id = asset.id offset 0) content)`
const SEEN = `array(
  select person.name from asset_persons person
  where person.organization_id = $1 and person.asset_id = asset.id and person.content_version = asset.content_version)`

/**
 * A page with all that is shown of it, in one statement: what the viewer may not see, for whatever reason, is left out of it; texts and
 * persons are read only where they are what matched.
 */
const find = (entries: string): Statement<FoundAssetRow | FoundFolderRow> => sql(`
  with place as materialized (
    select found.id as "foundId", found.kind, found.rank, found.name as place, found.total,
      coalesce(folder.parent_id, asset.folder_id) as parent, ${ASSET_COLUMNS}, asset.description, asset.tags,
      case when found.rank = 1 then ${PIECE} end as content, case when found.rank = 2 then ${SEEN} end as persons
    from ${entries}$2::tsquery[], $3::tsquery[], $4::tsquery[], $5, ${MOST_HITS}, $7, $8, $9, $6) found
    left join folders folder on found.kind = 'folder' and folder.organization_id = $1 and folder.id = found.id and ${visible('folder', { isWide: false })}
    left join assets asset on found.kind = 'asset' and asset.organization_id = $1 and asset.id = found.id and ${visible('asset', { isWide: false })}
    where coalesce(folder.id, asset.id) is not null
  )
  select place.*, ways.path, ${starOf('place', '$11')}
  from place left join (${pathsOf('id in (select parent from place)')}) ways on ways.start = place.parent
  order by -place.rank, place.place, place."foundId"`)
const FIND = find('found_entries(')
/** For a viewer with restrictions. $11 is who looks. */
const FIND_FOR = find('found_entries_for($11, ')

/** Something that was found, and how well. */
export type Hit = Pick<HitPlace, 'rank' | 'id'> & { readonly path: readonly PathStep[] } & (
    | { readonly kind: 'folder' }
    | {
        readonly kind: 'asset'
        readonly asset: AssetSummary
        readonly description: string
        readonly tags: readonly string[]
        /** Who can be seen in it; empty where something better matched. */
        readonly persons: readonly string[]
        /** Around the first of the words in the content; empty where something better matched. */
        readonly content: string
        /** On which it stands, where that is known. */
        readonly page?: number
      }
  )

/** One of a page, with where it stands and how many there are. */
type PlacedHit = Hit & HitPlace & { readonly total: number }

const hitOf = (row: FoundAssetRow | FoundFolderRow): PlacedHit => {
  const { foundId: id, rank, place: name, total } = row
  const found = { id, rank, name, total, path: row.path ?? [] }
  return row.kind === 'folder'
    ? { ...found, kind: 'folder' }
    : { ...found, kind: 'asset', asset: summaryOf(row), description: row.description, tags: row.tags, persons: row.persons ?? [], content: row.content ?? '' }
}

interface HitQuery {
  readonly asked: readonly Asked[]
  /** In which the viewer is. */
  readonly templates: readonly string[]
  /** Of the modules that the viewer has. */
  readonly types: readonly string[]
  /** The piece of the content is cut where it stands first: see `patternOf`. */
  readonly shown: string | null
  readonly after: HitPlace | undefined
  readonly limit: number
}

/** What has all that is asked for: in the name first, then in what describes it, then in its content. */
export const findHits = async (tenant: Tenant, { userId, restricted }: AccessScope, query: HitQuery): Promise<readonly PlacedHit[]> => {
  const { organizationId } = tenant
  const { asked, templates, types, shown, after, limit } = query
  const ranked = queriesOf(organizationId, asked, templates)
  const queries = [ranked.map((one) => one.query), ranked.map(({ inName }) => inName), ranked.map(({ described }) => described)]
  const continued = after === undefined ? [null, null, null] : [after.rank, after.name, after.id]
  const values = [organizationId, ...queries, types, limit, ...continued, shown, userId]
  const rows = await tenant.query(restricted ? FIND_FOR : FIND, values)
  return rows.map(hitOf)
}

const FOLDERS = sql<FolderRow & Starred>(`select ${FOLDER_COLUMNS}, ${starOf('folder', '$3')} from folders folder where folder.organization_id = $1 and folder.id = any ($2::uuid[])`)

export const readFoundFolders = async (tenant: Tenant, scope: AccessScope, ids: readonly string[]): Promise<ReadonlyMap<string, Folder>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query(FOLDERS, [tenant.organizationId, ids, scope.userId])
  return new Map((await countedFor(tenant, scope, rows.map(folderOf))).map((folder) => [folder.id, folder]))
}
