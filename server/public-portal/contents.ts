import type { Language } from '../../src/domain/preferences/language.ts'
import type { PortalContent } from '../../src/ui/public-portal/portalPage.tsx'
import type { ItemList, PortalLink, PortalWords, PublicItem } from '../../src/ui/public-portal/publicPortal.ts'
import { isWellFormedId } from '../database/id.ts'
import type { PortalAddresses } from './address.ts'
import { readFacts, readItem } from './item.ts'
import { latestItems, listFolders, listItems, pathOf, type FolderRow, type ItemRow } from './items.ts'
import type { VisitedPortal, Visitor } from './visitor.ts'

/** What a page is read by. */
export interface Reader {
  readonly visitor: Visitor
  readonly portal: VisitedPortal
  readonly language: Language
  readonly words: PortalWords
  readonly addresses: PortalAddresses
  /** Where the portal is for others than this reader: with protocol and host. */
  readonly origin: string
}

/** What of an address says which page it is. */
export interface Asked {
  readonly after: string | undefined
  readonly sought: string
  readonly soughtWords: readonly string[]
}

const LATEST = 12

const itemOf = ({ addresses }: Reader, { id, name, preview, thumbnail, contentVersion }: ItemRow): PublicItem => ({
  id,
  name,
  href: addresses.item(id),
  kind: preview,
  picture: thumbnail === 'Ready' ? addresses.file(id, contentVersion, 320) : undefined,
})

const folderOf = ({ addresses }: Reader, { id, name }: FolderRow): PortalLink => ({ name, href: addresses.folder(id) })

const main = async (reader: Reader): Promise<PortalContent> => {
  const [folders, latest] = await Promise.all([listFolders(reader.visitor), latestItems(reader.visitor, LATEST)])
  return { is: 'main', folders: folders.map((one) => folderOf(reader, one)), latest: latest.map((one) => itemOf(reader, one)) }
}

const listed = async (reader: Reader, place: Parameters<typeof listItems>[1], { after }: Asked, rest: Pick<ItemList, 'heading' | 'path' | 'folders' | 'sought'>, page: string): Promise<PortalContent> => {
  const { items, next } = await listItems(reader.visitor, place, isWellFormedId(after) ? after : undefined)
  const query = rest.sought === undefined ? {} : { q: rest.sought }
  return {
    is: 'list',
    list: { ...rest, items: items.map((one) => itemOf(reader, one)), next: next === undefined ? undefined : reader.addresses.to(page, { ...query, after: next }) },
  }
}

const everything = async (reader: Reader, asked: Asked): Promise<PortalContent> => {
  const folders = (await listFolders(reader.visitor)).map((one) => folderOf(reader, one))
  return listed(reader, { in: 'all' }, asked, { heading: reader.words.allItems, path: [], folders, sought: undefined }, 'items')
}

const search = async (reader: Reader, asked: Asked): Promise<PortalContent> => {
  const { sought, soughtWords } = asked
  if (soughtWords.length === 0) return everything(reader, asked)
  return listed(reader, { in: 'search', words: soughtWords }, asked, { heading: reader.words.found(sought), path: [], folders: [], sought }, 'search')
}

const folder = async (reader: Reader, id: string, asked: Asked): Promise<PortalContent | undefined> => {
  const path = await pathOf(reader.visitor, id)
  const own = path.at(-1)
  if (own === undefined) return undefined
  const folders = (await listFolders(reader.visitor, id)).map((one) => folderOf(reader, one))
  const above = path.slice(0, -1).map((one) => folderOf(reader, one))
  return listed(reader, { in: 'folder', folderId: id }, asked, { heading: own.name, path: above, folders, sought: undefined }, `folders/${id}`)
}

/** The size in which it is shown, so that the page does not move when the picture comes. */
const LONG_SIDE = 960
const shownSize = (width: number | null, height: number | null) => {
  if (width === null || height === null) return { width: undefined, height: undefined }
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const item = async (reader: Reader, id: string): Promise<PortalContent | undefined> => {
  const { visitor, language, addresses, portal, origin } = reader
  const found = await readItem(visitor, id)
  if (found === undefined) return undefined
  const [path, facts] = await Promise.all([pathOf(visitor, found.folderId), readFacts(visitor, id, language, addresses.item)])
  const { name, preview, thumbnail, contentVersion, description, fileNumber, width, height } = found
  return {
    is: 'item',
    item: {
      name,
      kind: preview,
      picture: thumbnail === 'Ready' ? { address: addresses.file(id, contentVersion, 960), ...shownSize(width, height) } : undefined,
      description,
      fileNumber,
      path: path.map((one) => folderOf(reader, one)),
      facts,
      citation: `${portal.title}. ${name}. ${fileNumber}. ${origin}${addresses.permanent(id)}`,
    },
  }
}

/** What the page at a path below the portal shows; undefined: there is none, or it is not public. */
export const contentOf = async (reader: Reader, path: string, asked: Asked): Promise<PortalContent | undefined> => {
  const [page = '', id, ...more] = path.split('/')
  if (more.length > 0) return undefined
  if (id !== undefined) {
    if (!isWellFormedId(id)) return undefined
    if (page === 'items') return item(reader, id)
    return page === 'folders' ? folder(reader, id, asked) : undefined
  }
  switch (page) {
    case '':
      return main(reader)
    case 'items':
      return everything(reader, asked)
    case 'search':
      return search(reader, asked)
    case 'contact':
      return { is: 'contact' }
    case 'about':
      return reader.portal.aboutUs === '' ? undefined : { is: 'about' }
    default:
      return undefined
  }
}
