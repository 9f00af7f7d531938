import { expect, it } from 'vitest'
import { ALL_BY_NAME, isNarrowed, orderedBy } from './list.ts'

it('turns the order round where the same column is chosen again', () => {
  const users = orderedBy(ALL_BY_NAME, 'users')
  expect(users).toEqual({ sort: 'users', direction: 'desc' })
  expect(orderedBy(users, 'users')).toEqual({ sort: 'users', direction: 'asc' })
  expect(orderedBy(users, 'type')).toEqual({ sort: 'type', direction: 'asc' })
})

it('is narrowed by a name, a type, a state or a module, and not by an order', () => {
  expect(isNarrowed({ ...ALL_BY_NAME, sort: 'files', direction: 'desc' })).toBe(false)
  for (const part of [{ term: 'a' }, { type: 'museum' }, { state: 'Blocked' }, { module: 'RECORDS' }] as const)
    expect(isNarrowed({ ...ALL_BY_NAME, ...part })).toBe(true)
})
