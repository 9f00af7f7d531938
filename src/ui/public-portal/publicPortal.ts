import type { DublinCoreRecord } from '../../domain/portal-machines/dublinCore.ts'

/** A picture of the portal, where there is one. */
export interface PortalImage {
  readonly address: string
  /** What it shows, in words. */
  readonly text: string
}

/** What the pages of a portal show of the organization. */
export interface PublicPortal {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly aboutUs: string
  readonly textAlignment: string
  readonly avatar: PortalImage | undefined
  readonly coverPhoto: PortalImage | undefined
  readonly mainPhoto: PortalImage | undefined
  readonly person: string
  readonly phone: string
  /** A line each. */
  readonly address: readonly string[]
  readonly website: { readonly text: string; readonly href: string } | undefined
}

export const PORTAL_PAGES = ['main', 'about', 'contact'] as const
export type PortalPageName = (typeof PORTAL_PAGES)[number]

/** A page, and where it is. */
export interface PortalLink {
  readonly name: string
  readonly href: string
}

/** Where the pages are. */
export interface PortalLinks {
  readonly main: string
  readonly about: string
  readonly contact: string
  readonly search: string
  readonly items: string
  /** The language that the reader has chosen, to be sent with a search; undefined: the browser's. */
  readonly language: string | undefined
  /** This page in the other languages. */
  readonly languages: readonly (PortalLink & { readonly language: string })[]
}

export const ITEM_KINDS = ['image', 'pdf', 'video', 'audio', 'text', 'none'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A folder as the main page shows it. */
export interface PublicCollection extends PortalLink {
  /** Items in it, at any depth. */
  readonly count: number
  /** Where pictures of some are; three at most. */
  readonly pictures: readonly string[]
}

/** An asset as lists show it. */
export interface PublicItem extends PortalLink {
  readonly id: string
  readonly kind: ItemKind
  /** Where its picture is; undefined: it has none. */
  readonly picture: string | undefined
  /** Of the picture; undefined: not known. */
  readonly size?: PictureSize | undefined
}

/** A value by which a list can be narrowed, or is. */
export interface FacetLink {
  readonly text: string
  readonly count: number
  /** To the list narrowed by it; of one by which it is, to the list without. */
  readonly href: string
}

/** One thing by which a list can be narrowed. */
export interface ShownFacet {
  readonly heading: string
  /** Any of them is enough. */
  readonly chosen: readonly FacetLink[]
  readonly values: readonly FacetLink[]
  /** Values beside these. */
  readonly more: number
}

/** How a list can be narrowed, and is. */
export interface Narrowing {
  readonly total: number
  readonly facets: readonly ShownFacet[]
  /** To the list without any; undefined: it is not narrowed. */
  readonly clear: string | undefined
  /** What a new search keeps of it. */
  readonly kept: readonly { readonly name: string; readonly value: string }[]
}

/** A list of what is public: of a folder, of all, or of what was found. */
export interface ItemList {
  readonly heading: string
  /** The folders above, from the top. */
  readonly path: readonly PortalLink[]
  readonly folders: readonly PortalLink[]
  /** The same with what is in them, where nothing else is to be seen. */
  readonly cards: readonly PublicCollection[]
  readonly items: readonly PublicItem[]
  readonly next: string | undefined
  /** What was searched for; undefined: nothing. */
  readonly sought: string | undefined
  /** Undefined: it cannot be narrowed. */
  readonly narrowing?: Narrowing | undefined
}

/** What one attribute says of an asset. */
export interface ItemFact {
  readonly name: string
  /** The part of the template in which it stands; empty: before all parts. */
  readonly section: string
  readonly values: readonly { readonly text: string; readonly href: string | undefined }[]
}

/** What one template says of it. */
export interface ItemFacts {
  readonly name: string
  readonly facts: readonly ItemFact[]
}

/** A picture in several sizes, which the browser chooses from. */
export interface ItemPicture {
  readonly address: string
  readonly sizes: string
  readonly width: number | undefined
  readonly height: number | undefined
  /** What it shows, in words. */
  readonly text: string
  /** Where it can be looked at closely; undefined: nowhere. */
  readonly zoom: string | undefined
}

/** A film or a recording, played by the browser itself. */
export interface ItemPlayer {
  readonly kind: 'video' | 'audio'
  readonly address: string
  readonly mediaType: string
  /** Whether its file is handed out as well. */
  readonly isDownloadable: boolean
}

/** The page of a document that is shown. */
export interface ItemPage {
  readonly number: number
  /** Undefined: it is not known how many there are. */
  readonly count: number | undefined
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** What is written on the page, or in the file. */
export interface ItemText {
  readonly content: string
  /** There is more than is shown. */
  readonly isCut: boolean
}

/** How it may be used, by a standard statement. */
export interface ItemRights {
  readonly name: string
  readonly address: string
}

export interface ItemDownload {
  readonly what: 'picture' | 'original'
  readonly href: string
  /** What the file is called. */
  readonly name: string
  /** Its format and size. */
  readonly detail: string
}

/** An asset as its page shows it. */
export interface WholePublicItem {
  readonly name: string
  readonly kind: ItemKind
  /** What is seen of it: itself, or a page. */
  readonly picture: ItemPicture | undefined
  /** Viewers can show it (IIIF). */
  readonly hasManifest: boolean
  readonly player: ItemPlayer | undefined
  readonly page: ItemPage | undefined
  readonly text: ItemText | undefined
  readonly description: string
  readonly fileNumber: string
  readonly path: readonly PortalLink[]
  readonly facts: readonly ItemFacts[]
  readonly rights: ItemRights | undefined
  readonly downloads: readonly ItemDownload[]
  /** How others name it in writing, without its address. */
  readonly citation: string
  /** Its whole address, whatever language is chosen. */
  readonly permanent: string
  /** What standard elements say of it. */
  readonly record: DublinCoreRecord
  /** The standard address of its rights statement or licence. */
  readonly license: string | undefined
  readonly previous: PortalLink | undefined
  readonly next: PortalLink | undefined
  readonly related: readonly PublicItem[]
}

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

/** What a page is about. */
export type PortalContent =
  | { readonly is: 'main'; readonly collections: readonly PublicCollection[]; readonly total: number; readonly latest: readonly PublicItem[] }
  | { readonly is: 'about' | 'contact' }
  | { readonly is: 'list'; readonly list: ItemList }
  | { readonly is: 'item'; readonly item: WholePublicItem }

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
