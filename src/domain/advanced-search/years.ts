/** Years, both included. */
export interface YearRange {
  readonly from: number
  readonly to: number
}

export interface YearBin extends YearRange {
  readonly count: number
}

/** Widths of bars that people count in. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
const WIDEST = 10_000

/** Years as bars side by side, about as many as there is room for; gaps are bars of nothing. Bars of several years begin at whole multiples. */
export const yearBins = (years: readonly { readonly year: number; readonly count: number }[], most: number): readonly YearBin[] => {
  const [first] = years
  if (first === undefined) return []
  const [low, high] = years.reduce(([min, max], { year }) => [Math.min(min, year), Math.max(max, year)], [first.year, first.year])
  const barsOf = (width: number) => Math.floor(high / width) - Math.floor(low / width) + 1
  const width = WIDTHS.find((each) => barsOf(each) <= most) ?? WIDEST
  const start = Math.floor(low / width)
  const counts = Array.from({ length: barsOf(width) }, () => 0)
  for (const { year, count } of years) {
    const at = Math.floor(year / width) - start
    counts[at] = (counts[at] ?? 0) + count
  }
  return counts.map((count, at) => ({ from: (start + at) * width, to: (start + at + 1) * width - 1, count }))
}

const YEAR = /^-?\d{1,4}$/

/** What was typed as a year; undefined where it is none. */
export const yearTyped = (text: string): number | undefined => (YEAR.test(text.trim()) ? Number(text.trim()) : undefined)

/** A year of four digits at least, as dates of the field have it (EDTF): 0985, -0044. */
const yearWritten = (year: number): string => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`

const EDGE = /^(-?\d{4})(?:-\d{2}){0,2}$/

/** The years of a condition such as 1880/1890, 1880-05 or 1880; undefined where they cannot be drawn on a line of years. */
export const yearsOf = (written: string): YearRange | undefined => {
  const [from = '', to = from, ...more] = written.split(/\/|\.\./)
  const [first, last] = [EDGE.exec(from)?.[1], EDGE.exec(to)?.[1]]
  if (more.length > 0 || first === undefined || last === undefined) return undefined
  return { from: Math.min(Number(first), Number(last)), to: Math.max(Number(first), Number(last)) }
}

/** The condition of these years. */
export const yearsWritten = ({ from, to }: YearRange): string => (from === to ? yearWritten(from) : `${yearWritten(from)}/${yearWritten(to)}`)
