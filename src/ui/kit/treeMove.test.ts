import { expect, test } from 'vitest'
import type { TreeRow } from './Tree.tsx'
import { treeMove } from './treeMove.ts'

const row = (id: string, level: number, expandable = false, expanded = false): TreeRow =>
  ({ id, label: id, level, to: `/${id}`, expandable, expanded })

// a ▾, ab ▾, abc, ad, b ▸
const rows = [row('a', 1, true, true), row('ab', 2, true, true), row('abc', 3), row('ad', 2), row('b', 1, true, false)]

test.each([
  ['down to the next row', 'a', 'ArrowDown', { tag: 'focus', id: 'ab' }],
  ['down from the last row stays', 'b', 'ArrowDown', undefined],
  ['up to the row before', 'ad', 'ArrowUp', { tag: 'focus', id: 'abc' }],
  ['up from the first row stays', 'a', 'ArrowUp', undefined],
  ['home', 'b', 'Home', { tag: 'focus', id: 'a' }],
  ['end', 'a', 'End', { tag: 'focus', id: 'b' }],
  ['right opens what is closed', 'b', 'ArrowRight', { tag: 'toggle', id: 'b' }],
  ['right enters what is open', 'ab', 'ArrowRight', { tag: 'focus', id: 'abc' }],
  ['right on a leaf stays', 'abc', 'ArrowRight', undefined],
  ['left closes what is open', 'ab', 'ArrowLeft', { tag: 'toggle', id: 'ab' }],
  ['left on a leaf goes to its parent', 'abc', 'ArrowLeft', { tag: 'focus', id: 'ab' }],
  ['left on a later sibling goes to the same parent', 'ad', 'ArrowLeft', { tag: 'focus', id: 'a' }],
  ['left on a closed root stays', 'b', 'ArrowLeft', undefined],
  ['a letter goes to the next row that starts with it', 'a', 'A', { tag: 'focus', id: 'ab' }],
  ['a letter goes round the end', 'b', 'a', { tag: 'focus', id: 'a' }],
  ['a letter that starts nothing stays', 'a', 'x', undefined],
  ['other keys are left alone', 'a', 'Enter', undefined],
])('%s', (_, from, key, move) => {
  expect(treeMove(rows, from, key)).toEqual(move)
})

test('a row that is open and still empty is not entered', () => {
  expect(treeMove([row('a', 1, true, true), row('b', 1)], 'a', 'ArrowRight')).toBeUndefined()
})

test('without a known row nothing moves', () => {
  expect(treeMove(rows, 'gone', 'ArrowDown')).toBeUndefined()
})
