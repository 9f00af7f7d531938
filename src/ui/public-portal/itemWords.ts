import type { TFunction } from 'i18next'
import type { ItemDownload } from './publicItem.ts'

/** The words of an asset's own page. */
export interface ItemWords {
  readonly zoom: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomWhole: string
  readonly zoomKeys: string
  readonly zoomFailed: string
  readonly back: string
  readonly pages: string
  readonly page: (number: number, count: number | undefined) => string
  readonly previousPage: string
  readonly nextPage: string
  readonly pageText: string
  readonly text: string
  readonly cut: string
  readonly player: (name: string) => string
  readonly rights: string
  readonly rightsMeaning: (site: string) => string
  readonly download: Readonly<Record<ItemDownload['what'], string>>
  readonly neighbours: string
  readonly previous: string
  readonly next: string
  readonly related: string
  readonly manifest: string
}

/** These words in the language of `t`. */
export const itemWordsOf = (t: TFunction): ItemWords => ({
  manifest: t('publicPortal.item.manifest'),
  zoom: t('publicPortal.item.zoom'),
  zoomIn: t('publicPortal.item.zoomIn'),
  zoomOut: t('publicPortal.item.zoomOut'),
  zoomWhole: t('publicPortal.item.zoomWhole'),
  zoomKeys: t('publicPortal.item.zoomKeys'),
  zoomFailed: t('publicPortal.item.zoomFailed'),
  back: t('publicPortal.item.back'),
  pages: t('publicPortal.item.pages'),
  page: (number, count) => (count === undefined ? t('publicPortal.item.page', { number }) : t('publicPortal.item.pageOf', { number, of: count })),
  previousPage: t('publicPortal.item.previousPage'),
  nextPage: t('publicPortal.item.nextPage'),
  pageText: t('publicPortal.item.pageText'),
  text: t('publicPortal.item.text'),
  cut: t('publicPortal.item.cut'),
  player: (name) => t('publicPortal.item.player', { name }),
  rights: t('publicPortal.item.rights'),
  rightsMeaning: (site) => t('publicPortal.item.rightsMeaning', { site }),
  download: { picture: t('publicPortal.item.download.picture'), original: t('publicPortal.item.download.original') },
  neighbours: t('publicPortal.item.neighbours'),
  previous: t('publicPortal.item.previous'),
  next: t('publicPortal.item.next'),
  related: t('publicPortal.item.related'),
})
