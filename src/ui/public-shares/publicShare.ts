import type { ItemKind } from '../public-portal/publicList.ts'

/** A page, and where it is. */
export interface ShareLinkTo {
  readonly name: string
  readonly href: string
}

/** Where the pages of a link are. */
export interface PublicShareLinks {
  readonly main: string
  /** This page in the other languages. */
  readonly languages: readonly (ShareLinkTo & { readonly language: string })[]
}

/** What a link says of itself on each of its pages. */
export interface PublicShare {
  readonly organization: string
  readonly title: string
  readonly note: string
  /** MM/dd/yyyy: the last day on which it opens. */
  readonly until: string
}

/** An asset as lists show it. */
export interface PublicShareItem extends ShareLinkTo {
  readonly id: string
  readonly kind: ItemKind
  /** Undefined: it has none. */
  readonly picture: string | undefined
}

/** What is listed: a folder, or all that the link names. */
export interface ShareListContent {
  readonly is: 'list'
  /** It is what the link opens first. */
  readonly isMain: boolean
  readonly heading: string
  /** The folders between what the link opens first and this one. */
  readonly path: readonly ShareLinkTo[]
  readonly folders: readonly ShareLinkTo[]
  /** Where its folders go on. */
  readonly nextFolders: string | undefined
  readonly items: readonly PublicShareItem[]
  readonly next: string | undefined
  /** Where all of it comes in one file; undefined: it may only be looked at. */
  readonly download: string | undefined
}

/** An asset as its page shows it. */
export interface ShareItemContent {
  readonly is: 'item'
  readonly name: string
  readonly kind: ItemKind
  readonly picture: { readonly address: string; readonly width: number | undefined; readonly height: number | undefined } | undefined
  /** What the browser plays; undefined: it is no film or sound that it can. */
  readonly media: string | undefined
  readonly description: string
  /** In words. */
  readonly size: string
  /** MM/dd/yyyy. */
  readonly modified: string
  readonly path: readonly ShareLinkTo[]
  /** There is nothing else to see through the link. */
  readonly isOnly: boolean
  readonly download: string | undefined
}

export type ShareContent = ShareListContent | ShareItemContent

/** What is wrong with a pass phrase that was given; `minutes`: after which another try may succeed. */
export type PhraseProblem = { readonly is: 'wrong' } | { readonly is: 'limited'; readonly minutes: number }

/** Why there is no zip. */
export type NoZip = 'ZIP_EMPTY' | 'ZIP_TOO_LARGE' | 'busy'

/** The words of the pages themselves, in the reader's language. */
export interface ShareWords {
  readonly skip: string
  readonly place: string
  readonly folders: string
  readonly items: string
  readonly more: string
  readonly moreFolders: string
  readonly languages: string
  readonly language: string
  readonly kinds: Readonly<Record<ItemKind, string>>
  readonly until: (organization: string, date: string) => string
  readonly empty: string
  readonly download: string
  readonly downloadAll: string
  readonly size: string
  readonly modified: string
  readonly phrase: string
  readonly phraseText: string
  readonly phraseLabel: string
  readonly open: string
  readonly wrong: string
  readonly limited: (minutes: number) => string
  readonly missing: string
  readonly missingText: string
  readonly noZip: Readonly<Record<NoZip, string>>
  readonly noZipTitle: string
  readonly back: string
}
