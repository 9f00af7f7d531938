import { expect, it } from 'vitest'
import { asksForNumber, isConfirmed } from './confirmation.ts'

it.each([
  [1, false],
  [9, false],
  [10, true],
  [1000, true],
])('%d items ask for their number: %s', (count, asks) => {
  expect(asksForNumber(count)).toBe(asks)
})

it.each([
  [3, '', true],
  [10, '', false],
  [10, '1', false],
  [10, ' 10 ', true],
  [12_345, '12345', true],
  [12_345, '12,345', true],
  [12_345, '12.345', true],
  [12_345, '12\u202F345', true],
  [12_345, '-12345', false],
])('%d is confirmed by %j: %s', (count, typed, confirmed) => {
  expect(isConfirmed(count, typed)).toBe(confirmed)
})
