import { expect, it } from 'vitest'
import type { FavoriteList } from '../../application/favorites/FavoriteGateway.ts'
import { favoriteListOf, favoritesAddress } from './favorites.ts'

const listAt = (address: string) => favoriteListOf(new URL(address, 'http://vitrine').searchParams)

it.each<[FavoriteList, string]>([
  [{ sort: 'addedAt', direction: 'desc' }, '/favorites'],
  [{ sort: 'addedAt', direction: 'asc' }, '/favorites?direction=asc'],
  [{ sort: 'name', direction: 'asc' }, '/favorites?sort=name'],
  [{ resourceType: 'RECORDS', kind: 'folder', sort: 'name', direction: 'desc' }, '/favorites?type=RECORDS&kind=folder&sort=name&direction=desc'],
])('%j stands at %s', (list, address) => {
  expect(favoritesAddress(list)).toBe(address)
  expect(listAt(address)).toEqual(list)
})

it('takes no word that means nothing', () => {
  expect(listAt('/favorites?type=CONTACTS&kind=person&sort=size&direction=up')).toEqual({ sort: 'addedAt', direction: 'desc' })
})
