import type { ItemDownload } from './publicItem.ts'
import type { ItemKind } from './publicList.ts'

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
}

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
