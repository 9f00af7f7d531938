/** Pages that were read lately, and how long that took. */
export interface Pace {
  readonly pages: number
  readonly milliseconds: number
}

/** Null: too little was read to say. */
export const pagesAMinute = ({ pages, milliseconds }: Pace): number | null => (pages < 1 || milliseconds <= 0 ? null : (pages * 60_000) / milliseconds)

/** Seconds until so many pages are read, with those that stand before them in line; null: nobody can say. */
export const secondsLeft = (pages: number, perMinute: number | null): number | null => (perMinute === null || perMinute <= 0 ? null : Math.ceil((pages / perMinute) * 60))
