import { NO_DAY } from '../../src/domain/metadata/value.ts'
import type { Bitmap } from '../item-index/Bitmap.ts'
import type { ItemColumns } from '../item-index/ItemColumns.ts'
import type { TermColumn } from '../item-index/TermColumn.ts'

export interface Years {
  readonly buckets: readonly { readonly year: number; readonly count: number }[]
  readonly missing: number
}

const DAY = 86_400_000

const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear()

const bucketsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([year, count]) => ({ year: Number(year), count })).toSorted((one, other) => one.year - other.year)

interface Span {
  readonly first: number | undefined
  readonly last: number | undefined
}

/** Years of days as the index has them, `first/last`; nothing where an end is open. */
const spanIn = (days: string): Span => {
  const [first = 0, last = 0] = days.split('/').map(Number)
  return { first: first <= -NO_DAY ? undefined : yearOf(first), last: last >= NO_DAY ? undefined : yearOf(last) }
}

/** The years that values cover, each with how many hits share a day with it. What has no end goes as far as those that have one. */
export const yearsOf = (days: TermColumn, hits: Bitmap): Years => {
  const spans = new Map<string, Span>()
  let [earliest, latest] = [Infinity, -Infinity]
  days.count(hits, (value) => {
    const span = spanIn(value)
    spans.set(value, span)
    for (const year of [span.first, span.last]) if (year !== undefined) [earliest, latest] = [Math.min(earliest, year), Math.max(latest, year)]
    return []
  })
  const { counts, missing } = days.count(hits, (value) => {
    const { first = earliest, last = latest } = spans.get(value) ?? { first: 0, last: -1 }
    return Number.isFinite(first) && Number.isFinite(last) ? Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at)) : []
  })
  return { buckets: bucketsOf(counts), missing }
}

/** The years in which hits were added. */
export const yearsAdded = (columns: ItemColumns, hits: Bitmap): Years => {
  const counts = new Map<string, number>()
  const byDay = new Map<number, string>()
  hits.forEach((position) => {
    const day = Math.floor(columns.createdAt(position) / DAY)
    const year = byDay.get(day) ?? String(yearOf(day))
    byDay.set(day, year)
    counts.set(year, (counts.get(year) ?? 0) + 1)
  })
  return { buckets: bucketsOf(counts), missing: 0 }
}
