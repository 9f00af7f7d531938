import { knownLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import { isWellFormedId } from '../database/id.ts'
import type { PagePlace } from '../../src/ui/public-portal/pageHead.ts'
import type { PortalLinks } from '../../src/ui/public-portal/publicPortal.ts'
import type { PortalNarrowing, PortalRoute } from './route.ts'

type Query = Readonly<Record<string, unknown>>

/** What an address is to say behind `?`; of what is said several times the list. */
type AddressQuery = Readonly<Record<string, string | readonly string[]>>

/** Characters of what is searched for. */
const MOST_SOUGHT = 200

/** What a query says once; named twice it says nothing. */
export const saidOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** The language that an address names, if it is one of ours. */
export const namedLanguage = (query: Query): Language | undefined => knownLanguage(saidOf(query, 'language') ?? '')

/** Names by which a list may be narrowed, and how many of them, and values of each. */
const NARROWING = /^(?!language$|utm-)[a-z0-9-]{1,63}$/
const MOST_NAMES = 12
const MOST_VALUES = 12

const valuesIn = (query: Query, name: string): readonly string[] => {
  const texts = [query[name]].flat().filter((value): value is string => typeof value === 'string' && value !== '')
  return [...new Set(texts)].toSorted().slice(0, MOST_VALUES)
}

/** By what an address narrows the list of a route. */
export const narrowingOf = ({ query: own = [], isNarrowed = false }: Pick<PortalRoute, 'query' | 'isNarrowed'>, said: Query): PortalNarrowing => {
  const names = isNarrowed ? Object.keys(said).filter((name) => NARROWING.test(name) && !own.includes(name)) : []
  const narrowed = names.toSorted().map((name) => [name, valuesIn(said, name)] as const)
  return Object.fromEntries(narrowed.filter(([, values]) => values.length > 0).slice(0, MOST_NAMES))
}

export const soughtIn = (query: Query): string => (saidOf(query, 'q') ?? '').replaceAll('\0', ' ').slice(0, MOST_SOUGHT).trim()
export const afterIn = (query: Query): string | undefined => saidOf(query, 'after')

/** Behind which folder a list of them goes on; undefined: from the beginning. */
export const foldersAfterIn = (query: Query): string | undefined => {
  const id = saidOf(query, 'folders')
  return isWellFormedId(id) ? id : undefined
}

/** The addresses of a portal's pages, in the language that the reader has chosen, from where the reader is. */
export interface PortalAddresses {
  readonly to: (page: string, query?: AddressQuery) => string
  readonly item: (id: string) => string
  readonly folder: (id: string) => string
  readonly picture: (id: string) => string
  readonly smallPicture: (id: string) => string
  readonly file: (id: string, contentVersion: string, side: 320 | 960) => string
}

export const searchOf = (query: AddressQuery): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]))).toString()

export const addressesOf = (base: string, language: Language | undefined): PortalAddresses => {
  const to: PortalAddresses['to'] = (page, query = {}) => {
    const asked = searchOf({ ...query, ...(language === undefined ? {} : { language }) })
    return `${base}${page === '' && base !== '' ? '' : `/${page}`}${asked === '' ? '' : `?${asked}`}`
  }
  return {
    to,
    item: (id) => to(`items/${id}`),
    folder: (id) => to(`folders/${id}`),
    picture: (id) => `${base}/pictures/${id}`,
    smallPicture: (id) => `${base}/pictures/${id}/small`,
    file: (id, contentVersion, side) => `${base}/files/${id}/${contentVersion}-${side}`,
  }
}

/** `page` and `query`: where the reader is, so that its other languages can be linked. */
export const linksOf = (base: string, chosen: Language | undefined, read: Language, page: string, query: AddressQuery): PortalLinks => {
  const { to } = addressesOf(base, chosen)
  return {
    main: to(''),
    about: to('about'),
    contact: to('contact'),
    search: `${base}/search`,
    items: to('items'),
    language: chosen,
    languages: LANGUAGES.filter((language) => language !== read).map((language) => ({
      language,
      name: LANGUAGE_NAMES[language],
      href: addressesOf(base, language).to(page, query),
    })),
  }
}

/** The same for programs, with whole addresses. `base`: where the reader has reached the portal. */
export const placeOf = ({ base, canonical }: { readonly base: string; readonly canonical: string }, chosen: Language | undefined, page: string, query: AddressQuery): PagePlace => {
  const hrefIn = (language: Language | undefined): string => addressesOf(canonical, language).to(page, query)
  return {
    home: canonical,
    canonical: hrefIn(chosen),
    alternates: [...LANGUAGES.map((language) => ({ language, href: hrefIn(language) })), { language: 'x-default', href: hrefIn(undefined) }],
    whole: (href) => `${canonical}${href.slice(base.length)}`,
  }
}
