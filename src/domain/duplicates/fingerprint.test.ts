import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandsOf, differentBits, likeness, type Fingerprint, isAlike, nearBandsOf } from './fingerprint.ts'

const SKETCH = Uint8Array.from({ length: 256 }, (_, at) => at)
const EMPTY: Fingerprint = { hash: '0'.repeat(64), sketch: SKETCH }
const withBits = ({ hash, sketch }: Fingerprint, ...bits: readonly number[]): Fingerprint => ({
  hash: [...hash].map((bit, at) => (bits.includes(at) ? (bit === '0' ? '1' : '0') : bit)).join(''),
  sketch,
})

const fingerprint = fc.array(fc.constantFrom('0', '1'), { minLength: 64, maxLength: 64 }).map((bits): Fingerprint => ({ hash: bits.join(''), sketch: SKETCH }))
const bits = (most: number) => fc.uniqueArray(fc.nat(63), { maxLength: most })

it('looks alike up to six bits', () => {
  expect(differentBits(EMPTY, EMPTY)).toBe(0)
  expect(differentBits(EMPTY, withBits(EMPTY, 0, 17, 63))).toBe(3)
  expect(isAlike(EMPTY, withBits(EMPTY, 0, 1, 2, 3, 4, 5))).toBe(true)
  expect(isAlike(EMPTY, withBits(EMPTY, 0, 1, 2, 3, 4, 5, 6))).toBe(false)
})

it('looks alike whatever the brightness and contrast, and not where the sketches differ', () => {
  const sketched = (grey: (at: number) => number): Fingerprint => ({ ...EMPTY, sketch: Uint8Array.from({ length: 256 }, (_, at) => grey(at)) })
  expect(likeness(EMPTY, sketched((at) => 40 + Math.floor(at / 2)))).toBeGreaterThan(0.999)
  expect(likeness(EMPTY, sketched((at) => 255 - at))).toBeCloseTo(-1)
  expect(likeness(EMPTY, sketched(() => 7))).toBe(0)
  const other = sketched((at) => (at < 32 ? 255 : at))
  expect(likeness(EMPTY, other)).toBeGreaterThan(0)
  expect(likeness(EMPTY, other)).toBeLessThan(0.95)
  expect(isAlike(EMPTY, other)).toBe(false)
})

it('is cut into four numbers of 16 bits', () => {
  expect(bandsOf({ hash: `${'0'.repeat(15)}1${'1'.repeat(16)}${'0'.repeat(16)}1${'0'.repeat(15)}` })).toEqual([1, 65_535, 0, 32_768])
})

it('is found by one of its bands, whichever bits differ', () => {
  fc.assert(
    fc.property(fingerprint, bits(7), (one, changed) => {
      const other = bandsOf(withBits(one, ...changed))
      expect(nearBandsOf(one).some((near, band) => near.includes(other[band] ?? -1))).toBe(true)
    }),
  )
})

it('is looked for by 17 numbers of each band', () => {
  expect(nearBandsOf(EMPTY).map((near) => new Set(near).size)).toEqual([17, 17, 17, 17])
})
