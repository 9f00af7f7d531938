import type { PublicCollection } from '../../src/ui/public-portal/publicPortal.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { collectionsOf, type Collection } from '../portal-search/collections.ts'
import type { PortalAddresses } from './address.ts'
import { drawn } from './drawing.ts'
import { itemsOf, latestItems, listFolders } from './items.ts'
import { folderLink, itemLink } from './links.ts'
import type { PortalAnswer, PortalEntrance, PortalRoute } from './route.ts'
import type { Visitor } from './visitor.ts'

const LATEST = 12
/** Collections that are shown: the largest ones. */
const SHOWN = 6
const PICTURES = 3
/** Some have no picture yet. */
const LOOKED_AT = 8

const largest = (one: Collection, other: Collection): number => other.count - one.count || (one.folderId < other.folderId ? -1 : 1)

const shownOf = async (visitor: Visitor, collections: readonly Collection[], addresses: PortalAddresses): Promise<readonly PublicCollection[]> => {
  const shown = collections.toSorted(largest).slice(0, SHOWN)
  const [folders, items] = await Promise.all([listFolders(visitor), itemsOf(visitor, shown.flatMap(({ latest }) => latest))])
  const pictures = new Map(items.map((one) => [one.id, itemLink(addresses, one).picture]))
  return shown.flatMap(({ folderId, count, latest }) => {
    const folder = folders.find(({ id }) => id === folderId)
    if (folder === undefined) return []
    const seen = latest.flatMap((id) => pictures.get(id) ?? []).slice(0, PICTURES)
    return [{ ...folderLink(addresses, folder), count, pictures: seen }]
  })
}

const main = async (entrance: PortalEntrance, database: Database): Promise<PortalAnswer | undefined> => {
  const { live: { organizationId, day }, enter, addresses } = entrance
  const asOrganization = <Answer>(work: (tenant: Visitor) => Promise<Answer>) => inTenant(database, organizationId, work, { isReadOnly: true })
  const collections = await collectionsOf({ organizationId, day, asVisitor: enter, asOrganization }, LOOKED_AT)
  return collections && enter(async (visitor, portal) => {
    const [shown, latest] = await Promise.all([shownOf(visitor, collections, addresses), latestItems(visitor, LATEST)])
    const content = { is: 'main', collections: shown, total: collections.length, latest: latest.map((one) => itemLink(addresses, one)) } as const
    return drawn({ ...entrance, visitor, portal }, '', content)
  })
}

/** What the organization says of itself, its largest collections, and what came last. */
export const mainRoute = (database: Database): PortalRoute => ({ path: '', kind: 'keptEntering', answer: (entrance) => main(entrance, database) })
