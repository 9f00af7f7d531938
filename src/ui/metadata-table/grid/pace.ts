import { ARRIVED_MS, isHurried, type Step } from '../../browse/hurry.ts'

/** How quickly rows go by: slowly enough to be read, too quickly to make out a picture, or too quickly for a word. */
export type Pace = 'reading' | 'hurried' | 'passing'

/**
 * The pace of each step of scrolling. Rows only pass where half of what is in sight (pixels) and more was new in a step and in the one right
 * before, so that one jump is none. `onSettled` once rows stand that had not been read.
 */
export const pacing = (onSettled: () => void) => {
  let before = { top: 0, at: -Infinity, isFar: false }
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    scrolled: (step: Step, height: number): Pace => {
      const isFar = Math.abs(step.top - before.top) > height / 2
      const pace = isFar && before.isFar ? 'passing' : isHurried(before, step, height) ? 'hurried' : 'reading'
      before = { ...step, isFar }
      clearTimeout(settling)
      settling = setTimeout(() => {
        before = { ...step, isFar: false }
        if (pace !== 'reading') onSettled()
      }, ARRIVED_MS)
      return pace
    },
    ended: () => clearTimeout(settling),
  }
}
