/**
 * How many files travel at once. Browsers open six connections to one HTTP/1.1 host; the rest stay free for the event stream and for
 * reading lists while big files are on their way.
 */
export const UPLOAD_SLOTS = 4

/** Turns for work that must not all happen at once. */
export interface UploadSlots {
  /** Settles with the way to give the turn back; rejects when the signal gives it up before. */
  enter(signal: AbortSignal): Promise<() => void>
}

/** First come, first served. */
export const uploadSlots = (count: number = UPLOAD_SLOTS): UploadSlots => {
  let free = count
  const line: (() => void)[] = []

  const leave = () => {
    free += 1
    line.shift()?.()
  }
  const take = (): (() => void) => {
    free -= 1
    let taken = true
    return () => {
      if (taken) leave()
      taken = false
    }
  }
  return {
    enter: (signal) =>
      new Promise((resolve, reject) => {
        if (free > 0 && line.length === 0) return resolve(take())
        const called = () => {
          signal.removeEventListener('abort', given)
          resolve(take())
        }
        const given = () => {
          line.splice(line.indexOf(called), 1)
          reject(new DOMException('The turn was given up', 'AbortError'))
        }
        line.push(called)
        signal.addEventListener('abort', given, { once: true })
      }),
  }
}
