import type { PortalContent } from '../../src/ui/public-portal/publicPortal.ts'
import { isWellFormedId } from '../database/id.ts'
import { afterIn } from './address.ts'
import { drawn } from './drawing.ts'
import { listFolders, listItems, pathOf } from './items.ts'
import { folderLink, itemLink } from './links.ts'
import type { PortalRoute, PortalVisit } from './route.ts'

const folder = async ({ visitor, addresses, parameters: { id = '' }, query }: PortalVisit): Promise<PortalContent | undefined> => {
  const path = isWellFormedId(id) ? await pathOf(visitor, id) : []
  const own = path.at(-1)
  if (own === undefined) return undefined
  const after = afterIn(query)
  const [folders, { items, next }] = await Promise.all([listFolders(visitor, id), listItems(visitor, id, isWellFormedId(after) ? after : undefined)])
  return {
    is: 'list',
    list: {
      heading: own.name,
      path: path.slice(0, -1).map((one) => folderLink(addresses, one)),
      folders: folders.map((one) => folderLink(addresses, one)),
      items: items.map((one) => itemLink(addresses, one)),
      next: next === undefined ? undefined : addresses.to(`folders/${id}`, { after: next }),
      sought: undefined,
    },
  }
}

const pageOf = (path: string, query: readonly string[], content: (visit: PortalVisit) => Promise<PortalContent | undefined>): PortalRoute => ({
  path,
  query,
  kind: 'kept',
  answer: async (visit) => {
    const shown = await content(visit)
    return shown && drawn(visit, path.replace(':id', visit.parameters['id'] ?? ''), shown)
  },
})

/** Folders, and what the organization says of itself. */
export const pageRoutes: readonly PortalRoute[] = [
  pageOf('folders/:id', ['after'], folder),
  pageOf('contact', [], async () => ({ is: 'contact' })),
  pageOf('about', [], async ({ portal }) => (portal.aboutUs === '' ? undefined : { is: 'about' })),
]
