/** Days that the pace is taken from. */
export const PACE_DAYS = 90

/** Beyond so many months nothing is foretold. */
const MOST_MONTHS = 36

const DAYS_A_MONTH = 365.25 / 12

/**
 * Whole months until the storage is full, if bytes go on coming as in the last {@link PACE_DAYS} days; null where that cannot be told: nothing
 * came, or it is too far off. Zero: within a month.
 */
export const monthsLeft = (free: number, addedBytes: number): number | null => {
  if (free <= 0) return 0
  if (addedBytes <= 0) return null
  const months = Math.floor(free / ((addedBytes / PACE_DAYS) * DAYS_A_MONTH))
  return months > MOST_MONTHS ? null : months
}
