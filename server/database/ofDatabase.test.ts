import { expect, it } from 'vitest'
import { ofDatabase } from './ofDatabase.ts'

it('what is kept of a database is found again for it, and for no other, as is nothing at all', () => {
  let made = 0
  const counted = ofDatabase(() => ({ at: (made += 1) }))
  const [one, other] = [{ database: {} }, { database: {} }]
  expect([counted(one).at, counted(other).at, counted({ ...one }).at]).toEqual([1, 2, 1])
  const names = ofDatabase(({ name }: { readonly name: string }) => [name])
  expect([names({ database: { name: 'one' } }), names({ database: { name: 'other' } })]).toEqual([['one'], ['other']])
  const nothing = ofDatabase(() => (made += 1) as unknown as undefined)
  expect(nothing(one)).toBe(nothing(one))
})
