import { type Dated, type YearBin, yearBins } from '../../src/domain/advanced-search/years.ts'
import { NO_DAY } from '../../src/domain/metadata/value.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { TermColumn } from '../item-index/TermColumn.ts'

export interface Years {
  readonly buckets: readonly YearBin[]
  readonly missing: number
}

const DAY = 86_400_000

const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear()

interface Span {
  readonly first: number | undefined
  readonly last: number | undefined
}

/** Years of days as the index has them, `first/last`; nothing where an end is open, or before and after all years. */
const spanIn = (days: string): Span => {
  const [first = 0, last = 0] = days.split('/').map(Number)
  const ends = [first <= -NO_DAY ? Number.NaN : yearOf(first), last >= NO_DAY ? Number.NaN : yearOf(last)]
  const [from, to] = ends.map((year) => (Number.isNaN(year) ? undefined : year))
  return { first: from, last: to }
}

/** By the numbers of values: to read them all for each result would take longer than to count. */
const spans = new WeakMap<TermColumn, Span[]>()

const spansIn = (days: TermColumn): readonly Span[] => {
  const known = spans.get(days) ?? []
  spans.set(days, known)
  while (known.length < days.texts.count) known.push(spanIn(days.texts.at(known.length)))
  return known
}

/** The years that values cover, as bars. What has no end goes as far as those that have one. */
export const yearsOf = (days: TermColumn, hits: Bitmap): Years => {
  const known = spansIn(days)
  const sets: { readonly values: readonly number[]; readonly count: number }[] = []
  let missing = 0
  let [earliest, latest] = [Infinity, -Infinity]
  days.eachSet(hits, (values, count) => {
    if (values.length === 0) missing = count
    else sets.push({ values, count })
    for (const value of values) {
      const { first, last } = known[value] ?? {}
      if (first !== undefined) [earliest, latest] = [Math.min(earliest, first), Math.max(latest, first)]
      if (last !== undefined) [earliest, latest] = [Math.min(earliest, last), Math.max(latest, last)]
    }
  })
  if (earliest > latest) return { buckets: [], missing }
  const covered = (value: number) => {
    const { first = earliest, last = latest } = known[value] ?? {}
    return { from: first, to: last }
  }
  return { buckets: yearBins(sets.map(({ values, count }): Dated => ({ spans: values.map(covered), count }))), missing }
}

/** The years in which hits were added, as bars. */
export const yearsAdded = (columns: ItemColumns, hits: Bitmap): Years => {
  const byDay = new Map<number, number>()
  hits.forEach((position) => {
    const day = columns.addedOn(position)
    byDay.set(day, (byDay.get(day) ?? 0) + 1)
  })
  return { buckets: yearBins([...byDay].map(([day, count]): Dated => ({ spans: [{ from: yearOf(day), to: yearOf(day) }], count }))), missing: 0 }
}
