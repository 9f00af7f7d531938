import { knownLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import type { PagePlace } from '../../src/ui/public-portal/pageHead.ts'
import type { PortalLinks } from '../../src/ui/public-portal/publicPortal.ts'

type Query = Readonly<Record<string, unknown>>

/** Characters of what is searched for. */
const MOST_SOUGHT = 200

/** What a query says once; named twice it says nothing. */
export const saidOf = (query: Query, name: string): string | undefined => {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}

/** The language that an address names, if it is one of ours. */
export const namedLanguage = (query: Query): Language | undefined => knownLanguage(saidOf(query, 'language') ?? '')

export const soughtIn = (query: Query): string => (saidOf(query, 'q') ?? '').replaceAll('\0', ' ').slice(0, MOST_SOUGHT).trim()
export const afterIn = (query: Query): string | undefined => saidOf(query, 'after')

/** The addresses of a portal's pages, in the language that the reader has chosen, from where the reader is. */
export interface PortalAddresses {
  readonly to: (page: string, query?: Readonly<Record<string, string>>) => string
  readonly item: (id: string) => string
  readonly folder: (id: string) => string
  readonly picture: (id: string) => string
  readonly file: (id: string, contentVersion: string, side: 320 | 960) => string
}

export const addressesOf = (base: string, language: Language | undefined): PortalAddresses => {
  const to: PortalAddresses['to'] = (page, query = {}) => {
    const asked = new URLSearchParams({ ...query, ...(language === undefined ? {} : { language }) }).toString()
    return `${base}${page === '' && base !== '' ? '' : `/${page}`}${asked === '' ? '' : `?${asked}`}`
  }
  return {
    to,
    item: (id) => to(`items/${id}`),
    folder: (id) => to(`folders/${id}`),
    picture: (id) => `${base}/pictures/${id}`,
    file: (id, contentVersion, side) => `${base}/files/${id}/${contentVersion}-${side}`,
  }
}

/** `page` and `query`: where the reader is, so that its other languages can be linked. */
export const linksOf = (base: string, chosen: Language | undefined, read: Language, page: string, query: Readonly<Record<string, string>>): PortalLinks => {
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
export const placeOf = ({ base, canonical }: { readonly base: string; readonly canonical: string }, chosen: Language | undefined, page: string, query: Readonly<Record<string, string>>): PagePlace => {
  const hrefIn = (language: Language | undefined): string => addressesOf(canonical, language).to(page, query)
  return {
    home: canonical,
    canonical: hrefIn(chosen),
    alternates: [...LANGUAGES.map((language) => ({ language, href: hrefIn(language) })), { language: 'x-default', href: hrefIn(undefined) }],
    whole: (href) => `${canonical}${href.slice(base.length)}`,
  }
}
