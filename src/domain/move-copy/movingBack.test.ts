import { expect, it } from 'vitest'
import { isStillThere, nameBack, type MovedItem } from './movingBack.ts'

const MOVED: MovedItem = { from: 'p', to: 'q', renamed: { from: 'a.jpg', to: 'a (2).jpg' } }

it.each<[string, MovedItem, string | null, boolean]>([
  ['where it was brought', MOVED, 'q', true],
  ['elsewhere', MOVED, 'r', false],
  ['at the root, where it was brought', { ...MOVED, to: null }, null, true],
  ['anywhere, of a move of which that is not known', { ...MOVED, to: undefined }, 'r', true],
])('what lies %s is still there, or not', (_, moved, parentId, isThere) => {
  expect(isStillThere(moved, parentId)).toBe(isThere)
})

it.each<[string, MovedItem, string, string]>([
  ['which it got on arrival', MOVED, 'a (2).jpg', 'a.jpg'],
  ['that somebody gave it since', MOVED, 'b.jpg', 'b.jpg'],
  ['that it kept', { ...MOVED, renamed: undefined }, 'a.jpg', 'a.jpg'],
])('a name %s goes back as it is to', (_, moved, name, back) => {
  expect(nameBack(moved, name)).toBe(back)
})
