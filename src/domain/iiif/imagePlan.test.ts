import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath, fitted, imagePlanOf, type ServedImage } from './imagePlan.ts'
import { imageRequestOf } from './imageRequest.ts'

/** The picture of the specification's own examples, 300 by 200; it is made up to 360 wide. */
const IMAGE: ServedImage = { width: 300, height: 200, longest: 360 }

const planOf = (path: string, image: ServedImage = IMAGE) => {
  const request = imageRequestOf(path)
  return request && imagePlanOf(request, image)
}
const partOf = (path: string, image?: ServedImage) => {
  const plan = planOf(path, image)
  return plan && [Object.values(plan.region), Object.values(plan.size)]
}

describe('what is made', () => {
  it.each([
    ['full/max/0/default.jpg', [0, 0, 300, 200], [300, 200]],
    ['square/max/0/default.jpg', [50, 0, 200, 200], [200, 200]],
    ['125,15,120,140/max/0/default.jpg', [125, 15, 120, 140], [120, 140]],
    ['pct:41,7.5,40,70/max/0/default.jpg', [123, 15, 120, 140], [120, 140]],
    ['125,15,200,200/max/0/default.jpg', [125, 15, 175, 185], [175, 185]],
    ['pct:41,7.5,66,100/max/0/default.jpg', [123, 15, 177, 185], [177, 185]],
    ['299,199,5,5/max/0/default.jpg', [299, 199, 1, 1], [1, 1]],
    ['full/^max/0/default.jpg', [0, 0, 300, 200], [360, 240]],
    ['full/150,/0/default.jpg', [0, 0, 300, 200], [150, 100]],
    ['full/^360,/0/default.jpg', [0, 0, 300, 200], [360, 240]],
    ['full/,150/0/default.jpg', [0, 0, 300, 200], [225, 150]],
    ['full/^,240/0/default.jpg', [0, 0, 300, 200], [360, 240]],
    ['full/pct:50/0/default.jpg', [0, 0, 300, 200], [150, 100]],
    ['full/^pct:120/0/default.jpg', [0, 0, 300, 200], [360, 240]],
    ['full/225,100/0/default.jpg', [0, 0, 300, 200], [225, 100]],
    ['full/^360,360/0/default.jpg', [0, 0, 300, 200], [360, 360]],
    ['full/!225,100/0/default.jpg', [0, 0, 300, 200], [150, 100]],
    ['full/!900,900/0/default.jpg', [0, 0, 300, 200], [300, 200]],
    ['full/^!360,360/0/default.jpg', [0, 0, 300, 200], [360, 240]],
    ['full/^!900,900/0/default.jpg', [0, 0, 300, 200], [360, 240]],
  ])('of %s', (path, region, size) => {
    expect(partOf(path)).toEqual([region, size])
  })

  it('is at most as large as the server makes it', () => {
    expect(partOf('full/max/0/default.jpg', { width: 8000, height: 6000, longest: 4096 })).toEqual([[0, 0, 8000, 6000], [4096, 3072]])
    expect(planOf('full/4097,/0/default.jpg', { width: 8000, height: 6000, longest: 4096 })).toBeUndefined()
  })

  it.each([
    // Nothing of the picture lies in the region.
    '300,0,10,10/max/0/default.jpg', '0,200,10,10/max/0/default.jpg', '0,0,0,10/max/0/default.jpg', '0,0,10,0/max/0/default.jpg', 'pct:100,0,5,5/max/0/default.jpg', 'pct:0,0,0,50/max/0/default.jpg', 'pct:0,0,0.0001,50/max/0/default.jpg', '999999999,999999999,1,1/max/0/default.jpg',
    // Larger than the region, without being allowed to.
    'full/301,/0/default.jpg', 'full/,201/0/default.jpg', 'full/pct:101/0/default.jpg', 'full/301,10/0/default.jpg', 'full/10,201/0/default.jpg', '0,0,10,10/11,11/0/default.jpg',
    // Larger than what is made, or nothing.
    'full/^361,/0/default.jpg', 'full/^,999999999/0/default.jpg', 'full/^pct:999999999/0/default.jpg', 'full/^361,1/0/default.jpg', 'full/0,/0/default.jpg', 'full/,0/0/default.jpg', 'full/0,0/0/default.jpg', 'full/!0,5/0/default.jpg', 'full/pct:0/0/default.jpg', 'full/pct:0.1/0/default.jpg',
  ])('is nothing for %s', (path) => {
    expect(planOf(path)).toBeUndefined()
  })
})

describe('the canonical address', () => {
  const canonical = (path: string) => {
    const plan = planOf(path)
    return plan && canonicalPath(plan, IMAGE)
  }

  it.each([
    ['full/max/0/default.jpg', 'full/max/0/default.jpg'],
    ['0,0,300,200/300,200/360/color.jpg', 'full/max/0/default.jpg'],
    ['pct:0,0,100,100/pct:100/0.0/default.jpg', 'full/max/0/default.jpg'],
    ['square/100,/!90/gray.png', '50,0,200,200/100,100/!90/gray.png'],
    ['full/^360,/0/default.webp', 'full/^max/0/default.webp'],
    ['full/^300,240/0/default.webp', 'full/^300,240/0/default.webp'],
    ['full/^150,/0/bitonal.jpg', 'full/150,100/0/bitonal.jpg'],
    ['250,150,100,100/!20,20/180/default.jpg', '250,150,50,50/20,20/180/default.jpg'],
  ])('of %s is %s', (path, expected) => {
    expect(canonical(path)).toBe(expected)
  })

  it('asks for the very same', () => {
    const side = fc.integer({ min: 0, max: 400 })
    const region = fc.oneof(fc.constantFrom('full', 'square'), fc.tuple(side, side, side, side).map((sides) => sides.join(',')), fc.tuple(side, side, side, side).map((sides) => `pct:${sides.map((one) => one / 4).join(',')}`))
    const size = fc.tuple(fc.constantFrom('', '^'), fc.oneof(fc.constant('max'), side.map((one) => `${one},`), side.map((one) => `,${one}`), side.map((one) => `pct:${one / 3}`.slice(0, 12)), fc.tuple(fc.constantFrom('', '!'), side, side).map(([within, one, other]) => `${within}${one},${other}`)))
    const path = fc.tuple(region, size, fc.constantFrom('0', '90', '!180', '270')).map(([of, [upscaled, scaled], turn]) => `${of}/${upscaled}${scaled}/${turn}/color.png`)
    fc.assert(
      fc.property(path, (asked) => {
        const plan = planOf(asked)
        if (plan === undefined) return
        expect(planOf(canonicalPath(plan, IMAGE))).toEqual(plan)
        expect([plan.size.width, plan.size.height].every((one) => Number.isInteger(one) && one >= 1 && one <= IMAGE.longest)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a picture that is made to fit', () => {
  it.each([
    [{ width: 4000, height: 3000 }, 2048, { width: 2048, height: 1536 }],
    [{ width: 300, height: 200 }, 2048, { width: 300, height: 200 }],
    [{ width: 20_000, height: 3 }, 2048, { width: 2048, height: 1 }],
  ])('%j in %i', (whole, side, expected) => {
    expect(fitted(whole, side)).toEqual(expected)
  })
})
