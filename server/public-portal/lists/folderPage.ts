import type { ItemList, PublicCollection } from '../../../src/ui/public-portal/publicList.ts'
import type { Database } from '../../database/connect.ts'
import { isWellFormedId } from '../../database/id.ts'
import { collectionsOf } from '../../portal-search/collections.ts'
import { searchPortal, type PortalResult } from '../../portal-search/search.ts'
import { afterIn, foldersAfterIn } from '../address.ts'
import { drawn } from '../drawing.ts'
import { cardsOf, LOOKED_AT } from './folderCards.ts'
import { itemsOf, listFolders, listItems, PAGE, pathOf, type FolderRow, type ItemRow } from '../items.ts'
import { folderLink, itemLink } from '../links.ts'
import { searchedPortal, withoutPlaces } from './lists.ts'
import { narrowingOf } from './narrowing.ts'
import type { PortalAnswer, PortalEntrance, PortalRoute, PortalVisit } from '../route.ts'
import type { Visitor } from '../visitor.ts'

/** What lies directly in a folder; or, narrowed, at any depth. */
interface Contents {
  readonly path: readonly FolderRow[]
  readonly folders: readonly FolderRow[]
  readonly nextFolders: string | undefined
  readonly items: readonly ItemRow[]
  readonly next: string | undefined
}

/** Behind which item and which folder a page goes on. */
interface Continued {
  readonly after: string | undefined
  readonly folders: string | undefined
}

const readContents = async (visitor: Visitor, id: string, continued: Continued, result: PortalResult): Promise<Contents | undefined> => {
  const path = await pathOf(visitor, id)
  if (path.length === 0) return undefined
  if (Object.keys(result.narrowed).length > 0) return { path, folders: [], nextFolders: undefined, items: await itemsOf(visitor, result.ids), next: result.next }
  const [{ folders, next: nextFolders }, { items, next }] = await Promise.all([listFolders(visitor, id, continued.folders), listItems(visitor, id, continued.after)])
  return { path, folders, nextFolders, items, next }
}

/** Where nothing lies directly in a folder but other folders, these are shown with what is in them. */
const isOfFolders = ({ items, folders }: Contents): boolean => items.length === 0 && folders.length > 0

const draw = (visit: PortalVisit, result: PortalResult, { path, folders, nextFolders, items, next }: Contents, cards: readonly PublicCollection[]): PortalAnswer => {
  const { addresses, words, parameters: { id = '' } } = visit
  const page = `folders/${id}`
  const list: ItemList = {
    heading: path.at(-1)?.name ?? '',
    path: path.slice(0, -1).map((one) => folderLink(addresses, one)),
    cards,
    folders: cards.length > 0 ? [] : folders.map((one) => folderLink(addresses, one)),
    // It continues the one alone, or robots would read each page of folders with each of items.
    nextFolders: nextFolders === undefined ? undefined : addresses.to(page, { folders: nextFolders }),
    items: items.map((one) => itemLink(addresses, one)),
    next: next === undefined ? undefined : addresses.to(page, { ...result.narrowed, after: next }),
    sought: undefined,
    narrowing: narrowingOf(folders.length > 0 ? withoutPlaces(result) : result, { page, sought: '', addresses, words }),
  }
  return drawn(visit, page, { is: 'list', list })
}

const folder = async (entrance: PortalEntrance, database: Database): Promise<PortalAnswer | undefined> => {
  const { parameters: { id = '' }, query, narrowed, enter } = entrance
  if (!isWellFormedId(id)) return undefined
  const asked = afterIn(query)
  const after = isWellFormedId(asked) ? asked : undefined
  const searched = searchedPortal(entrance, database)
  const result = await searchPortal(searched, { sought: '', narrowed, within: id, after, limit: PAGE })
  if (result === undefined) return undefined
  const read = await enter(async (visitor, portal) => {
    const contents = await readContents(visitor, id, { after, folders: foldersAfterIn(query) }, result)
    if (contents === undefined || isOfFolders(contents)) return contents
    return draw({ ...entrance, visitor, portal }, result, contents, [])
  })
  if (read === undefined || 'body' in read) return read
  const collections = (await collectionsOf(searched, LOOKED_AT, id)) ?? []
  return enter(async (visitor, portal) => draw({ ...entrance, visitor, portal }, result, read, await cardsOf(visitor, read.folders, collections, entrance.addresses)))
}

/** What lies in a folder, and by what all below it can be narrowed. */
export const folderRoute = (database: Database): PortalRoute => ({ path: 'folders/:id', query: ['after', 'folders'], isNarrowed: true, kind: 'keptEntering', answer: (entrance) => folder(entrance, database) })
