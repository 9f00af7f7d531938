import { expect, it } from 'vitest'
import { firstFrom, matchesIn, matchesOn, placesIn } from './matches.ts'

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

it('what was read off pages is gone through beside it, from the page on that one comes to', () => {
  const matches = matchesOn([{ page: 2, hits: 2 }, { page: 5, hits: 1 }])
  expect(matches).toEqual([{ page: 2, nth: 0 }, { page: 2, nth: 1 }, { page: 5, nth: 0 }])
  expect([1, 2, 3, 6].map((page) => firstFrom(matches, page))).toEqual([0, 0, 2, 0])
  expect(firstFrom([], 3)).toBe(0)
})
