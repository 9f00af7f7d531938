import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { CALM_MS, calmly } from './calmly.ts'

const counting = fromTransition<number, { readonly type: 'step' }, never, undefined>((count) => count + 1, 0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = () => {
  const actor = createActor(counting).start()
  const drawn: number[] = []
  const told = calmly(actor).subscribe({ next: () => drawn.push(actor.getSnapshot().context) })
  const step = () => actor.send({ type: 'step' })
  return { actor, drawn, told, step }
}

it('tells the first step at once, and those that follow together', () => {
  vi.advanceTimersByTime(CALM_MS)
  const [one, other] = [begin(), begin()]
  one.step()
  vi.advanceTimersByTime(0)
  expect(one.drawn).toEqual([1])
  for (let ms = 0; ms < CALM_MS; ms += 1) {
    one.step()
    other.step()
    vi.advanceTimersByTime(1)
  }
  expect([one.drawn, other.drawn]).toEqual([[1, CALM_MS + 1], [CALM_MS]])
})

it('tells nobody who has left', () => {
  const { drawn, told, step } = begin()
  step()
  told.unsubscribe()
  vi.advanceTimersByTime(CALM_MS)
  expect(drawn).toEqual([])
})

it('is one and the same for an actor', () => {
  const { actor } = begin()
  expect(calmly(actor)).toBe(calmly(actor))
  expect(calmly(actor).getSnapshot()).toBe(actor.getSnapshot())
})
