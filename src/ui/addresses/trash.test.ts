import { expect, it } from 'vitest'
import { trashAddress, trashListOf } from './trash.ts'

it.each([
  ['/trash', { direction: 'desc' }],
  ['/trash?direction=asc', { direction: 'asc' }],
  ['/trash?term=old+chart&sort=name&direction=asc', { term: 'old chart', sort: 'name', direction: 'asc' }],
  ['/trash?type=RECORDS', { type: 'RECORDS', direction: 'desc' }],
  ['/trash?type=ARCHIVES&direction=asc', { type: 'ARCHIVES', direction: 'asc' }],
] as const)('%s names its list, and the list its address', (address, list) => {
  const { pathname, searchParams } = new URL(address, 'http://any')
  expect([trashListOf(searchParams), trashAddress(list)]).toEqual([list, address])
  expect(pathname).toBe('/trash')
})

it('what an address cannot name is left out', () => {
  expect(trashListOf(new URLSearchParams('type=NOTHING&direction=sideways'))).toEqual({ direction: 'desc' })
})
