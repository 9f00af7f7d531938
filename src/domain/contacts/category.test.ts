import { expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { CONTACT_CATEGORIES, contactCategoryProblems, isCategoryTaken } from './category.ts'

it('an organization starts with four categories', () => {
  expect(CONTACT_CATEGORIES).toEqual(['Collectors', 'Dealers', 'Artists', 'Institutions'])
})

it('a category has a name', () => {
  expect(misjudgedLengths((name) => contactCategoryProblems({ name })['name'], 0, 255)).toEqual([])
  expect(contactCategoryProblems({ name: '' })).toEqual({ name: { code: 'required' } })
})

it.each([
  ['dealers', true],
  [' DEALERS ', true],
  ['Déalers', true],
  ['Old  dealers', false],
  ['Deal ers', false],
])('%j is taken: %s', (name, isTaken) => {
  expect(isCategoryTaken(name, [{ name: 'Collectors' }, { name: 'Dealers' }])).toBe(isTaken)
})
