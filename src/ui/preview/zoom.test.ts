import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, MAX_SCALE, panned, zoomed, type View } from './zoom.ts'

const picture = { width: 4000, height: 2000 }
const frame = { width: 800, height: 600 }

describe('fitted', () => {
  it('shows the whole picture', () => {
    expect(fitted(picture, frame)).toEqual({ scale: 0.2, x: 0, y: 0 })
  })

  it('does not enlarge a small one', () => {
    expect(fitted({ width: 40, height: 20 }, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('zoomed', () => {
  it('keeps the point under the pointer where it is', () => {
    const before: View = { scale: 1, x: 100, y: -50 }
    const point = { x: 120, y: 40 }
    const after = zoomed(before, 2, point, picture, frame)
    const onPicture = ({ scale, x, y }: View) => [(point.x - x) / scale, (point.y - y) / scale]
    expect(after.scale).toBe(2)
    expect(onPicture(after)).toEqual(onPicture(before))
  })

  it('stops at the whole picture and at eight times its size', () => {
    const start = fitted(picture, frame)
    expect(zoomed(start, 0.1, { x: 0, y: 0 }, picture, frame)).toEqual(start)
    expect(zoomed(start, 1000, { x: 0, y: 0 }, picture, frame).scale).toBe(MAX_SCALE)
  })
})

describe('panned', () => {
  it('never draws an edge of the picture into the frame', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }), (x, y) => {
        const view = panned({ scale: 1, x: 0, y: 0 }, { x, y }, picture, frame)
        expect(Math.abs(view.x) <= 1600 && Math.abs(view.y) <= 700).toBe(true)
      }),
    )
  })
})
