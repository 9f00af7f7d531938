import { expect, it } from 'vitest'
import { shareOf } from './share.ts'

it.each([
  [0, 0, '0'],
  [0, 10, '0'],
  [1, 3, '33.3'],
  [10, 10, '100'],
  [1, 1_000_000, '<0.1'],
  [5, 10_000, '0.1'],
])('%i of %i are %s percent', (part, whole, expected) => {
  expect(shareOf(part, whole, 'en-US')).toBe(expected)
})

it('is written as the language does', () => {
  expect([shareOf(1, 3, 'no'), shareOf(1, 1_000_000, 'es')]).toEqual(['33,3', '<0,1'])
})
