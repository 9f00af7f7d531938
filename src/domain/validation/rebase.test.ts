import { expect, it } from 'vitest'
import { rebasedFields, rebasedList } from './rebase.ts'

it('what I changed stays mine, what I left alone becomes theirs', () => {
  const base = { name: 'Ada', email: 'a@example.org', roleId: 'one' }
  const theirs = { name: 'Ada B', email: 'b@example.org', roleId: 'one' }
  expect(rebasedFields(base, { name: 'Ada C', email: 'a@example.org', roleId: 'two' }, theirs)).toEqual({ name: 'Ada C', email: 'b@example.org', roleId: 'two' })
})

const people = (...ids: readonly string[]) => ids.map((id) => ({ id }))

it.each([
  { change: 'they brought somebody in', base: ['a'], mine: ['a'], theirs: ['a', 'b'], expected: ['a', 'b'] },
  { change: 'they took somebody out', base: ['a', 'b'], mine: ['a', 'b'], theirs: ['a'], expected: ['a'] },
  { change: 'I brought somebody in', base: ['a'], mine: ['a', 'c'], theirs: ['a'], expected: ['a', 'c'] },
  { change: 'I took somebody out', base: ['a', 'b'], mine: ['a'], theirs: ['a', 'b'], expected: ['a'] },
  { change: 'both brought the same one in', base: ['a'], mine: ['a', 'b'], theirs: ['a', 'b'], expected: ['a', 'b'] },
  { change: 'both changed it otherwise', base: ['a', 'b'], mine: ['b', 'c'], theirs: ['a', 'd'], expected: ['c', 'd'] },
])('a list that was changed twice: $change', ({ base, mine, theirs, expected }) => {
  expect(rebasedList(people(...base), people(...mine), people(...theirs))).toEqual(people(...expected))
})
