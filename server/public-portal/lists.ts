import type { FacetLink, ItemList, Narrowing, PortalWords, ShownFacet } from '../../src/ui/public-portal/publicPortal.ts'
import type { Database } from '../database/connect.ts'
import { isWellFormedId } from '../database/id.ts'
import { inTenant } from '../database/tenant.ts'
import type { FacetCount, PortalFacet } from '../portal-search/facets.ts'
import { searchPortal, type PortalResult } from '../portal-search/search.ts'
import { afterIn, soughtIn, type PortalAddresses } from './address.ts'
import { drawn } from './drawing.ts'
import { itemsOf, listFolders, PAGE } from './items.ts'
import { folderLink, itemLink } from './links.ts'
import type { PortalAnswer, PortalEntrance, PortalRoute } from './route.ts'

/** How a value is called. */
const textOf = ({ is }: PortalFacet, { value, label }: FacetCount, { kinds, yes, no, decade }: PortalWords): string => {
  if (is === 'format') return kinds[value as keyof typeof kinds] ?? value
  if (is === 'yesNo') return value === 'yes' ? yes : no
  return is === 'decade' && /^-?\d+$/.test(label) ? decade(Number(label)) : label
}

type Asked = Readonly<Record<string, string>>

/** `asked`: what the list is asked by now, without the place of its page. */
const facetOf = (facet: PortalFacet, asked: Asked, page: string, { to }: PortalAddresses, words: PortalWords): ShownFacet => {
  const { [facet.name]: _own, ...others } = asked
  const link = (one: FacetCount, query: Asked): FacetLink => ({ text: textOf(facet, one, words), count: one.count, href: to(page, query) })
  return {
    heading: facet.label ?? words.format,
    chosen: facet.chosen && link(facet.chosen, others),
    values: facet.values.map((one) => link(one, { ...asked, [facet.name]: one.value })),
    more: facet.more,
  }
}

const narrowingOf = ({ total, facets, narrowed }: PortalResult, sought: Asked, page: string, addresses: PortalAddresses, words: PortalWords): Narrowing => ({
  total,
  facets: facets.map((facet) => facetOf(facet, { ...sought, ...narrowed }, page, addresses, words)),
  clear: Object.keys(narrowed).length === 0 ? undefined : addresses.to(page, sought),
  kept: Object.entries(narrowed).map(([name, value]) => ({ name, value })),
})

/** Everything, what was found, and both narrowed. */
const list = async (entrance: PortalEntrance, database: Database, page: string): Promise<PortalAnswer | undefined> => {
  const { live, words, addresses, enter, query } = entrance
  const { organizationId, day } = live
  const { q: _q, after: _after, ...narrowed } = query
  const sought = soughtIn(query)
  const after = afterIn(query)
  const result = await searchPortal(
    { organizationId, day, asVisitor: enter, asOrganization: (work) => inTenant(database, organizationId, work, { isReadOnly: true }) },
    { sought, narrowed, after: isWellFormedId(after) ? after : undefined, limit: PAGE },
  )
  if (result === undefined) return undefined
  const asked = sought === '' ? {} : { q: sought }
  const narrowing = narrowingOf(result, asked, page, addresses, words)
  const isWhole = sought === '' && narrowing.clear === undefined && after === undefined
  return enter(async (visitor, portal) => {
    const [items, folders] = await Promise.all([itemsOf(visitor, result.ids), isWhole ? listFolders(visitor) : []])
    const shown: ItemList = {
      heading: sought === '' ? words.allItems : words.found(sought),
      path: [],
      folders: folders.map((one) => folderLink(addresses, one)),
      items: items.map((one) => itemLink(addresses, one)),
      next: result.next === undefined ? undefined : addresses.to(page, { ...asked, ...result.narrowed, after: result.next }),
      sought: sought === '' ? undefined : sought,
      narrowing,
    }
    return drawn({ ...entrance, visitor, portal }, page, { is: 'list', list: shown })
  })
}

export const listRoutes = (database: Database): readonly PortalRoute[] =>
  ['items', 'search'].map((path) => ({ path, query: 'any', kind: 'keptEntering', answer: (entrance) => list(entrance, database, path) }))
