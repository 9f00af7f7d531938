import { expect, test } from 'vitest'
import { collectingAtRest } from './memoryAtRest.ts'

const collectedAfter = (shares: readonly number[]): readonly boolean[] => {
  let collected = 0
  let at = -1
  let own = 0
  const look = collectingAtRest({
    // A collection is work too, which is asked for once more.
    utilization: () => (own > 0 ? own-- : (shares[(at += 1)] ?? 0)),
    collect: () => {
      collected += 1
      own = 1
    },
  })
  return shares.map(() => {
    const before = collected
    look()
    return collected > before
  })
}

test('memory is given back once, as soon as nothing is asked for after much was', () => {
  expect(collectedAfter([0.4, 0.001, 0.001, 0.001])).toEqual([false, true, false, false])
  expect(collectedAfter([0.4, 0.2, 0.001, 0.5, 0.01])).toEqual([false, false, true, false, true])
})

test('a process that is busy is left alone, and one that has been calm all the time', () => {
  expect(collectedAfter([0.1, 0.05, 0.9, 0.04])).toEqual([false, false, false, false])
  expect(collectedAfter([0.01, 0.02, 0, 0.01])).toEqual([false, false, false, false])
})
