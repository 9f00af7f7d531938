import { expect, it } from 'vitest'
import { shownDay, writtenDay } from './writtenDay.ts'

it.each([['2026-10-03', '10/03/2026'], ['1900-01-01', '01/01/1900']])('%s is read as %s, and typed so', (value, shown) => {
  expect(shownDay(value)).toBe(shown)
  expect(writtenDay(shown)).toBe(value)
})

it.each(['2026', '2026-10', '7d', 'today', '2026-02-30', '1899-12-31', '10/03/2026', ''])('%j is no such day', (value) => {
  expect(shownDay(value)).toBeUndefined()
})

it.each(['2026', '1', '10/3/2026', '02/30/2026', '7d', ''])('%j stays as it is typed', (text) => {
  expect(writtenDay(text)).toBe(text)
})
