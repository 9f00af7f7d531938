import fc from 'fast-check'
import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../preferences/language.ts'
import { anyText } from '../validation/samples.fixture.ts'
import { FARTHEST, formatDistance, isHalfPlace, joinNear, latitudesNear, metresBetween, wrongHalves, parseDistance, parseNear, pointOf, shownNear, splitNear, writtenNear } from './nearPlace.ts'

const degrees = (limit: number): fc.Arbitrary<number> => fc.integer({ min: -limit * 1000, max: limit * 1000 }).map((count) => count / 1000)
const place = fc.tuple(degrees(90), degrees(180)).map((parts) => parts.map((part) => String(part + 0)).join(','))

describe('how far two places are from one another', () => {
  it.each<[string, string, number]>([
    ['60.39,5.32', '60.39,5.32', 0],
    // A degree of a meridian, and of the equator; Bergen and Oslo.
    ['0,0', '1,0', 111_195],
    ['0,0', '0,-1', 111_195],
    ['60.393,5.324', '59.913,10.752', 304_800],
    // Across the antimeridian, where both of its names are one place, and across a pole.
    ['0,179.5', '0,-179.5', 111_195],
    ['-17,180', '-17,-180', 0],
    ['89.5,0', '89.5,180', 111_195],
    ['90,10', '90,-170', 0],
    ['0,0', '0,180', 20_015_115],
  ])('%s and %s: %d m', (one, other, metres) => {
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThanOrEqual(Math.max(1, metres / 1000))
  })

  it('is the same from both, and never more than to anywhere', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 3)
        expect(metresBetween(one, other)).toBeLessThan(FARTHEST)
      }),
    )
  })

  it('is more beyond the latitudes among which is looked', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const [low, high] = latitudesNear({ value: one, metres: metresBetween(one, other) })
        const [latitude] = pointOf(other)
        expect(latitude >= low && latitude <= high).toBe(true)
      }),
    )
  })
})

describe('a distance', () => {
  it.each<[string, Language, number | undefined]>([
    ['10km', 'en-US', 10_000],
    ['10 KM', 'en-US', 10_000],
    ['500 m', 'no', 500],
    ['2.5km', 'en-US', 2500],
    ['2,5 km', 'no', 2500],
    ['0m', 'es', 0],
    ['20100 km', 'en-US', 20_100_000],
    ['20101 km', 'en-US', undefined],
    ['10', 'en-US', undefined],
    ['-1 km', 'en-US', undefined],
    ['km', 'en-US', undefined],
    ['10 miles', 'en-US', undefined],
    ['', 'en-US', undefined],
  ])('%j in %s', (text, language, metres) => {
    expect(Result.merge(parseDistance(text, language))).toEqual(metres ?? { code: 'notDistance' })
  })

  it('is itself again when it was written and read', () => {
    fc.assert(
      fc.property(fc.nat(20_100_000_0), fc.constantFrom(...LANGUAGES), (tenths, language) => {
        const metres = Math.min(tenths / 10, FARTHEST)
        expect(Result.merge(parseDistance(formatDistance(metres, language), language))).toBe(metres)
      }),
    )
  })
})

describe('a place with a distance', () => {
  it.each<[string, Language, object]>([
    ['60.39,5.32~10km', 'en-US', { value: '60.39,5.32', metres: 10_000 }],
    ['60.39, 5.32 ~ 500 m', 'en-US', { value: '60.39,5.32', metres: 500 }],
    ['60,39; 5,32~2,5km', 'no', { value: '60.39,5.32', metres: 2500 }],
    ['95,5~10km', 'en-US', { code: 'invalidLatitude' }],
    ['60,181~10km', 'en-US', { code: 'invalidLongitude' }],
    ['60.39,5.32', 'en-US', { code: 'notDistance' }],
    ['60.39,5.32~', 'en-US', { code: 'notDistance' }],
    ['~10km', 'en-US', { code: 'required' }],
  ])('%j in %s', (text, language, read) => {
    expect(Result.merge(parseNear(text, language))).toEqual(read)
  })

  it.each<[string, Language, string, string]>([
    ['60.39, 5.32~2.5 km', 'en-US', '60.39,5.32~2.5km', '60.39, 5.32~2.5 km'],
    ['60,39; 5,32~2,500 km', 'es', '60.39,5.32~2.5km', '60.39, 5.32~2,5 km'],
    ['-17.5, 180~500m', 'no', '-17.5,180~500m', '-17.5, 180~500 m'],
    ['60.39~', 'no', '60.39~', '60.39~'],
  ])('%j typed in %s is asked for as %j, and shown as %j', (text, language, written, shown) => {
    expect(writtenNear(text, language)).toBe(written)
    expect(shownNear(written, language)).toBe(shown)
  })

  it.each<[string, readonly (string | undefined)[]]>([
    ['60.39, 5.32~2 km', [undefined, undefined]],
    ['95, 5.32~far', ['invalidLatitude', 'notDistance']],
    ['60.39, 5.32~far', [undefined, 'notDistance']],
    ['95, 5.32~', ['invalidLatitude', 'required']],
    ['60.39, 5.32', [undefined, 'required']],
    ['~far', ['required', 'notDistance']],
    ['', []],
  ])('%j has its problems where they are', (text, codes) => {
    expect(wrongHalves(text, 'en-US').map((problem) => problem?.code)).toEqual(codes)
  })

  it.each([
    ['', false],
    ['60.39, 5.32~', true],
    ['~2 km', true],
    ['60.39, 5.32~2 km', false],
  ])('%j is half filled in: %j', (text, isHalf) => {
    expect(isHalfPlace(text)).toBe(isHalf)
  })

  it('stays in two parts while it is typed', () => {
    expect(splitNear(joinNear('60.39, 5.32', '~ 10~'))).toEqual(['60.39, 5.32', ' 10'])
    expect([joinNear('', ''), splitNear('')]).toEqual(['', ['', '']])
  })

  it('never fails to be read, whatever is typed, and is joined as it was split', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
        expect(() => parseNear(text, language)).not.toThrow()
        const [one, other] = splitNear(`${text}~1km`)
        expect(joinNear(one, other)).toBe(`${text}~1km`)
      }),
    )
  })
})
