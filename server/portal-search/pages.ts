import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { Order } from '../item-index/orders.ts'

export interface ItemPage {
  readonly ids: readonly string[]
  /** Behind which item the next page begins; undefined: there is none. */
  readonly next: string | undefined
}

/** A page of what is found: better tiers first, each by name. It begins anew where the item before it is found no more. */
export const pageOf = (tiers: readonly Bitmap[], order: Order['sorted'], { ids, size }: ItemColumns, { after, limit }: { readonly after: string | undefined; readonly limit: number }): ItemPage => {
  const [before] = after === undefined ? [] : ids.positionsOf([after], size)
  const first = before === undefined ? -1 : tiers.findIndex((tier) => tier.has(before))
  const page: number[] = []
  for (const [at, tier] of tiers.entries()) {
    if (at < first || page.length > limit) continue
    const place = at === first && before !== undefined ? order.placeOf(before) : undefined
    page.push(...order.page(tier, 'asc', place, limit + 1 - page.length))
  }
  const shown = page.slice(0, limit).map((position) => ids.at(position))
  return { ids: shown, next: page.length > limit ? shown.at(-1) : undefined }
}
