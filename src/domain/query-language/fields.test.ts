import { expect, it } from 'vitest'
import { isBegun } from './fields.ts'

it.each([
  ['Technique', 'tech', true],
  ['Date taken', 'TAK', true],
  ['Størrelse', 'storr', true],
  ['Date taken', 'aken', false],
  ['Date taken', '', false],
  ['Date taken', ' ', false],
])('%s is begun by “%s”: %s', (name, typed, expected) => {
  expect(isBegun(name, typed)).toBe(expected)
})
