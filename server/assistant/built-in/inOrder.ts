import type { Extreme } from '../../../src/domain/assistant/questions/extremes.ts'
import { attributesIn } from '../../advanced-search/attributes.ts'
import type { Finding, Searching } from '../../advanced-search/find.ts'
import { allOf } from '../../item-index/evaluate.ts'
import { orderBy } from '../../item-index/orders.ts'

/** Attributes of dates that are put in order, at most. */
const MOST_DATES = 12

/** Of what was found the first or the last, of which it is known when: their identifiers in that order. Values of all types of dates sort by days. */
export const firstInOrder = async ({ tenant, index, columns, templates }: Searching, { tiers }: Finding, { end, by }: Extreme, most: number): Promise<readonly string[]> => {
  const hits = allOf(tiers)
  const direction = end === 'first' ? 'asc' : 'desc'
  if (by === 'added') return (await orderBy(tenant, index, { by: 'createdAt' })).sorted.page(hits, direction, undefined, most).map((position) => columns.ids.at(position))
  const dates = (await attributesIn(tenant, templates)).filter(({ type }) => type === 'date' || type === 'edtf').slice(0, MOST_DATES)
  const days = new Map<number, number>()
  for (const { id } of dates) {
    const { sorted } = await orderBy(tenant, index, { attributeId: id, by: 'number' })
    for (const position of sorted.page(hits, direction, undefined, most)) {
      const { key } = sorted.placeOf(position)
      const known = days.get(position)
      if (typeof key === 'number') days.set(position, known === undefined ? key : end === 'first' ? Math.min(known, key) : Math.max(known, key))
    }
  }
  const sign = end === 'first' ? 1 : -1
  return [...days].toSorted(([one, day], [other, otherDay]) => (day - otherDay) * sign || one - other).slice(0, most).map(([position]) => columns.ids.at(position))
}
