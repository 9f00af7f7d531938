/** Screens that pass in a second when nobody can make out a picture any more. */
const SCREENS_PER_SECOND = 4

/** Milliseconds without a step after which whoever scrolled has arrived. */
export const ARRIVED_MS = 100

/** One step of scrolling: where, and when in milliseconds. */
interface Step {
  readonly top: number
  readonly at: number
}

/** Whether somebody is on the way to somewhere else. A jump after a rest is none: where it leads to, one is. */
const isFastScroll = (before: Step, now: Step, screen: number): boolean => {
  const took = now.at - before.at
  if (took > ARRIVED_MS) return false
  return Math.abs(now.top - before.top) > (screen * SCREENS_PER_SECOND * Math.max(took, 1)) / 1000
}

/** How quickly rows go by: slowly enough to be read, too quickly to make out a picture, or too quickly for a word. */
export type ScrollSpeed = 'reading' | 'fast' | 'passing'

/**
 * The speed of each step of scrolling. Rows only pass where half of what is in sight (pixels) and more was new in a step and in the one right
 * before, so that one jump is none. `onSettled` once they stand, with the speed of the last step.
 */
export const scrollSpeeds = (onSettled: (last: ScrollSpeed) => void) => {
  let before = { top: 0, at: -Infinity, isFar: false }
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    scrolled: (step: Step, height: number): ScrollSpeed => {
      const isFar = Math.abs(step.top - before.top) > height / 2
      const speed = isFar && before.isFar ? 'passing' : isFastScroll(before, step, height) ? 'fast' : 'reading'
      before = { ...step, isFar }
      clearTimeout(settling)
      settling = setTimeout(() => {
        before = { ...step, isFar: false }
        onSettled(speed)
      }, ARRIVED_MS)
      return speed
    },
    ended: () => clearTimeout(settling),
  }
}
