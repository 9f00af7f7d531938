import type { TFunction } from 'i18next'
import type { PortalWords } from './publicPortal.ts'

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
  skip: t('publicPortal.skip'),
  place: t('publicPortal.place'),
  collection: t('publicPortal.collection'),
  latest: t('publicPortal.latest'),
  allItems: t('publicPortal.allItems'),
  folders: t('publicPortal.folders'),
  items: t('publicPortal.items'),
  more: t('publicPortal.more'),
  found: (sought) => t('publicPortal.found', { sought }),
  nothingFound: t('publicPortal.nothingFound'),
  nothingYet: t('publicPortal.nothingYet'),
  fileNumber: t('publicPortal.fileNumber'),
  citation: t('publicPortal.citation'),
  missing: t('publicPortal.missing'),
  missingText: t('publicPortal.missingText'),
  kinds: {
    image: t('publicPortal.kinds.image'),
    pdf: t('publicPortal.kinds.pdf'),
    video: t('publicPortal.kinds.video'),
    audio: t('publicPortal.kinds.audio'),
    text: t('publicPortal.kinds.text'),
    none: t('publicPortal.kinds.none'),
  },
})
