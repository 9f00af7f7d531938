import { expect, it } from 'vitest'
import { shownValues } from './facetChoice.ts'

const valued = (...values: readonly string[]) => values.map((value, at) => ({ value, label: value, count: 9 - at }))
const shown = (values: readonly string[], choice: { readonly included?: readonly string[]; readonly excluded?: readonly string[] }, most: number) =>
  shownValues(valued(...values), { included: [], excluded: [], ...choice }, most).map(({ value }) => value)

it('the first values of a facet are shown, and before them those further down that are chosen', () => {
  const values = ['a', 'b', 'c', 'd', 'e']
  expect(shown(values, {}, 3)).toEqual(['a', 'b', 'c'])
  expect(shown(values, { included: ['b'] }, 3)).toEqual(['a', 'b', 'c'])
  expect(shown(values, { included: ['d'], excluded: ['e', 'a'] }, 3)).toEqual(['d', 'e', 'a', 'b', 'c'])
  expect(shown(values, { included: ['d'] }, 5)).toEqual(values)
})

it('what is chosen and not counted yet has no number', () => {
  expect(shown(['a'], { included: ['z'] }, 3)).toEqual(['a'])
})
