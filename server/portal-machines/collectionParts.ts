import type { CollectionMember } from '../../src/domain/portal-machines/manifest.ts'
import { sql, type Statement } from '../database/sql.ts'
import { CARD, FOLDERS_PAGE, listFolders, type ItemRow } from '../public-portal/items.ts'
import type { Visitor } from '../public-portal/visitor.ts'
import { thumbnailOf } from './canvases.ts'
import type { AddressOf } from './place.ts'

/** Where a collection is read: of no `folderId` the one of folders that lie in no other. */
interface CollectionPlace {
  readonly visitor: Visitor
  readonly at: AddressOf
  readonly folderId: string | undefined
  readonly name: string
  readonly address: string
}

/** A part of a collection that has many. */
interface CollectionPart {
  readonly name: string
  readonly address: string
  readonly members: readonly CollectionMember[]
}

/** Manifests of one collection: what a folder has beside these is in others below it. Of folders there are as many. */
const MOST = 500

/** What has a manifest (canvases.ts). */
const SHOWN = `(thumbnail = 'Ready' or preview in ('video', 'audio') and exists (select from media_measures(id)))`

const COUNT = sql<{ count: number }>(`select count(*)::integer as count from assets where folder_id = $1 and ${SHOWN}`)
const ITEMS = sql<ItemRow>(`
  select ${CARD} from assets
  where folder_id = $1 and ${SHOWN} order by title_key, id offset $2 limit ${MOST}`)

const listItems = async ({ visitor, at, folderId }: CollectionPlace, part: number): Promise<readonly CollectionMember[]> =>
  (await visitor.query(ITEMS, [folderId, (part - 1) * MOST])).map((item) => ({
    is: 'Manifest',
    name: item.name,
    address: at(`manifests/${item.id}`),
    thumbnail: thumbnailOf(at, item),
  }))

const countItems = async ({ visitor, folderId }: CollectionPlace): Promise<number> => (folderId === undefined ? 0 : ((await visitor.query(COUNT, [folderId]))[0]?.count ?? 0))

const itemPart = ({ name, address }: CollectionPlace, count: number, part: number): Omit<CollectionPart, 'members'> => ({
  name: `${name} ${(part - 1) * MOST + 1}–${Math.min(count, part * MOST)}`,
  address: `${address}/${part}`,
})

/** The first and the last folder of each page of them. */
const edgesIn = (place: string): Statement<{ id: string; name: string; page: number }> => sql(`
  select id, name, (place - 1) / ${FOLDERS_PAGE} as page
  from (
    select id, name, row_number() over (order by name_key, id)::integer as place, (count(*) over ())::integer as count from folders where ${place}
  ) folder
  where place % ${FOLDERS_PAGE} in (0, 1) or place = count
  order by place`)
const EDGES_OF_TOP = edgesIn('parent_id is null')
const EDGES = edgesIn('parent_id = $1')

interface FolderPart extends Omit<CollectionPart, 'members'> {
  /** The last folder before. */
  readonly after: string | undefined
}

/** Each by the names of its first and last folder. */
const folderParts = async ({ visitor, folderId, address }: CollectionPlace): Promise<readonly FolderPart[]> => {
  const edges = await (folderId === undefined ? visitor.query(EDGES_OF_TOP) : visitor.query(EDGES, [folderId]))
  const pages = [...Map.groupBy(edges, ({ page }) => page).values()]
  return pages.map((page, at) => ({
    name: [...new Set([page[0]?.name, page.at(-1)?.name])].join(' – '),
    address: `${address}/folders-${at + 1}`,
    after: pages[at - 1]?.at(-1)?.id,
  }))
}

const foldersBehind = async ({ visitor, at, folderId }: CollectionPlace, after: string | undefined) => {
  const { folders, next } = await listFolders(visitor, folderId, after)
  return { members: folders.map(({ id, name }): CollectionMember => ({ is: 'Collection', name, address: at(`collections/${id}`) })), next }
}

const asMembers = (parts: readonly Omit<CollectionPart, 'members'>[]): readonly CollectionMember[] => parts.map(({ name, address }) => ({ is: 'Collection', name, address }))

/** The folders and manifests of a collection; where there are many, the collections of them. */
export const membersOf = async (place: CollectionPlace): Promise<readonly CollectionMember[]> => {
  const { members, next } = await foldersBehind(place, undefined)
  const folders = next === undefined ? members : asMembers(await folderParts(place))
  const count = await countItems(place)
  const parts = Array.from({ length: Math.ceil(count / MOST) }, (_, at) => itemPart(place, count, at + 1))
  return [...folders, ...(parts.length > 1 ? asMembers(parts) : count > 0 ? await listItems(place, 1) : [])]
}

/** One of those parts, by the last part of its address; undefined: there is none. */
export const partOf = async (place: CollectionPlace, said: string): Promise<CollectionPart | undefined> => {
  const [, ofFolders, number] = /^(folders-)?([1-9][0-9]{0,4})$/.exec(said) ?? []
  const part = Number(number)
  if (ofFolders !== undefined) {
    const found = (await folderParts(place))[part - 1]
    return found && { ...found, members: (await foldersBehind(place, found.after)).members }
  }
  const count = number === undefined ? 0 : await countItems(place)
  return (part - 1) * MOST < count ? { ...itemPart(place, count, part), members: await listItems(place, part) } : undefined
}
