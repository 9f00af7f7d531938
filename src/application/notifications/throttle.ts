/** Facts come in bursts (a hundred uploads end within seconds); they are gathered for this long before anything is read again. */
export const THROTTLE_MS = 200

/** While a burst goes on, what it changes is read again only after such a rest: reading and drawing it would slow the burst itself. */
export const REST_MS = 800

interface Throttle {
  /** Acts in a moment, once for all who ask until then. */
  readonly soon: () => void
  /** Acts at once where nothing was asked for within the last second. */
  readonly now: () => void
  readonly stop: () => void
}

/** Does something a moment after it is first asked for, and then at a pace. */
export const throttle = (act: () => void): Throttle => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let phase: 'quiet' | 'coalescing' | 'resting' | 'askedAgain' = 'quiet'

  const rest = () => {
    phase = 'resting'
    timer = setTimeout(rested, REST_MS)
    act()
  }
  const coalesce = () => {
    phase = 'coalescing'
    timer = setTimeout(rest, THROTTLE_MS)
  }
  const rested = () => {
    if (phase === 'askedAgain') coalesce()
    else phase = 'quiet'
  }
  return {
    soon: () => {
      if (phase === 'quiet') coalesce()
      else if (phase === 'resting') phase = 'askedAgain'
    },
    now: () => {
      if (phase === 'quiet') rest()
      else if (phase === 'resting') phase = 'askedAgain'
    },
    stop: () => clearTimeout(timer),
  }
}
