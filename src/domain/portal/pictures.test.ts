import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENTRED, cropOf, cropPixels, framed } from './pictures.ts'

const SQUARE = { width: 100, height: 100 }

describe('the framing of a picture', () => {
  it.each([
    ['a wide one in a square', { width: 200, height: 100 }, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    ['a high one in a square', { width: 100, height: 400 }, { x: 0, y: 0.375, width: 1, height: 0.25 }],
    ['one of the same ratio', SQUARE, { x: 0, y: 0, width: 1, height: 1 }],
  ])('shows the middle of %s', (_, picture, crop) => {
    expect(cropOf(picture, SQUARE, CENTRED)).toEqual(crop)
  })

  it('shows less the nearer it is', () => {
    expect(cropOf(SQUARE, SQUARE, { zoom: 2, x: 0.5, y: 0.5 })).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })
  })

  it('stops at the edges', () => {
    expect(framed({ width: 200, height: 100 }, SQUARE, { zoom: 9, x: 2, y: -1 })).toEqual({ zoom: 4, x: 0.9375, y: 0.125 })
  })

  it('never leaves the picture, and keeps the ratio of the frame', () => {
    const side = fc.integer({ min: 1, max: 10_000 })
    const size = fc.record({ width: side, height: side })
    const any = fc.double({ min: -2, max: 5, noNaN: true })
    fc.assert(
      fc.property(size, size, fc.record({ zoom: any, x: any, y: any }), (picture, frame, framing) => {
        const crop = cropOf(picture, frame, framing)
        expect(crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= 1 + 1e-9 && crop.y + crop.height <= 1 + 1e-9).toBe(true)
        expect((crop.width * picture.width) / (crop.height * picture.height)).toBeCloseTo(frame.width / frame.height, 5)
        const pixels = cropPixels(picture, crop)
        expect(pixels.width >= 1 && pixels.height >= 1 && pixels.x + pixels.width <= picture.width && pixels.y + pixels.height <= picture.height).toBe(true)
      }),
    )
  })
})
