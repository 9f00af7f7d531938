import type { ItemList } from '../../../src/ui/public-portal/publicList.ts'
import type { Database } from '../../database/connect.ts'
import { isWellFormedId } from '../../database/id.ts'
import { inTenant } from '../../database/tenant.ts'
import { PLACE } from '../../portal-search/places.ts'
import { searchPortal, type PortalResult, type SearchedPortal } from '../../portal-search/search.ts'
import { afterIn, foldersAfterIn, soughtIn } from '../address.ts'
import { drawn } from '../drawing.ts'
import { itemsOf, listFolders, PAGE, type FolderPage } from '../items.ts'
import { folderLink, itemLink } from '../links.ts'
import { narrowingOf } from './narrowing.ts'
import type { PortalAnswer, PortalEntrance, PortalRoute } from '../route.ts'
import type { Visitor } from '../visitor.ts'

/** A portal as the search reads it. */
export const searchedPortal = ({ live: { organizationId, day }, enter }: PortalEntrance, database: Database): SearchedPortal => ({
  organizationId,
  day,
  asVisitor: enter,
  asOrganization: <Answer>(work: (tenant: Visitor) => Promise<Answer>) => inTenant(database, organizationId, work, { isReadOnly: true }),
})

/** Where the folders themselves are shown, they are not offered once more. */
export const withoutPlaces = (result: PortalResult): PortalResult => ({ ...result, facets: result.facets.filter(({ name }) => name !== PLACE) })

const NO_FOLDERS: FolderPage = { folders: [], next: undefined }

/** Everything, what was found, and both narrowed. */
const list = async (entrance: PortalEntrance, database: Database, page: string): Promise<PortalAnswer | undefined> => {
  const { words, addresses, enter, query, narrowed } = entrance
  const sought = soughtIn(query)
  const after = afterIn(query)
  const result = await searchPortal(searchedPortal(entrance, database), { sought, narrowed, after: isWellFormedId(after) ? after : undefined, limit: PAGE })
  if (result === undefined) return undefined
  const isWhole = sought === '' && Object.keys(result.narrowed).length === 0 && after === undefined
  return enter(async (visitor, portal) => {
    const [items, { folders, next: nextFolders }] = await Promise.all([itemsOf(visitor, result.ids), isWhole ? listFolders(visitor, undefined, foldersAfterIn(query)) : NO_FOLDERS])
    const shown: ItemList = {
      heading: sought === '' ? words.allItems : words.found(sought),
      path: [],
      cards: [],
      folders: folders.map((one) => folderLink(addresses, one)),
      nextFolders: nextFolders === undefined ? undefined : addresses.to(page, { folders: nextFolders }),
      items: items.map((one) => itemLink(addresses, one)),
      next: result.next === undefined ? undefined : addresses.to(page, { ...(sought === '' ? {} : { q: sought }), ...result.narrowed, after: result.next }),
      sought: sought === '' ? undefined : sought,
      narrowing: narrowingOf(folders.length > 0 ? withoutPlaces(result) : result, { page, sought, addresses, words }),
    }
    return drawn({ ...entrance, visitor, portal }, page, { is: 'list', list: shown })
  })
}

export const listRoutes = (database: Database): readonly PortalRoute[] =>
  ['items', 'search'].map((path) => ({ path, query: ['q', 'after', 'folders'], isNarrowed: true, kind: 'keptEntering', answer: (entrance) => list(entrance, database, path) }))
