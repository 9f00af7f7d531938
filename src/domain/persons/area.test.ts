import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, areaBetween, inPicture, isArea, likeness, MIN_SIDE, movedBy, resizedBy } from './area.ts'

const anything = fc.double({ noNaN: false })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const step = fc.record({ x: fc.double({ min: -2, max: 2, noNaN: true }), y: fc.double({ min: -2, max: 2, noNaN: true }) })
const area = fc.record({ x: share, y: share, width: share, height: share }).map(inPicture)

describe('an area', () => {
  it('always lies in the picture, whatever it is made from', () => {
    fc.assert(fc.property(fc.record({ x: anything, y: anything, width: anything, height: anything }), (any) => isArea(inPicture(any))))
    fc.assert(fc.property(step, step, (from, to) => isArea(areaBetween(from, to))))
    fc.assert(fc.property(area, step, (one, by) => isArea(movedBy(one, by)) && isArea(resizedBy(one, by))))
  })

  it('stays as it is where it is one already', () => {
    fc.assert(
      fc.property(area, (one) => {
        expect(inPicture(one)).toEqual(one)
      }),
    )
  })

  it('keeps its size when it is moved, and its corner when it is resized', () => {
    fc.assert(
      fc.property(area, step, (one, by) => {
        const [moved, resized] = [movedBy(one, by), resizedBy(one, by)]
        expect([moved.width, moved.height, resized.x, resized.y]).toEqual([one.width, one.height, one.x, one.y])
      }),
    )
  })

  it.each<readonly [string, Area]>([
    ['no number', { x: Number.NaN, y: 0, width: 0.5, height: 0.5 }],
    ['left of the picture', { x: -0.1, y: 0, width: 0.5, height: 0.5 }],
    ['over its right edge', { x: 0.6, y: 0, width: 0.5, height: 0.5 }],
    ['over its lower edge', { x: 0, y: 0.6, width: 0.5, height: 0.5 }],
    ['too small', { x: 0, y: 0, width: MIN_SIDE / 2, height: 0.5 }],
  ])('is none: %s', (_, one) => {
    expect(isArea(one)).toBe(false)
  })

  it('is drawn from any corner', () => {
    const whole = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
    for (const [x, y] of [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]] as const) {
      expect(areaBetween({ x, y }, { x: 1 - x, y: 1 - y })).toEqual(whole)
    }
  })
})

describe('the likeness of two areas', () => {
  it('is 1 of one and the same, 0 of two apart, and the same both ways', () => {
    fc.assert(
      fc.property(area, area, (one, other) => {
        expect(likeness(one, one)).toBeCloseTo(1)
        expect(likeness(one, other)).toBeCloseTo(likeness(other, one))
      }),
    )
    expect(likeness({ x: 0, y: 0, width: 0.5, height: 1 }, { x: 0.5, y: 0, width: 0.5, height: 1 })).toBe(0)
    expect(likeness({ x: 0, y: 0, width: 1, height: 1 }, { x: 0, y: 0, width: 0.5, height: 1 })).toBe(0.5)
  })
})
