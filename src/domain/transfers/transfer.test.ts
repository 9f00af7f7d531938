import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstSpeed, nextSpeed, remainingSeconds, type Speed } from './speed.ts'
import { canEverCome, fractionOf, inOrder, isActive, isUnderWay, listed, overallFraction, totalProgress, TRANSFER_STATES, type Transfer, uploadsCounted } from './transfer.ts'

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

  const upload = { kind: 'upload', state: 'WorkInProgress', sent: 25, total: 100 } as const
  const zip = { kind: 'zip', state: 'WorkInProgress', sent: 600, total: 1_000 } as const
  const download = { kind: 'download', state: 'WorkInProgress', sent: 0, total: 0 } as const

  it('adds up what passes through the page and is under way or done', () => {
    const transfers = TRANSFER_STATES.map((state, index): Transfer => ({ kind: 'upload', state, sent: 2 ** index, total: 100 }))
    expect(totalProgress([...transfers, zip, download])).toEqual({ sent: 3, total: 200 })
    expect(totalProgress([{ ...upload, state: 'Complete', sent: 112 }])).toEqual({ sent: 100, total: 100 })
    expect(totalProgress([])).toEqual({ sent: 0, total: 0 })
  })

  it.each<readonly [string, readonly Transfer[], number]>([
    ['of uploads goes by their bytes', [upload, { ...upload, sent: 300, total: 300 }], 325 / 400],
    ['with uploads is that of the uploads', [upload, zip], 0.25],
    ['without uploads is what each came to', [zip, download], 0.3],
    ['of what is no longer under way counts no more', [zip, { ...zip, state: 'Complete', sent: 1_000 }, { ...zip, state: 'Failed' }], 0.6],
    ['of nothing is whole', [], 1],
  ])('of all %s', (_, transfers, fraction) => {
    expect(overallFraction(transfers)).toBeCloseTo(fraction)
  })

  it('is listed whole, of one kind, or without what is complete', () => {
    const uploads = TRANSFER_STATES.map((state) => ({ kind: 'upload', state }) as const)
    const all = [...uploads, { kind: 'zip', state: 'Complete' } as const]
    expect(listed(all, { kind: 'all', hideCompleted: false })).toEqual(all)
    expect(listed(all, { kind: 'zip', hideCompleted: false })).toEqual([{ kind: 'zip', state: 'Complete' }])
    expect(listed(all, { kind: 'all', hideCompleted: true }).map(({ state }) => state)).toEqual(['WorkInProgress', 'Failed', 'Unknown'])
    expect(listed(all, { kind: 'zip', hideCompleted: true })).toEqual([])
    expect(all.filter(isActive)).toEqual([{ kind: 'upload', state: 'WorkInProgress' }])
  })
})

describe('what waits for a person', () => {
  const of = (state: Transfer['state'], asks?: Transfer['asks'], kind: Transfer['kind'] = 'upload'): Transfer => ({ kind, state, sent: 10, total: 100, asks })

  it('comes first, what is complete last, each in its order', () => {
    const all = [of('Complete'), of('Unknown', 'file'), of('Failed'), of('WorkInProgress'), of('WorkInProgress', 'decision'), of('Complete', undefined, 'zip')]
    expect(inOrder(all)).toEqual([4, 1, 2, 3, 0, 5].map((at) => all[at]))
  })

  it('is under way, but has no speed and no time: it is no part of the whole', () => {
    const asked = of('WorkInProgress', 'decision')
    expect([isUnderWay(asked), isActive(asked), isActive(of('WorkInProgress')), isUnderWay(of('Failed'))]).toEqual([true, false, true, false])
    expect(totalProgress([asked, of('WorkInProgress')])).toEqual({ sent: 10, total: 100 })
  })

  it('is counted beside what has come and what has not; only uploads are', () => {
    const all = [of('Complete'), of('Complete'), of('Failed'), of('Unknown', 'file'), of('WorkInProgress', 'decision'), of('WorkInProgress'), of('Complete', undefined, 'zip')]
    expect(uploadsCounted(all)).toEqual({ uploaded: 2, rejected: 1, waiting: 2 })
  })
})

it.each([
  ['FILE_TYPE_NOT_SUPPORTED', false],
  ['FILE_EMPTY', false],
  ['FILE_TOO_LARGE', false],
  ['FILE_DIFFERENT_TYPE', false],
  ['NO_EXTENSION_IN_NAME_FOUND', false],
  ['VALIDATION_FAILED', false],
  ['DISK_FULL', true],
  ['STORAGE_SIZE_EXCEEDED', true],
  ['UNREACHABLE', true],
  [undefined, true],
] as const)('a file refused with %s can come later: %s', (code, can) => {
  expect(canEverCome(code)).toBe(can)
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
