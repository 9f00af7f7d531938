import type { PortalWords } from '../../../src/ui/public-portal/portalWords.ts'
import type { FacetLink, Narrowing, ShownFacet } from '../../../src/ui/public-portal/publicList.ts'
import type { FacetCount, PortalFacet } from '../../portal-search/facets.ts'
import type { Narrowed, PortalResult } from '../../portal-search/search.ts'
import type { PortalAddresses } from '../address.ts'

/** How a value is called. */
const textOf = ({ is }: PortalFacet, { value, label }: FacetCount, { kinds, yes, no, decade }: PortalWords): string => {
  if (is === 'format') return kinds[value as keyof typeof kinds] ?? value
  if (is === 'yesNo') return value === 'yes' ? yes : no
  return is === 'decade' && /^-?\d+$/.test(label) ? decade(Number(label)) : label
}

const headingOf = ({ label, is }: PortalFacet, { format, folder }: PortalWords): string => label ?? (is === 'place' ? folder : format)

interface Listed {
  /** The path of the list below the portal. */
  readonly page: string
  /** What was searched for; empty: nothing. */
  readonly sought: string
  readonly addresses: PortalAddresses
  readonly words: PortalWords
}

const facetOf = (facet: PortalFacet, narrowed: Narrowed, { page, sought, addresses, words }: Listed): ShownFacet => {
  const { name, chosen, values, more } = facet
  const { [name]: own = [], ...others } = narrowed
  const asked = { ...(sought === '' ? {} : { q: sought }), ...others }
  const link = (one: FacetCount, wanted: readonly string[]): FacetLink => ({
    text: textOf(facet, one, words),
    count: one.count,
    href: addresses.to(page, wanted.length === 0 ? asked : { ...asked, [name]: wanted }),
  })
  return {
    heading: headingOf(facet, words),
    // In an address a value may be written in other letters than it is called.
    chosen: chosen.map((one, at) => link(one, own.toSpliced(at, 1))),
    values: values.map((one) => link(one, [...own.filter((value) => one.instead?.includes(value) !== true), one.value])),
    more,
  }
}

/** How a list can be narrowed further, and widened again. */
export const narrowingOf = ({ total, facets, narrowed }: PortalResult, listed: Listed): Narrowing => ({
  total,
  facets: facets.map((facet) => facetOf(facet, narrowed, listed)),
  clear: Object.keys(narrowed).length === 0 ? undefined : listed.addresses.to(listed.page, listed.sought === '' ? {} : { q: listed.sought }),
  kept: Object.entries(narrowed).flatMap(([name, values]) => values.map((value) => ({ name, value }))),
})
