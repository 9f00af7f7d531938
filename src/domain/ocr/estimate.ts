/** Pages that were read lately, and how long that took. */
interface Pace {
  readonly pages: number
  readonly milliseconds: number
}

/** So many times as long as usual is no page: nothing was in line then. */
const BREAK = 10

/** By when pages were read, in milliseconds and in order: what lies between two of them is how long the second took. */
export const paceOf = (readAt: readonly number[]): Pace => {
  const took = readAt.slice(1).map((at, index) => at - (readAt[index] ?? at))
  const usual = took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)] ?? 0
  const counted = took.filter((milliseconds) => milliseconds <= BREAK * usual)
  return { pages: counted.length, milliseconds: counted.reduce((sum, milliseconds) => sum + milliseconds, 0) }
}

/** Null: too little was read to say. */
export const pagesAMinute = ({ pages, milliseconds }: Pace): number | null => (pages < 1 || milliseconds <= 0 ? null : (pages * 60_000) / milliseconds)

/** What is to be read before somebody has what they wait for, with that. */
export interface Ahead {
  /** Of files whose pages were counted. */
  readonly pages: number
  /** Files whose pages nobody has counted yet, and how many those have that were; null: none were. */
  readonly uncounted: number
  readonly pagesOfOne: number | null
  /** Files that have not come into line yet, and how many pages those in line have. */
  readonly unsent: number
  readonly pagesOfAny: number | null
}

/** Null: nobody can say. */
export const pagesAhead = ({ pages, uncounted, pagesOfOne, unsent, pagesOfAny }: Ahead): number | null =>
  uncounted > 0 && pagesOfOne === null ? null : Math.round(pages + uncounted * (pagesOfOne ?? 0) + unsent * (pagesOfAny ?? 1))

/** Seconds until so many pages are read; null: nobody can say. */
export const secondsLeft = (pages: number | null, perMinute: number | null): number | null => (pages === null || perMinute === null || perMinute <= 0 ? null : Math.ceil((pages / perMinute) * 60))
