import { expect, it } from 'vitest'
import { eachOnce, inWhole, needsTiles, tilesOf } from './tiles.ts'

const PICTURE = { width: 1000, height: 500 }
const face = (side: number, confidence = 0.9, x = 0.1) => ({ area: { x, y: 0.1, width: side, height: side * 2 }, confidence })

it.each([
  ['nobody', [], true],
  ['one large face', [face(0.3)], false],
  ['small faces', [face(0.05), face(0.06), face(0.3)], true],
  ['mostly large ones', [face(0.05), face(0.2), face(0.3)], false],
])('a picture of %s is looked at closer: %j', (_, faces, expected) => {
  expect(needsTiles(faces, PICTURE)).toBe(expected)
})

it('tiles are all of the picture, and overlap', () => {
  expect(tilesOf(PICTURE)).toEqual([
    { left: 0, top: 0, width: 600, height: 300 },
    { left: 400, top: 0, width: 600, height: 300 },
    { left: 0, top: 200, width: 600, height: 300 },
    { left: 400, top: 200, width: 600, height: 300 },
  ])
  expect(tilesOf({ width: 1, height: 1 })).toEqual(Array.from({ length: 4 }, () => ({ left: 0, top: 0, width: 1, height: 1 })))
})

it('what is found in a tile lies in the whole', () => {
  const tile = { left: 400, top: 200, width: 600, height: 300 }
  expect(inWhole({ x: 0.5, y: 0, width: 0.1, height: 0.2 }, tile, PICTURE)).toEqual({ x: 0.7, y: 0.4, width: 0.06, height: 0.12 })
})

it('a face that is seen twice is kept once, the surer one', () => {
  const [sure, unsure, other] = [face(0.2, 0.9), face(0.19, 0.5), face(0.2, 0.6, 0.6)]
  expect(eachOnce([unsure, other, sure])).toEqual([sure, other])
})
