import type { ItemList } from '../../src/ui/public-portal/publicPortal.ts'
import type { PortalContent } from '../../src/ui/public-portal/portalPage.tsx'
import { isWellFormedId } from '../database/id.ts'
import { afterIn, soughtIn, wordsIn } from './address.ts'
import { drawn } from './drawing.ts'
import { latestItems, listFolders, listItems, pathOf, type ItemPlace } from './items.ts'
import { folderLink, itemLink } from './links.ts'
import type { PortalRoute, PortalVisit } from './route.ts'

const LATEST = 12

const main = async ({ visitor, addresses }: PortalVisit): Promise<PortalContent> => {
  const [folders, latest] = await Promise.all([listFolders(visitor), latestItems(visitor, LATEST)])
  return { is: 'main', folders: folders.map((one) => folderLink(addresses, one)), latest: latest.map((one) => itemLink(addresses, one)) }
}

type Heading = Pick<ItemList, 'heading' | 'path' | 'folders' | 'sought'>

const listed = async ({ visitor, addresses, query }: PortalVisit, place: ItemPlace, rest: Heading, page: string): Promise<PortalContent> => {
  const after = afterIn(query)
  const { items, next } = await listItems(visitor, place, isWellFormedId(after) ? after : undefined)
  const again = rest.sought === undefined ? {} : { q: rest.sought }
  return {
    is: 'list',
    list: { ...rest, items: items.map((one) => itemLink(addresses, one)), next: next === undefined ? undefined : addresses.to(page, { ...again, after: next }) },
  }
}

const everything = async (visit: PortalVisit): Promise<PortalContent> => {
  const folders = (await listFolders(visit.visitor)).map((one) => folderLink(visit.addresses, one))
  return listed(visit, { in: 'all' }, { heading: visit.words.allItems, path: [], folders, sought: undefined }, 'items')
}

const search = async (visit: PortalVisit): Promise<PortalContent> => {
  const sought = soughtIn(visit.query)
  const words = wordsIn(sought)
  if (words.length === 0) return everything(visit)
  return listed(visit, { in: 'search', words }, { heading: visit.words.found(sought), path: [], folders: [], sought }, 'search')
}

const folder = async (visit: PortalVisit): Promise<PortalContent | undefined> => {
  const { id = '' } = visit.parameters
  const path = isWellFormedId(id) ? await pathOf(visit.visitor, id) : []
  const own = path.at(-1)
  if (own === undefined) return undefined
  const folders = (await listFolders(visit.visitor, id)).map((one) => folderLink(visit.addresses, one))
  const above = path.slice(0, -1).map((one) => folderLink(visit.addresses, one))
  return listed(visit, { in: 'folder', folderId: id }, { heading: own.name, path: above, folders, sought: undefined }, `folders/${id}`)
}

const pageOf = (path: string, query: readonly string[], content: (visit: PortalVisit) => Promise<PortalContent | undefined>): PortalRoute => ({
  path,
  query,
  isKept: true,
  answer: async (visit) => {
    const shown = await content(visit)
    return shown && drawn(visit, path.replace(':id', visit.parameters['id'] ?? ''), shown)
  },
})

/** What the organization says of itself, and lists of what is public. */
export const pageRoutes: readonly PortalRoute[] = [
  pageOf('', [], main),
  pageOf('items', ['after'], everything),
  pageOf('folders/:id', ['after'], folder),
  pageOf('search', ['q', 'after'], search),
  pageOf('contact', [], async () => ({ is: 'contact' })),
  pageOf('about', [], async ({ portal }) => (portal.aboutUs === '' ? undefined : { is: 'about' })),
]
