import { expect, it } from 'vitest'
import { isTaken, repositoryProblems } from './repositories.ts'

const list = [{ id: 'a', name: 'Store room 1', assets: 0, revision: 1 }]

it.each([
  ['Store room 1', {}],
  [' ', { name: { code: 'required' } }],
  ['x'.repeat(255), {}],
  ['x'.repeat(256), { name: { code: 'tooLong', limit: 255 } }],
  ['a\u0000', { name: { code: 'invalidCharacters' } }],
])('a repository called "%.12s" has the problems %j', (name, problems) => {
  expect(repositoryProblems({ name })).toEqual(problems)
})

it('has its name alone, without regard to case', () => {
  expect([isTaken(list, 'STORE ROOM 1'), isTaken(list, 'store room 1', 'a'), isTaken(list, 'Store room 2')]).toEqual([true, false, false])
})
