import { expect, it } from 'vitest'
import { canBeRelated, relationProblem, type Related } from './relations.ts'

const asset = (id: string): Related => ({ kind: 'asset', id })
const folder = (id: string): Related => ({ kind: 'folder', id })

it.each([
  [asset('a'), asset('b'), undefined],
  [asset('a'), folder('b'), undefined],
  [folder('a'), asset('b'), undefined],
  [asset('a'), asset('a'), 'ASSET_RELATED_TO_ITSELF'],
  [folder('a'), folder('b'), 'FOLDERS_ALONE'],
  [folder('a'), folder('a'), 'FOLDERS_ALONE'],
])('%o and %o: %s', (one, other, problem) => {
  expect(relationProblem(one, other)).toBe(problem)
  expect(relationProblem(other, one)).toBe(problem)
})

it('offers what is not related yet', () => {
  expect(canBeRelated(asset('a'), asset('b'), [])).toBe(true)
  expect(canBeRelated(asset('a'), asset('b'), [asset('b')])).toBe(false)
  expect(canBeRelated(asset('a'), asset('a'), [])).toBe(false)
})
