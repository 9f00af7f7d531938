import { collectionData, itemData, portalData, type NamedAddress } from '../../domain/portal-machines/structuredData.ts'
import type { PortalWords } from './portalWords.ts'
import { manifestOf, type WholePublicItem } from './publicItem.ts'
import type { ItemList, PublicCollection, PublicItem } from './publicList.ts'
import type { PortalLink, PublicPortal } from './publicPortal.ts'

/** What a page is about. */
export type PortalContent =
  | { readonly is: 'main'; readonly collections: readonly PublicCollection[]; readonly total: number; readonly latest: readonly PublicItem[] }
  | { readonly is: 'about' | 'contact' }
  | { readonly is: 'list'; readonly list: ItemList }
  | { readonly is: 'item'; readonly item: WholePublicItem }

/** Where a page is for others than its reader: addresses with protocol and host. */
export interface PagePlace {
  /** The portal itself, whatever language is chosen, without a slash behind it. */
  readonly home: string
  /** This page, in the language that was chosen. */
  readonly canonical: string
  /** The page in each language, and in the reader's own (`x-default`). */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
  /** Of a link of the page. */
  readonly whole: (href: string) => string
}

/** What the head of a page tells programs. Addresses have protocol and host. */
export interface PageHead {
  readonly canonical: string
  readonly alternates: PagePlace['alternates']
  readonly isListed: boolean
  /** The Atom feed of the portal. */
  readonly feed: string
  /** For IIIF viewers, of what can be looked at. */
  readonly manifest: string | undefined
  readonly siteName: string
  readonly kind: 'website' | 'article'
  readonly picture: { readonly address: string; readonly text: string } | undefined
  readonly data: Readonly<Record<string, unknown>> | undefined
}

interface Shown {
  readonly language: string
  readonly words: PortalWords
  readonly portal: PublicPortal
  readonly content: PortalContent
  readonly place: PagePlace
}

/** What was searched for, or narrowed, is no page of its own. */
const isOwn = (content: PortalContent): boolean => content.is !== 'list' || (content.list.sought === undefined && content.list.narrowing?.clear === undefined)

const pictureOf = ({ portal, content, place }: Shown): PageHead['picture'] => {
  const shown = content.is === 'item' ? content.item.picture && { address: content.item.picture.address, text: content.item.name } : (portal.coverPhoto ?? portal.mainPhoto)
  return shown && { address: place.whole(shown.address), text: shown.text }
}

const dataOf = ({ language, words, portal, content, place: { home, canonical, whole } }: Shown): PageHead['data'] => {
  const organization = {
    name: portal.title,
    address: home,
    description: portal.subtitle,
    logo: portal.avatar && whole(portal.avatar.address),
    phone: portal.phone,
    website: portal.website?.href,
    street: portal.address[0] ?? '',
    place: portal.address.slice(1).join(', '),
  }
  const named = ({ name, href }: PortalLink): NamedAddress => ({ name, address: whole(href) })
  switch (content.is) {
    case 'main':
      return portalData(organization, `${home}/search?q={search_term_string}`, language)
    case 'list': {
      if (!isOwn(content)) return undefined
      const above = [{ name: words.collection, address: `${home}/items` }, ...content.list.path.map(named)]
      return collectionData({ name: content.list.heading, address: canonical }, content.list.heading === words.allItems ? [] : above, organization)
    }
    case 'item': {
      const { item } = content
      const picture = item.picture && { ...item.picture, address: whole(item.picture.address) }
      const { name, description, fileNumber, kind, record, persons, license } = item
      return itemData({ address: item.permanent, name, description, fileNumber, kind, record, persons, license, picture, folders: item.path.map(named) }, organization)
    }
    case 'about':
    case 'contact':
      return undefined
  }
}

/** What the head of a page of a Live portal says. */
export const pageHead = (shown: Shown): PageHead => {
  const { portal, content, place } = shown
  return {
    canonical: place.canonical,
    alternates: place.alternates,
    isListed: isOwn(content),
    feed: `${place.home}/feed.xml`,
    manifest: content.is === 'item' ? manifestOf(content.item) : undefined,
    siteName: portal.title,
    kind: content.is === 'item' ? 'article' : 'website',
    picture: pictureOf(shown),
    data: dataOf(shown),
  }
}
