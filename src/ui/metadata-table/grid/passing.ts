/** Milliseconds without a further step after which rows are read again. */
export const SETTLED = 80

/**
 * Whether rows only go by: half of what is in sight (pixels) and more was new in a step and in the one right before, so that one jump is none.
 * `onSettled` once they stand.
 */
export const passing = (onSettled: () => void) => {
  let before = { top: 0, isFar: false }
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    scrolled: (top: number, height: number): boolean => {
      const isFar = Math.abs(top - before.top) > height / 2
      const isPassing = isFar && before.isFar
      before = { top, isFar }
      clearTimeout(settling)
      settling = setTimeout(() => {
        before = { top, isFar: false }
        if (isPassing) onSettled()
      }, SETTLED)
      return isPassing
    },
    ended: () => clearTimeout(settling),
  }
}
