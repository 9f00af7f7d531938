import type { AnyActorRef } from 'xstate'

/** Milliseconds between two drawings of what changes many times in each. */
export const THROTTLE_MS = 200

type Heard = () => void

const due = new Set<Heard>()
let last = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** All at once, so that whatever changed is drawn once. */
const tell = (): void => {
  timer = undefined
  last = performance.now()
  const heard = [...due]
  due.clear()
  heard.forEach((one) => one())
}

const tellSoon = (heard: Heard): void => {
  due.add(heard)
  timer ??= setTimeout(tell, Math.max(0, last + THROTTLE_MS - performance.now()))
}

type Told = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>

const calmed = new WeakMap<Told, Told>()

/**
 * An actor that is heard five times a second at most, together with all others that are: a hundred files on their way come to a thousand
 * steps in a few seconds, and nobody reads that fast. After a quiet moment a change is told at once.
 */
export const throttled = <Actor extends AnyActorRef>(actor: Actor): Pick<Actor, 'getSnapshot' | 'subscribe'> => {
  const known = calmed.get(actor)
  if (known !== undefined) return known
  const subscribe: Told['subscribe'] = (observer: unknown) => {
    const heard = () => (observer as { readonly next: Heard }).next()
    const subscription = actor.subscribe({ next: () => tellSoon(heard), error: () => tellSoon(heard) })
    return {
      unsubscribe: () => {
        due.delete(heard)
        subscription.unsubscribe()
      },
    }
  }
  const calm: Told = { getSnapshot: () => actor.getSnapshot(), subscribe }
  calmed.set(actor, calm)
  return calm
}
