import type { PortalLink } from './publicPortal.ts'

const ITEM_KINDS = ['image', 'pdf', 'video', 'audio', 'text', 'none'] as const
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
  /** Where they go on. */
  readonly nextFolders: string | undefined
  /** The same with what is in them, where nothing else is to be seen. */
  readonly cards: readonly PublicCollection[]
  readonly items: readonly PublicItem[]
  readonly next: string | undefined
  /** What was searched for; undefined: nothing. */
  readonly sought: string | undefined
  /** Undefined: it cannot be narrowed. */
  readonly narrowing?: Narrowing | undefined
}
