import { ARRIVED_MS, isFastScroll, type Step } from '../../browse/fastScroll.ts'

/** How quickly rows go by: slowly enough to be read, too quickly to make out a picture, or too quickly for a word. */
export type ScrollSpeed = 'reading' | 'fast' | 'passing'

/**
 * The speed of each step of scrolling. Rows only pass where half of what is in sight (pixels) and more was new in a step and in the one right
 * before, so that one jump is none. `onSettled` once rows stand that had not been read.
 */
export const scrollSpeeds = (onSettled: () => void) => {
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
        if (speed !== 'reading') onSettled()
      }, ARRIVED_MS)
      return speed
    },
    ended: () => clearTimeout(settling),
  }
}
