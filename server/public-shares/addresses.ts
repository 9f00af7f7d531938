import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/domain/preferences/language.ts'
import type { PublicShareLinks } from '../../src/ui/public-shares/publicShare.ts'

/** The addresses below one link, in the language that the reader has chosen. */
export interface ShareAddresses {
  readonly to: (page: string, query?: Readonly<Record<string, string>>) => string
  readonly folder: (id: string) => string
  readonly item: (id: string) => string
  readonly picture: (id: string, contentVersion: string, side: 320 | 960) => string
  readonly media: (id: string, contentVersion: string) => string
  readonly file: (id: string) => string
  readonly zip: (folderId?: string) => string
}

export const addressesOf = (token: string, language: Language | undefined): ShareAddresses => {
  const base = `/share/${token}`
  const to: ShareAddresses['to'] = (page, query = {}) => {
    const asked = new URLSearchParams({ ...query, ...(language === undefined ? {} : { language }) }).toString()
    return `${base}${page === '' ? '' : `/${page}`}${asked === '' ? '' : `?${asked}`}`
  }
  return {
    to,
    folder: (id) => to(`folders/${id}`),
    item: (id) => to(`items/${id}`),
    picture: (id, contentVersion, side) => `${base}/pictures/${id}/${contentVersion}-${side}`,
    media: (id, contentVersion) => `${base}/media/${id}/${contentVersion}`,
    file: (id) => `${base}/files/${id}`,
    zip: (folderId) => to(folderId === undefined ? 'zip' : `zip/${folderId}`),
  }
}

/** `page` and `query`: where the reader is, so that its other languages can be linked. */
export const linksOf = (token: string, chosen: Language | undefined, read: Language, page: string, query: Readonly<Record<string, string>>): PublicShareLinks => ({
  main: addressesOf(token, chosen).to(''),
  languages: LANGUAGES.filter((language) => language !== read).map((language) => ({
    language,
    name: LANGUAGE_NAMES[language],
    href: addressesOf(token, language).to(page, query),
  })),
})
