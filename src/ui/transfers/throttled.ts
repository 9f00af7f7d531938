import type { AnyActorRef } from 'xstate'

/** Milliseconds between two drawings of what changes many times in each. */
export const THROTTLE_MS = 200

type Listener = () => void

const due = new Set<Listener>()
let last = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** All at once, so that whatever changed is drawn once. */
const flush = (): void => {
  timer = undefined
  last = performance.now()
  const listeners = [...due]
  due.clear()
  listeners.forEach((one) => one())
}

const flushSoon = (listener: Listener): void => {
  due.add(listener)
  timer ??= setTimeout(flush, Math.max(0, last + THROTTLE_MS - performance.now()))
}

type Source = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>

const throttledActors = new WeakMap<Source, Source>()

/**
 * An actor that publishes five times a second at most, together with all others that do: a hundred files on their way come to a thousand
 * steps in a few seconds, and nobody reads that fast. After a quiet moment a change is published at once.
 */
export const throttled = <Actor extends AnyActorRef>(actor: Actor): Pick<Actor, 'getSnapshot' | 'subscribe'> => {
  const known = throttledActors.get(actor)
  if (known !== undefined) return known
  const subscribe: Source['subscribe'] = (observer: unknown) => {
    const listener = () => (observer as { readonly next: Listener }).next()
    const subscription = actor.subscribe({ next: () => flushSoon(listener), error: () => flushSoon(listener) })
    return {
      unsubscribe: () => {
        due.delete(listener)
        subscription.unsubscribe()
      },
    }
  }
  const own: Source = { getSnapshot: () => actor.getSnapshot(), subscribe }
  throttledActors.set(actor, own)
  return own
}
