import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstSpeed, nextSpeed, remainingSeconds, type Speed } from './speed.ts'
import { fractionOf, isActive, listed, totalProgress, TRANSFER_STATES } from './transfer.ts'

describe('progress', () => {
  it.each([
    [0, 10, 0],
    [5, 10, 0.5],
    [10, 10, 1],
    [11, 10, 1],
    [-1, 10, 0],
    [0, 0, 1],
    [5, 0, 1],
  ])('%i of %i is %d', (sent, total, fraction) => {
    expect(fractionOf(sent, total)).toBe(fraction)
  })

  it('adds up what is under way or done', () => {
    const transfers = TRANSFER_STATES.map((state, index) => ({ state, sent: 2 ** index, total: 100 }))
    expect(totalProgress(transfers)).toEqual({ sent: 3, total: 200 })
    expect(totalProgress([{ state: 'Complete', sent: 12, total: 10 }])).toEqual({ sent: 10, total: 10 })
    expect(totalProgress([])).toEqual({ sent: 0, total: 0 })
  })

  it('is listed whole or without what is complete', () => {
    const transfers = TRANSFER_STATES.map((state) => ({ state }))
    expect(listed(transfers, false)).toEqual(transfers)
    expect(listed(transfers, true).map(({ state }) => state)).toEqual(['WorkInProgress', 'Failed', 'Unknown'])
    expect(transfers.filter(isActive)).toEqual([{ state: 'WorkInProgress' }])
  })
})

const speedAfter = (...samples: readonly (readonly [at: number, sent: number])[]): Speed =>
  samples.reduce((speed, [at, sent]) => nextSpeed(speed, { at, sent }), firstSpeed({ at: 0, sent: 0 }))

describe('speed', () => {
  it('is unknown at first, then what was measured', () => {
    expect(firstSpeed({ at: 5, sent: 7 })).toEqual({ last: { at: 5, sent: 7 }, bytesPerSecond: undefined })
    expect(speedAfter([500, 1_000])).toEqual({ last: { at: 500, sent: 1_000 }, bytesPerSecond: 2_000 })
  })

  it('comes half way to a new one in two seconds', () => {
    expect(speedAfter([1_000, 1_000], [3_000, 7_000]).bytesPerSecond).toBe(2_000)
    expect(speedAfter([1_000, 1_000], [5_000, 1_000]).bytesPerSecond).toBe(250)
  })

  it('takes no sample without a duration, and starts again where the transfer does', () => {
    const speed = speedAfter([1_000, 1_000])
    expect(nextSpeed(speed, { at: 1_000, sent: 5_000 })).toEqual(speed)
    expect(nextSpeed(speed, { at: 900, sent: 5_000 })).toEqual(speed)
    expect(nextSpeed(speed, { at: 2_000, sent: 0 })).toEqual({ last: { at: 2_000, sent: 0 }, bytesPerSecond: 1_000 })
    expect(nextSpeed(speed, { at: 3_000, sent: 1_000 }).bytesPerSecond).toBe(500)
  })

  it('stays as it is while it does not change, and never below nought', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1 }), fc.integer({ min: 0, max: 10_000 }), (steps, rate) => {
        let at = 0
        const samples = steps.map((step) => [(at += step), at * rate] as const)
        expect(speedAfter(...samples).bytesPerSecond).toBeCloseTo(rate * 1_000, 3)
      }),
    )
  })

  it.each([
    [1_000, 100, 10],
    [1_001, 100, 11],
    [0, 100, 0],
    [0, undefined, 0],
    [-5, undefined, 0],
    [1, undefined, undefined],
    [1, 0, undefined],
  ])('%d bytes at %s leave %s seconds', (bytesLeft, bytesPerSecond, seconds) => {
    expect(remainingSeconds(bytesLeft, { last: { at: 0, sent: 0 }, bytesPerSecond })).toBe(seconds)
  })
})
