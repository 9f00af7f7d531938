import { expect, it } from 'vitest'
import { foremost } from './foremost.ts'
import type { SavedSearch } from './savedSearch.ts'

const search = (name: string, isOwn: boolean, news: number): SavedSearch => ({ id: name, name, q: name, roleIds: [], isOwn, owner: '', news, revision: 1 })

const SEARCHES = [search('a', false, 0), search('b', true, 0), search('c', false, 3), search('d', true, 0), search('e', true, 1)]

it.each([
  [0, ''],
  [1, 'c'],
  [2, 'ce'],
  [3, 'bce'],
  [4, 'bcde'],
  [9, 'abcde'],
])('%d of five: those with news, then one’s own, then the others’, in the order of the list: %s', (count, names) => {
  expect(
    foremost(SEARCHES, count)
      .map(({ name }) => name)
      .join(''),
  ).toBe(names)
})
