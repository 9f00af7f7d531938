import type { PublishedEvent } from './publish.ts'

/** Milliseconds in which facts are gathered once one was published. */
export const THROTTLE_MS = 100

/** Facts with the same key say the same; of one asset, the last says how it is. */
const keyOf = (event: PublishedEvent): string => {
  if ('serverEvent' in event && event.serverEvent.kind === 'asset.changed') return `${event.organizationId} ${event.serverEvent.assetId}`
  if ('serverEvent' in event && event.serverEvent.kind === 'ocr.changed') return `${event.organizationId} ocr ${event.serverEvent.assetId}`
  return JSON.stringify(event)
}

/**
 * Publishes a first fact at once, and those that follow it at a pace: a hundred uploads make several hundred facts within seconds, and most of
 * them say what the one before has said. `stop` drops what was not published yet.
 */
export const throttled = (publish: (events: readonly PublishedEvent[]) => void): { readonly push: (event: PublishedEvent) => void; readonly stop: () => void } => {
  const waiting = new Map<string, PublishedEvent>()
  let timer: NodeJS.Timeout | undefined

  const pass = (): void => {
    timer = undefined
    if (waiting.size === 0) return
    const events = [...waiting.values()]
    waiting.clear()
    timer = setTimeout(pass, THROTTLE_MS)
    publish(events)
  }
  return {
    push: (event) => {
      const key = keyOf(event)
      // The last place: what came between is not published after it.
      waiting.delete(key)
      waiting.set(key, event)
      if (timer === undefined) pass()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    },
  }
}
