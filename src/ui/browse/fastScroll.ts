/** Screens that pass in a second when nobody can make out a picture any more. */
const SCREENS_PER_SECOND = 4

/** Milliseconds without a step after which whoever scrolled has arrived. */
export const ARRIVED_MS = 100

/** One step of scrolling: where, and when in milliseconds. */
export interface Step {
  readonly top: number
  readonly at: number
}

/** Whether somebody is on the way to somewhere else. A jump after a rest is none: where it leads to, one is. */
export const isFastScroll = (before: Step | undefined, now: Step, screen: number): boolean => {
  const took = before === undefined ? Infinity : now.at - before.at
  if (before === undefined || took > ARRIVED_MS) return false
  return Math.abs(now.top - before.top) > (screen * SCREENS_PER_SECOND * Math.max(took, 1)) / 1000
}
