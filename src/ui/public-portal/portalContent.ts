import type { WholePublicItem } from './publicItem.ts'
import type { ItemList, PublicCollection, PublicItem } from './publicList.ts'

/** What a page is about. */
export type PortalContent =
  | { readonly is: 'main'; readonly collections: readonly PublicCollection[]; readonly total: number; readonly latest: readonly PublicItem[] }
  | { readonly is: 'about' | 'contact' }
  | { readonly is: 'list'; readonly list: ItemList }
  | { readonly is: 'item'; readonly item: WholePublicItem }
