import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfter } from './moves.ts'

const field = { columns: 4, total: 10, page: 2 }

describe('placeAfter', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 0, 8],
    ['PageDown', 3, 9],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
    ['Home', 7, 0],
    ['End', 0, 9],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(placeAfter(key, from, field)).toBe(to)
  })

  it('leaves other keys, and an empty list, alone', () => {
    expect(placeAfter('a', 0, field)).toBeUndefined()
    expect(placeAfter('End', 0, { ...field, total: 0 })).toBeUndefined()
  })

  it('never leaves the list', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End')
    const fields = fc.record({ columns: fc.integer({ min: 1, max: 6 }), total: fc.integer({ min: 1, max: 200 }), page: fc.integer({ min: 0, max: 9 }) })
    fc.assert(
      fc.property(keys, fields, fc.nat(), (key, any, seed) => {
        const place = placeAfter(key, seed % any.total, any) ?? -1
        expect(place >= 0 && place < any.total).toBe(true)
      }),
    )
  })
})
