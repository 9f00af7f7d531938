import type { Database } from '../../database/connect.ts'
import { searchedPortal } from './lists.ts'
import { collectionsOf, type Collection } from '../../portal-search/collections.ts'
import { drawn } from '../drawing.ts'
import { cardsOf, LOOKED_AT } from './folderCards.ts'
import { foldersOf, latestItems } from '../items.ts'
import { itemLink } from '../links.ts'
import type { PortalAnswer, PortalEntrance, PortalRoute } from '../route.ts'

const LATEST = 12
/** Collections that are shown: the largest ones. */
const SHOWN = 6

const largest = (one: Collection, other: Collection): number => other.count - one.count || (one.folderId < other.folderId ? -1 : 1)

const main = async (entrance: PortalEntrance, database: Database): Promise<PortalAnswer | undefined> => {
  const { enter, addresses } = entrance
  const collections = await collectionsOf(searchedPortal(entrance, database), LOOKED_AT)
  return collections && enter(async (visitor, portal) => {
    const shown = collections.toSorted(largest).slice(0, SHOWN)
    const [folders, latest] = await Promise.all([foldersOf(visitor, shown.map(({ folderId }) => folderId)), latestItems(visitor, LATEST)])
    const cards = await cardsOf(visitor, folders, shown, addresses)
    const content = { is: 'main', collections: cards, total: collections.length, latest: latest.map((one) => itemLink(addresses, one)) } as const
    return drawn({ ...entrance, visitor, portal }, '', content)
  })
}

/** What the organization says of itself, its largest collections, and what came last. */
export const mainRoute = (database: Database): PortalRoute => ({ path: '', kind: 'keptEntering', answer: (entrance) => main(entrance, database) })
