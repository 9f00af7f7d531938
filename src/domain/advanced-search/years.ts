/** Years, both included. */
export interface YearRange {
  readonly from: number
  readonly to: number
}

export interface YearBin extends YearRange {
  readonly count: number
}

/** Bars that there is room for beside a result. */
export const MOST_BARS = 32
/** Widths of bars that people count in. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const WIDEST = 10_000

/** How many hits may be of these years, each of any of them. */
export interface Dated {
  readonly spans: readonly YearRange[]
  readonly count: number
}

/** Years as bars side by side, at most {@link MOST_BARS}, each with how many hits may be of one of its years: what a search for these years finds. Gaps are bars of
 * nothing. Bars of several years begin at whole multiples. */
export const yearBins = (dated: readonly Dated[]): readonly YearBin[] => {
  let [low, high] = [Infinity, -Infinity]
  for (const { spans } of dated) for (const { from, to } of spans) [low, high] = [Math.min(low, from), Math.max(high, to)]
  if (low > high) return []
  const barsOf = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1
  const width = WIDTHS.find((each) => barsOf(each) <= MOST_BARS) ?? WIDEST
  const [start, bars] = [Math.floor(low / width), barsOf(width)]
  /** How many hits more than in the bar before. */
  const changes = new Float64Array(bars + 1)
  const change = (bar: number, by: number): void => void (changes[bar] = (changes[bar] ?? 0) + by)
  for (const { spans, count } of dated) {
    // Of several spans of one hit each bar counts once.
    let counted = -1
    for (const { from, to } of spans.length < 2 ? spans : spans.toSorted((one, other) => one.from - other.from)) {
      const [first, last] = [Math.max(Math.floor(from / width) - start, counted + 1), Math.floor(to / width) - start]
      if (last < first) continue
      change(first, count)
      change(last + 1, -count)
      counted = last
    }
  }
  let count = 0
  return Array.from({ length: bars }, (_, at) => {
    count += changes[at] ?? 0
    return { from: (start + at) * width, to: (start + at + 1) * width - 1, count }
  })
}

const YEAR = /^-?\d{1,4}$/

/** What was typed as a year; undefined where it is none. */
export const yearTyped = (text: string): number | undefined => (YEAR.test(text.trim()) ? Number(text.trim()) : undefined)

const WHOLE = /^-?\d{4}$/

/** Whether no digit of what is typed as a year is still to come. */
export const isWholeYear = (text: string): boolean => WHOLE.test(text.trim())

/** The whole years of the calendar of programs: a bar may begin before and end after them, a date cannot. */
const CALENDAR: YearRange = { from: -271_820, to: 275_759 }

/** A year as dates of the field have it (EDTF): of four digits at least, and behind a Y where it has more: 0985, -0044, Y-12000. */
const yearWritten = (wanted: number): string => {
  const year = Math.min(Math.max(wanted, CALENDAR.from), CALENDAR.to)
  return `${Math.abs(year) > 9999 ? 'Y' : ''}${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`
}

const EDGE = /^(?:(-?\d{4})(?:-\d{2}){0,2}|Y(-?\d{5,}))$/

const yearAt = (edge: string): number => {
  const [, year, long] = EDGE.exec(edge) ?? []
  return Number(year ?? long ?? Number.NaN)
}

/** The years of a condition such as 1880/1890, 1880-05 or 1880; undefined where they cannot be drawn on a line of years. */
export const yearsOf = (written: string): YearRange | undefined => {
  const [from = '', to = from, ...more] = written.split(/\/|\.\./)
  const [first, last] = [yearAt(from), yearAt(to)]
  return more.length > 0 || Number.isNaN(first + last) ? undefined : { from: Math.min(first, last), to: Math.max(first, last) }
}

/** The condition of these years. */
export const yearsWritten = ({ from, to }: YearRange): string => (from === to ? yearWritten(from) : `${yearWritten(from)}/${yearWritten(to)}`)
