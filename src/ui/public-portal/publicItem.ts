import type { DublinCoreRecord } from '../../domain/portal-machines/dublinCore.ts'
import type { ItemKind, PublicItem } from './publicList.ts'
import type { PortalLink } from './publicPortal.ts'

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
  /** What search engines are told in its place; empty: nothing else. */
  readonly seoDescription: string
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
  /** Contacts that its attributes name. */
  readonly persons: readonly string[]
  /** The standard address of its rights statement or licence. */
  readonly license: string | undefined
  readonly previous: PortalLink | undefined
  readonly next: PortalLink | undefined
  readonly related: readonly PublicItem[]
}

/** Where IIIF viewers read what they show of an asset, with protocol and host; undefined: there is nothing to look at. */
export const manifestOf = ({ hasManifest, permanent }: Pick<WholePublicItem, 'hasManifest' | 'permanent'>): string | undefined =>
  hasManifest ? permanent.replace(/\/items\/([^/]+)$/, '/manifests/$1') : undefined
