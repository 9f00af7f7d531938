import { expect, it } from 'vitest'
import { areaByKey, NUDGE } from './areaKeys.ts'

const area = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

it.each([
  ['ArrowLeft', false, { x: 0.25 - NUDGE }],
  ['ArrowRight', false, { x: 0.25 + NUDGE }],
  ['ArrowUp', false, { y: 0.25 - NUDGE }],
  ['ArrowDown', false, { y: 0.25 + NUDGE }],
  ['ArrowRight', true, { width: 0.5 + NUDGE }],
  ['ArrowUp', true, { height: 0.5 - NUDGE }],
])('%s with Shift %s makes of an area %j', (key, shiftKey, part) => {
  expect(areaByKey(area, { key, shiftKey })).toEqual({ ...area, ...part })
})

it('leaves every other key to the page', () => {
  expect(areaByKey(area, { key: 'Tab', shiftKey: false })).toBeUndefined()
})
