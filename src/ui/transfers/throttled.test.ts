import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { THROTTLE_MS, throttled } from './throttled.ts'

const counting = fromTransition<number, { readonly type: 'step' }, never, undefined>((count) => count + 1, 0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = () => {
  const actor = createActor(counting).start()
  const drawn: number[] = []
  const subscription = throttled(actor).subscribe({ next: () => drawn.push(actor.getSnapshot().context) })
  const step = () => actor.send({ type: 'step' })
  return { actor, drawn, subscription, step }
}

it('tells the first step at once, and those that follow together', () => {
  vi.advanceTimersByTime(THROTTLE_MS)
  const [one, other] = [begin(), begin()]
  one.step()
  vi.advanceTimersByTime(0)
  expect(one.drawn).toEqual([1])
  for (let ms = 0; ms < THROTTLE_MS; ms += 1) {
    one.step()
    other.step()
    vi.advanceTimersByTime(1)
  }
  expect([one.drawn, other.drawn]).toEqual([[1, THROTTLE_MS + 1], [THROTTLE_MS]])
})

it('tells nobody who has left', () => {
  const { drawn, subscription, step } = begin()
  step()
  subscription.unsubscribe()
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(drawn).toEqual([])
})

it('is one and the same for an actor', () => {
  const { actor } = begin()
  expect(throttled(actor)).toBe(throttled(actor))
  expect(throttled(actor).getSnapshot()).toBe(actor.getSnapshot())
})
