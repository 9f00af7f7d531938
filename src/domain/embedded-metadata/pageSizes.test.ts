import { describe, expect, it } from 'vitest'
import { MOST_VALUE } from './metadata.ts'
import { pageSizeIn, pageSizesText } from './pageSizes.ts'

const A4 = { width: 210.0016, height: 297.0001 }
const WIDE = { width: 420, height: 297 }

describe('how large pages are', () => {
  it.each([
    ['', []],
    ['210 × 297 mm', [A4, A4, A4]],
    ['215.9 × 279.4 mm', [{ width: 215.9, height: 279.4 }]],
    ['210 × 297 mm (1–2), 420 × 297 mm (3), 210 × 297 mm (4)', [A4, A4, WIDE, A4]],
  ])('is told as %j', (text, pages) => {
    expect(pageSizesText(pages)).toBe(text)
  })

  it('is told in one value, however often it changes', () => {
    const pages = Array.from({ length: 500 }, (_, at) => ({ width: 1000 + at / 10, height: 1000.1 }))
    expect(pageSizesText(pages).length).toBeLessThan(MOST_VALUE)
  })

  it.each([
    ['210 × 297 mm', 7, { width: 210, height: 297 }],
    ['210 × 297 mm (1–2), 420 × 297 mm (3)', 2, { width: 210, height: 297 }],
    ['210 × 297 mm (1–2), 420 × 297 mm (3)', 3, { width: 420, height: 297 }],
    ['210 × 297 mm (1–2), 420 × 297 mm (3)', 4, { width: 210, height: 297 }],
    ['215.9 × 279.4 mm', 1, { width: 215.9, height: 279.4 }],
    ['0 × 297 mm', 1, undefined],
    ['A4', 1, undefined],
    ['', 1, undefined],
  ])('%s is, at page %i, %o', (text, page, size) => {
    expect(pageSizeIn(text, page)).toEqual(size)
  })
})
