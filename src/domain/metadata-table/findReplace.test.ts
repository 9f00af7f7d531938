import { expect, it } from 'vitest'
import { replacedIn } from './findReplace.ts'

const finding = (find: string, more: { isCaseSensitive?: boolean; isWhole?: boolean } = {}) => ({ find, isCaseSensitive: false, isWhole: false, ...more })

it.each([
  ['Glass plate, glass', finding('glass'), 'film', 'film plate, film'],
  ['Glass plate', finding('glass', { isCaseSensitive: true }), 'film', undefined],
  ['Glass', finding('glass', { isWhole: true }), 'film', 'film'],
  ['Glass plate', finding('glass', { isWhole: true }), 'film', undefined],
  ['a.b (c) $1', finding('.'), '-', 'a-b (c) $1'],
  ['a (c)', finding('(c)'), '$&$1', 'a $&$1'],
  ['Ålesund', finding('ålesund'), 'Bergen', 'Bergen'],
  ['anything', finding(''), 'x', undefined],
  ['one two', finding(' two'), '', 'one'],
])('%s, %j, %s: %s', (text, wanted, replacement, result) => {
  expect(replacedIn(text, wanted, replacement)).toBe(result)
})
