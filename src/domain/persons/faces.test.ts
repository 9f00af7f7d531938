import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Area, inPicture, isArea } from './area.ts'
import { facesOf, type Orientation, oriented, ORIENTATIONS, type XmpRegion } from './faces.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const area = fc.record({ x: share, y: share, width: share, height: share }).map(inPicture)
const orientation = fc.constantFrom(...ORIENTATIONS)

/** In billionths of the sides: what sums of shares are off by does not count. */
const rounded = ({ x, y, width, height }: Area) => [x, y, width, height].map((side) => Math.round(side * 1e9) + 0)

/** The same but for what sums of shares are off by, wherever the shares lie. */
const expectSame = (one: Area, other: Area): void => {
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(one[side]).toBeCloseTo(other[side], 9)
}

/** The orientation that takes each one back. */
const BACK: Readonly<Record<Orientation, Orientation>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 8, 7: 7, 8: 6 }

describe('an area of a picture that is stored turned', () => {
  it('stays in the picture and covers as much of it', () => {
    fc.assert(
      fc.property(area, orientation, (one, how) => {
        const seen = oriented(one, how)
        expectSame(inPicture(seen), seen)
        expect(seen.width * seen.height).toBeCloseTo(one.width * one.height, 9)
      }),
      { examples: [[{ x: 0, y: 0.7772721861970414, width: 0.01, height: 0.2227278138029586 }, 6]] },
    )
  })

  it('comes back when it is turned back, and after four quarters', () => {
    fc.assert(
      fc.property(area, orientation, (one, how) => {
        expectSame(oriented(oriented(one, how), BACK[how]), one)
      }),
    )
    fc.assert(
      fc.property(area, (one) => {
        expectSame([6, 6, 6, 6].reduce<Area>((seen) => oriented(seen, 6), one), one)
      }),
    )
  })

  const corner = { x: 0, y: 0, width: 0.2, height: 0.1 }
  it.each<readonly [Orientation, Area]>([
    [1, { x: 0, y: 0, width: 0.2, height: 0.1 }],
    [2, { x: 0.8, y: 0, width: 0.2, height: 0.1 }],
    [3, { x: 0.8, y: 0.9, width: 0.2, height: 0.1 }],
    [4, { x: 0, y: 0.9, width: 0.2, height: 0.1 }],
    [5, { x: 0, y: 0, width: 0.1, height: 0.2 }],
    [6, { x: 0.9, y: 0, width: 0.1, height: 0.2 }],
    [7, { x: 0.9, y: 0.8, width: 0.1, height: 0.2 }],
    [8, { x: 0, y: 0.8, width: 0.1, height: 0.2 }],
  ])('is seen where EXIF orientation %i puts the stored upper left corner', (how, seen) => {
    expect(rounded(oriented(corner, how))).toEqual(rounded(seen))
  })
})

describe('the regions of a file', () => {
  const region: XmpRegion = { from: 'middle', name: 'Ada Berg', kind: 'Face', unit: 'normalized', x: 0.5, y: 0.4, width: 0.2, height: 0.2 }
  const cornerRegion: XmpRegion = { ...region, from: 'corner', name: '', kind: '', unit: '', x: 0.1, y: 0.2, width: 0.3, height: 0.4 }

  it('are measured from their middle, or from their corner', () => {
    expect(facesOf([region, cornerRegion], 1).map((face) => rounded(face.area))).toEqual([
      rounded({ x: 0.4, y: 0.3, width: 0.2, height: 0.2 }),
      rounded({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }),
    ])
  })

  it('are harmless and in the picture, whatever the file says', () => {
    const number = fc.double()
    const any = fc.record({ from: fc.constantFrom('middle', 'corner'), name: fc.string({ unit: 'binary' }), kind: fc.constant('Face'), unit: fc.constant(''), x: number, y: number, width: number, height: number })
    fc.assert(
      fc.property(fc.array(any), orientation, (regions, how) => {
        for (const face of facesOf(regions, how)) expect(isArea(face.area) && face.name.isWellFormed()).toBe(true)
      }),
    )
  })

  it.each<readonly [string, Partial<XmpRegion>]>([
    ['a focus area', { kind: 'Focus' }],
    ['a pet', { kind: 'Pet' }],
    ['one measured in pixels', { unit: 'pixel' }],
    ['a point', { width: 0 }],
    ['one without numbers', { x: Number.NaN }],
  ])('are no faces: %s', (_, part) => {
    expect(facesOf([{ ...region, ...part }], 1)).toEqual([])
  })
})
