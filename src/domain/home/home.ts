/** Places that home leads back to. */
export const PLACES_SHOWN = 4

/** Days whose additions are told as new. */
export const NEW_DAYS = 7

/** Files whose text is read again at once, at the most. */
export const READ_AT_ONCE = 100

/** The part of the day that a greeting is for. `hour`: 0 to 23, where the person is. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}

/** How many pictures of these ratios (width to height) stand side by side in one row that is `width` heights wide: at least one, as far as there are any. */
export const picturesInRow = (ratios: readonly number[], width: number): number => {
  const sums = ratios.map((_, at) => ratios.slice(0, at + 1).reduce((sum, ratio) => sum + ratio, 0))
  const full = sums.findIndex((sum) => sum >= width)
  return full < 0 ? ratios.length : full + 1
}

const DAY_MS = 86_400_000

/**
 * The days, in UTC and as the query language writes them, whose additions home counts as new: today and {@link NEW_DAYS} before it. Where nothing was added in them,
 * those from the oldest of what it shows on. `now`: milliseconds.
 */
export const recentDays = (recent: readonly { readonly createdAt: string }[], now: number): string => {
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
  const first = dayOf(now - NEW_DAYS * DAY_MS)
  const days = recent.map(({ createdAt }) => createdAt.slice(0, 10)).toSorted()
  return `${days.some((day) => day >= first) ? first : (days[0] ?? first)}/${dayOf(now)}`
}
