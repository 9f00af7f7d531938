import { NO_DAY } from '../../src/domain/metadata/value.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { TermColumn } from '../item-index/TermColumn.ts'

const DAY = 86_400_000

/** Decades of one value at most: what covers more says little of any of them. */
const MOST = 30

/** The decade of a day since 1970, by its first year: 1880 of the 1880s. */
const decadeOf = (day: number): number => Math.floor(new Date(day * DAY).getUTCFullYear() / 10) * 10

/** The decades that a value of the index covers, written `first/last` in days. One with an open end is in the decade of the other. */
export const decadesIn = (days: string): readonly number[] => {
  const [first = 0, last = 0] = days.split('/').map(Number)
  const [begins, ends] = [first > -NO_DAY, last < NO_DAY]
  if (!begins && !ends) return []
  const [from, to] = [decadeOf(begins ? first : last), decadeOf(ends ? last : first)]
  const decades = Math.min(MOST, (to - from) / 10 + 1)
  return Number.isFinite(decades) ? Array.from({ length: decades }, (_, at) => from + at * 10) : []
}

/** How many hits share a day with each decade, the earliest first. Of several values of one hit each decade counts once. */
export const countDecades = (column: TermColumn, hits: Bitmap): readonly (readonly [decade: number, count: number])[] => {
  const known = new Map<number, readonly number[]>()
  const decadesOf = (value: number): readonly number[] => {
    const decades = known.get(value) ?? decadesIn(column.texts.at(value))
    known.set(value, decades)
    return decades
  }
  const counts = new Map<number, number>()
  column.eachSet(hits, (values, count) => {
    for (const decade of new Set(values.flatMap(decadesOf))) counts.set(decade, (counts.get(decade) ?? 0) + count)
  })
  return [...counts].toSorted(([one], [other]) => one - other)
}
