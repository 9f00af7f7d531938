/** A picture of the portal, where there is one. */
export interface PortalImage {
  readonly address: string
  /** Both sizes of it with their widths, as a page lists them; undefined: there is the one alone. */
  readonly sizes: string | undefined
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

const PORTAL_PAGES = ['main', 'about', 'contact'] as const
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
