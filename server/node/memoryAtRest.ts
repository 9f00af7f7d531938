import { performance } from 'node:perf_hooks'

/** How often it is looked whether the process rests, in milliseconds. */
const LOOK_MS = 15_000

/** What of that time its event loop has to do at most where nobody asks for anything. */
const RESTING = 0.03

interface Resting {
  /** The share of the time since it was asked last that the event loop had something to do. */
  readonly utilization: () => number
  /** Gives back all that can be. */
  readonly collect: () => void
}

/** To be called every now and then: collects once the process rests that was busy before. */
export const collectingAtRest = ({ utilization, collect }: Resting): (() => void) => {
  let isDue = false
  return () => {
    const rests = utilization() <= RESTING
    if (rests && isDue) {
      collect()
      // What the collection itself took counts for nothing.
      utilization()
    }
    isDue = !rests
  }
}

const utilizationSince = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/**
 * Gives the memory of busy minutes back when the process rests: V8 keeps the pages that young objects were in, 40 to 80 MB, until a collection
 * of the last resort, which takes some 50 ms. Does nothing without Node's `--expose-gc`.
 */
export const releaseMemoryAtRest = (): void => {
  const { gc } = globalThis
  if (gc === undefined) return
  const look = collectingAtRest({ utilization: utilizationSince(), collect: () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }) })
  setInterval(look, LOOK_MS).unref()
}
