import type { TFunction } from 'i18next'
import type { ShareWords } from './publicShare.ts'

/** The words of the pages in the language of `t`. What they share with the portal's is called the same. */
export const shareWordsOf = (t: TFunction): ShareWords => ({
  skip: t('publicPortal.skip'),
  place: t('publicPortal.place'),
  folders: t('publicPortal.folders'),
  items: t('publicPortal.items'),
  more: t('publicPortal.more'),
  moreFolders: t('publicPortal.moreFolders'),
  languages: t('publicPortal.languages'),
  language: t('publicPortal.language'),
  kinds: {
    image: t('publicPortal.kinds.image'),
    pdf: t('publicPortal.kinds.pdf'),
    video: t('publicPortal.kinds.video'),
    audio: t('publicPortal.kinds.audio'),
    text: t('publicPortal.kinds.text'),
    none: t('publicPortal.kinds.none'),
  },
  until: (organization, date) => t('publicShare.until', { organization, date }),
  empty: t('publicShare.empty'),
  download: t('publicShare.download'),
  downloadAll: t('publicShare.downloadAll'),
  size: t('publicShare.size'),
  modified: t('publicShare.modified'),
  phrase: t('publicShare.phrase.title'),
  phraseText: t('publicShare.phrase.text'),
  phraseLabel: t('publicShare.phrase.label'),
  open: t('publicShare.phrase.open'),
  wrong: t('publicShare.phrase.wrong'),
  limited: (minutes) => t('publicShare.phrase.limited', { count: minutes }),
  missing: t('publicShare.missing.title'),
  missingText: t('publicShare.missing.text'),
  noZip: { ZIP_EMPTY: t('publicShare.noZip.empty'), ZIP_TOO_LARGE: t('publicShare.noZip.tooLarge'), busy: t('publicShare.noZip.busy') },
  noZipTitle: t('publicShare.noZip.title'),
  back: t('publicShare.back'),
})
