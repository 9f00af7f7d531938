import { markOnArrival } from '../../src/domain/web-ready/webReady.ts'
import { EITHER, sql, type Statement, type Unread, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { inPieces, PIECE, unreported } from '../items/progress.ts'
import { treeOf } from '../items/treeLocks.ts'
import { keptOut, markReached } from './webReadyReach.ts'

/** What came to a place; null: the module's root. */
interface Arrived {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly parentId: string | null
}

type Way = Parameters<typeof markOnArrival>[0]

/** From each folder up to the module's root. Where no folder has a rule, none is looked at. */
const WAYS = sql<{ start: string; way: Way }>(`
  with recursive way (start, id, parent_id, name, web_ready, rule, depth) as (
    select id, id, parent_id, name, web_ready, web_ready_rule, 0 from folders
    where organization_id = $1 and id = any ($2::uuid[]) and exists (select from folders where organization_id = $1 and web_ready_rule is not null)
    union all
    select way.start, folder.id, folder.parent_id, folder.name, folder.web_ready, folder.web_ready_rule, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
  )
  select start, json_agg(json_build_object('name', name, 'webReady', web_ready, 'rule', coalesce(rule, 'ask'), 'kept', exists (
    select from publication_restrictions kept where kept.organization_id = $1 and kept.folder_id = way.id
  )) order by depth) as way from way group by start`)

/** By the folders that something comes into: how it is marked. Those where nobody has decided are left out. */
export const marksIn = async (tenant: Tenant, folderIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> => {
  if (folderIds.length === 0) return new Map()
  const rows = await tenant.query(WAYS, [tenant.organizationId, folderIds])
  return new Map(
    rows.flatMap(({ start, way }) => {
      const mark = markOnArrival(way)
      return mark === undefined ? [] : [[start, mark] as const]
    }),
  )
}

interface Reached {
  readonly id: string
  /** What lies in it is reached as well. */
  readonly opens: boolean
}

/** What lies in a folder with a rule of its own did not come into that one now; nor is what lies in one that was taken off the web made ready. */
const opensFor = (webReady: boolean): string => `folder.web_ready_rule is null${webReady ? ' and (folder.web_ready or folder.web_ready_change is null)' : ''}`
const reachedTree = variants([EITHER], (webReady) => sql<Reached>(`
  with recursive tree (id, opens) as (
    select folder.id, ${opensFor(webReady)} from folders folder
    where folder.organization_id = $1 and folder.id = any ($2::uuid[]) and folder.trashed_at is null ${keptOut('folder', true, false, '$3')}
    union
    select folder.id, ${opensFor(webReady)} from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id
    where tree.opens and folder.trashed_at is null ${keptOut('folder', true, false, '$3')}
  )
  select id, opens from tree`))
const READY = sql<{ id: string }>(`
  select id from folders where organization_id = $1 and web_ready_change = $2 and web_ready and id = any ($3::uuid[])
  union all select id from assets where organization_id = $1 and web_ready_change = $2 and web_ready and id = any ($3::uuid[])`)

/** Seen with eyes that nothing is hidden from: the rule is the folder's, not that of who brings something. */
const EVERYBODY = { userId: '', restricted: false }

const idsOf = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id)

/** Marks what came, and what lies in it, by the rules of the folders it came into; answers which of those that came are ready for the web by it. */
export const markArrivals = async (tenant: Tenant, arrived: readonly Arrived[], change: string): Promise<ReadonlySet<string>> => {
  const marks = await marksIn(tenant, [...new Set(arrived.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))])
  const ready = new Set<string>()
  for (const webReady of [true, false]) {
    const some = arrived.filter(({ parentId }) => parentId !== null && marks.get(parentId) === webReady)
    if (some.length === 0) continue
    const of = (kind: Arrived['kind']) => idsOf(some.filter((one) => one.kind === kind))
    const [folders, assets] = [of('folder'), of('asset')]
    const tree = folders.length === 0 ? [] : await tenant.query(reachedTree(webReady), [tenant.organizationId, folders])
    const reach = { folders, assets, webReady, change, undone: null, undecided: true }
    await markReached(tenant, EVERYBODY, reach, { folders: idsOf(tree), open: idsOf(tree.filter((one) => one.opens)) }, unreported)
    if (webReady) for (const { id } of await tenant.query(READY, [tenant.organizationId, change, idsOf(some)])) ready.add(id)
  }
  return ready
}

/** Nobody has decided about it then, as before it came. */
const unmark = (table: 'folders' | 'assets'): Statement<Unread> =>
  sql(`update ${table} set web_ready = false, web_ready_change = null where organization_id = $1 and web_ready_change = $2 and id = any ($3::uuid[])`)
const UNMARK = { folders: unmark('folders'), assets: unmark('assets') }
const MARKED = sql<{ id: string }>(`
  declare assets_to_unmark no scroll cursor for
  select id from assets where organization_id = $1 and web_ready_change = $2 and (folder_id = any ($3::uuid[]) or id = any ($4::uuid[])) order by id`)
const FETCH = sql<{ id: string }>(`fetch ${PIECE} from assets_to_unmark`)
const CLOSE = sql('close assets_to_unmark')

/** Takes back what a move marked, as far as nobody has decided otherwise since; answers what of that which goes back was ready for the web by it. */
export const unmarkArrivals = async (tenant: Tenant, back: readonly Omit<Arrived, 'parentId'>[], change: string | null): Promise<ReadonlySet<string>> => {
  if (change === null) return new Set()
  const common = [tenant.organizationId, change]
  const ready = idsOf(await tenant.query(READY, [...common, idsOf(back)]))
  const of = (kind: Arrived['kind']) => idsOf(back.filter((one) => one.kind === kind))
  const tree = idsOf(await treeOf(tenant, of('folder')))
  await inPieces(tree, async (piece) => void (await tenant.query(UNMARK.folders, [...common, piece])))
  await tenant.query(MARKED, [...common, tree, of('asset')])
  for (let piece = await tenant.query(FETCH); piece.length > 0; piece = await tenant.query(FETCH)) {
    await tenant.query(UNMARK.assets, [...common, idsOf(piece)])
  }
  await tenant.query(CLOSE)
  return new Set(ready)
}
