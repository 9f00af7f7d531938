import type { TFunction } from 'i18next'
import { itemWordsOf, type ItemWords } from './itemWords.ts'
import type { ItemKind } from './publicList.ts'

/** The words of the pages themselves, in the reader's language. */
export interface PortalWords {
  readonly search: string
  readonly searchHint: string
  readonly aboutUs: string
  readonly contact: string
  readonly phone: string
  readonly address: string
  readonly website: string
  readonly pages: string
  readonly languages: string
  /** What the language of these words is called in it. */
  readonly language: string
  readonly skip: string
  readonly place: string
  readonly collection: string
  readonly latest: string
  readonly allItems: string
  readonly browse: string
  readonly allCollections: (count: number) => string
  readonly folders: string
  readonly folder: string
  readonly items: string
  readonly more: string
  readonly moreFolders: string
  readonly found: (sought: string) => string
  readonly total: (count: number) => string
  readonly narrow: string
  readonly without: (value: string) => string
  readonly withoutAny: string
  readonly moreValues: (count: number) => string
  readonly format: string
  readonly decade: (year: number) => string
  readonly yes: string
  readonly no: string
  readonly advice: { readonly fewer: string; readonly forms: string; readonly narrowed: string }
  readonly nothingFound: string
  readonly nothingYet: string
  readonly fileNumber: string
  readonly citation: string
  readonly missing: string
  readonly missingText: string
  readonly busy: string
  readonly busyText: string
  readonly kinds: Readonly<Record<ItemKind, string>>
  readonly item: ItemWords
}

/** The words of the pages in the language of `t`. */
export const portalWordsOf = (t: TFunction): PortalWords => ({
  search: t('publicPortal.search'),
  searchHint: t('publicPortal.searchHint'),
  aboutUs: t('publicPortal.aboutUs'),
  contact: t('publicPortal.contact'),
  phone: t('publicPortal.phone'),
  address: t('publicPortal.address'),
  website: t('publicPortal.website'),
  pages: t('publicPortal.pages'),
  languages: t('publicPortal.languages'),
  language: t('publicPortal.language'),
  skip: t('publicPortal.skip'),
  place: t('publicPortal.place'),
  collection: t('publicPortal.collection'),
  latest: t('publicPortal.latest'),
  allItems: t('publicPortal.allItems'),
  browse: t('publicPortal.browse'),
  allCollections: (count) => t('publicPortal.allCollections', { count }),
  folders: t('publicPortal.folders'),
  folder: t('publicPortal.folder'),
  items: t('publicPortal.items'),
  more: t('publicPortal.more'),
  moreFolders: t('publicPortal.moreFolders'),
  found: (sought) => t('publicPortal.found', { sought }),
  total: (count) => t('publicPortal.total', { count }),
  narrow: t('publicPortal.narrow'),
  without: (value) => t('publicPortal.without', { value }),
  withoutAny: t('publicPortal.withoutAny'),
  moreValues: (count) => t('publicPortal.moreValues', { count }),
  format: t('publicPortal.format'),
  decade: (year) => t('publicPortal.decade', { year }),
  yes: t('publicPortal.yes'),
  no: t('publicPortal.no'),
  advice: { fewer: t('publicPortal.advice.fewer'), forms: t('publicPortal.advice.forms'), narrowed: t('publicPortal.advice.narrowed') },
  nothingFound: t('publicPortal.nothingFound'),
  nothingYet: t('publicPortal.nothingYet'),
  fileNumber: t('publicPortal.fileNumber'),
  citation: t('publicPortal.citation'),
  missing: t('publicPortal.missing'),
  missingText: t('publicPortal.missingText'),
  busy: t('publicPortal.busy'),
  busyText: t('publicPortal.busyText'),
  kinds: {
    image: t('publicPortal.kinds.image'),
    pdf: t('publicPortal.kinds.pdf'),
    video: t('publicPortal.kinds.video'),
    audio: t('publicPortal.kinds.audio'),
    text: t('publicPortal.kinds.text'),
    none: t('publicPortal.kinds.none'),
  },
  item: itemWordsOf(t),
})
