import { expect, it } from 'vitest'
import { afterOrganizationAction, goneOn, isNameTyped } from './lifecycle.ts'

it('is gone thirty days after it was deleted', () => {
  expect(goneOn('2026-11-23T21:30:00.000Z')).toBe('2026-12-23T21:30:00.000Z')
})

it.each([
  ['Fjord Archive', true],
  ['  Fjord Archive ', true],
  ['fjord archive', false],
  ['Fjord', false],
  ['', false],
])('%j typed is the name: %s', (typed, is) => {
  expect(isNameTyped(typed, 'Fjord Archive')).toBe(is)
})

it('neither blocks nor unblocks what is deleted', () => {
  expect(afterOrganizationAction('Deleted', 'block')).toBeUndefined()
  expect(afterOrganizationAction('Deleted', 'unblock')).toBeUndefined()
})
