import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope } from '../access/scope.ts'
import { inPieces, PIECE, type Progress } from '../items/progress.ts'

/** What is to be marked: folders with all that lies below them, and single assets. */
interface Reach {
  readonly folders: readonly string[]
  readonly assets: readonly string[]
  readonly webReady: boolean
  /** Names the change. */
  readonly change: string
  /** The change that is taken back: only what it changed is reached. */
  readonly undone: string | null
  /** Only what nobody has decided about yet; it counts as decided then, also where it stays as it is. */
  readonly undecided: boolean
}

/** The folders that are marked, and those of them whose files are. */
interface Tree {
  readonly folders: readonly string[]
  readonly open: readonly string[]
}

export interface Marked {
  readonly folders: number
  readonly assets: number
}

/** What of a table is restricted by itself, in publication for everybody and in access for one user, who is the parameter `user`. */
export const keptOut = (alias: 'folder' | 'asset', publishes: boolean, restricted: boolean, user: `$${number}`): string =>
  [
    publishes ? `and ${alias}.id not in (select ${alias}_id from publication_restrictions where organization_id = $1 and ${alias}_id is not null)` : '',
    restricted ? `and ${alias}.id not in (select ${alias}_id from access_restrictions where organization_id = $1 and user_id = ${user} and ${alias}_id is not null)` : '',
  ].join(' ')

/** A folder that is kept out keeps out what lies below it: the way down ends there. */
const treeFor = variants([EITHER, EITHER], (publishes, restricted) => sql<Id>(`
  with recursive tree (id) as (
    select unnest($2::uuid[])
    union
    select folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id
    where folder.trashed_at is null ${keptOut('folder', publishes, restricted, '$3')}
  )
  select id from tree`))

/** What nobody has made ready for the web, or not, since it was made. */
export const UNDECIDED = 'not web_ready and web_ready_change is null'

/** What is as wanted already is not touched. $2: as it is wanted; $3: the change that is taken back. */
const touched = (undecided: boolean): string =>
  `trashed_at is null and ${undecided ? `${UNDECIDED} and $2::boolean is not null and $3::uuid is null` : 'web_ready <> $2 and ($3::uuid is null or web_ready_change = $3)'}`
const foldersFor = variants([EITHER], (undecided) =>
  sql<Id>(`select id from folders where organization_id = $1 and ${touched(undecided)} and id = any ($4::uuid[]) order by id`),
)

/** What of a reach decides which rows are meant. */
interface Asked {
  readonly publishes: boolean
  readonly undecided: boolean
}

/** Who is asked whether it may be public is not asked about what must not be. */
const askedOf = ({ webReady, undecided }: Pick<Reach, 'webReady' | 'undecided'>): Asked => ({ publishes: webReady || undecided, undecided })

/** Those in the folders $4, and the single ones $5 that lie elsewhere. */
const assetsFor = (columns: string, { publishes, undecided }: Asked, restricted: boolean): string => {
  const from = `select ${columns} from assets asset where organization_id = $1 and ${touched(undecided)} ${keptOut('asset', publishes, restricted, '$6')}`
  return `${from} and folder_id = any ($4::uuid[]) union all ${from} and id = any ($5::uuid[]) and not folder_id = any ($4::uuid[])`
}

const markFor = variants([['folders', 'assets'], EITHER], (table, undecided) => sql<Counted>(`
  with marked as (
    update ${table} set web_ready = $2, web_ready_change = $5
    where organization_id = $1 and ${touched(undecided)} and id = any ($4::uuid[])
    returning 1
  )
  select count(*)::integer as count from marked`))

interface Id {
  readonly id: string
}

interface Counted {
  readonly count: number
}

const idsOf = (rows: readonly Id[]): readonly string[] => rows.map(({ id }) => id)

const countingOf = variants([EITHER, EITHER, EITHER], (publishes, undecided, restricted) =>
  sql<Counted>(`select count(*)::integer as count from (${assetsFor('1', { publishes, undecided }, restricted)}) as asset`),
)
const assetsToMark = variants([EITHER, EITHER, EITHER], (publishes, undecided, restricted) =>
  sql<Id>(`declare assets_to_mark no scroll cursor for ${assetsFor('id', { publishes, undecided }, restricted)} order by id`),
)
const FETCH = sql<Id>(`fetch ${PIECE} from assets_to_mark`)
const CLOSE = sql('close assets_to_mark')

/** How many folders and assets a mark would change. */
export const countReached = async (tenant: Tenant, { userId, restricted }: AccessScope, assets: readonly string[], tree: readonly string[]): Promise<number> => {
  const common = [tenant.organizationId, true, null]
  const folders = await tenant.query(foldersFor(false), [...common, tree])
  const [counted] = await tenant.query(countingOf(true, false, restricted), [...common, tree, assets, ...(restricted ? [userId] : [])])
  return folders.length + (counted?.count ?? 0)
}

/** The folders that a change reaches, without those that are kept out. */
export const foldersReached = async (tenant: Tenant, { userId, restricted }: AccessScope, { folders, ...reach }: Reach): Promise<readonly string[]> =>
  folders.length === 0 ? [] : idsOf(await tenant.query(treeFor(askedOf(reach).publishes, restricted), [tenant.organizationId, folders, ...(restricted ? [userId] : [])]))

/** Marks a tree and single assets, a piece after the other: as many assets as there may be, few are held at a time. */
export const markReached = async (tenant: Tenant, scope: AccessScope, reach: Reach, tree: Tree, progress: Progress): Promise<Marked> => {
  const { assets, webReady, change, undone, undecided } = reach
  const { publishes } = askedOf(reach)
  const common = [tenant.organizationId, webReady, undone]
  const values = [...common, tree.open, assets, ...(scope.restricted ? [scope.userId] : [])]
  const folders = idsOf(await tenant.query(foldersFor(undecided), [...common, tree.folders]))
  const [counted] = await tenant.query(countingOf(publishes, undecided, scope.restricted), values)
  const total = folders.length + (counted?.count ?? 0)
  const marked = { folders: 0, assets: 0 }
  let done = 0
  const write = async (table: 'folders' | 'assets', ids: readonly string[]): Promise<void> => {
    const [row] = await tenant.query(markFor(table, undecided), [...common, ids, change])
    marked[table] += row?.count ?? 0
    progress((done += ids.length), total)
  }
  // Folders before what lies in them, and each in one order: whoever marks the same things meanwhile waits, and is not waited for.
  await inPieces(folders, (piece) => write('folders', piece))
  await tenant.query(assetsToMark(publishes, undecided, scope.restricted), values)
  for (let piece = await tenant.query(FETCH); piece.length > 0; piece = await tenant.query(FETCH)) await write('assets', idsOf(piece))
  await tenant.query(CLOSE)
  return marked
}

const KEPT = sql<Counted>(`
  select count(*)::integer as count
  from publication_restrictions kept
  left join folders folder on folder.organization_id = $1 and folder.id = kept.folder_id
  left join assets asset on asset.organization_id = $1 and asset.id = kept.asset_id
  where kept.organization_id = $1 and coalesce(folder.parent_id, asset.folder_id) in (select unnest($2::uuid[]))`)

/** What in these folders is kept from publication by itself. */
export const keptIn = async (tenant: Tenant, tree: readonly string[]): Promise<number> =>
  tree.length === 0 ? 0 : ((await tenant.query(KEPT, [tenant.organizationId, tree]))[0]?.count ?? 0)
