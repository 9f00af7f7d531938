import type { LibraryItem } from '../../domain/items/item.ts'

/** A page of a list over many folders. */
export interface ItemPage<Item = LibraryItem, Summary = undefined> {
  readonly items: readonly Item[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
  /** Of the whole list. */
  readonly total: number
  /** What the page tells beside its rows. */
  readonly summary?: Summary
}
