import { expect, it } from 'vitest'
import { matchesIn, placesIn } from './matches.ts'

it.each([
  ['Letter to the Harbour master', 'harbour', [14]],
  ['aaaa', 'aa', [0, 2]],
  ['Ærlig ærlig', 'ÆRLIG', [0, 6]],
  ['nothing here', 'harbour', []],
  ['anything', '', []],
])('in %o, %o stands at %o', (text, wanted, places) => {
  expect(placesIn(text, wanted)).toEqual(places)
})

it('counts the matches of every page', () => {
  expect(matchesIn(['one ship, two ships', 'none', 'Ship'], ' ship ')).toEqual([
    { page: 1, nth: 0 },
    { page: 1, nth: 1 },
    { page: 3, nth: 0 },
  ])
})
