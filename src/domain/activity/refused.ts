/** Seconds: so long after the last refusal, or after the first one, another is told of anew. */
export const REFUSAL_INTERVAL = { pause: 3_600, longest: 86_400 } as const

/** Sign-ins of one account that were refused to one network, one after another, as one entry of the activity log. */
export interface RefusedSignIns {
  readonly times: number
  /** Those of them that were not judged, because there were too many. */
  readonly limited: number
  /** ISO 8601. */
  readonly lastAt: string
}

/** A refusal with those before it; undefined: it is told of anew. `firstAt` and `at`: ISO 8601. */
export const withRefusal = (refused: RefusedSignIns, firstAt: string, at: string): RefusedSignIns | undefined => {
  const secondsSince = (then: string) => (Date.parse(at) - Date.parse(then)) / 1_000
  const isOver = secondsSince(refused.lastAt) >= REFUSAL_INTERVAL.pause || secondsSince(firstAt) >= REFUSAL_INTERVAL.longest
  return isOver ? undefined : { ...refused, times: refused.times + 1, lastAt: at }
}

/** More than an entry says by itself: a single one that was judged. */
export const areCounted = ({ times, limited }: RefusedSignIns): boolean => times > 1 || limited > 0
