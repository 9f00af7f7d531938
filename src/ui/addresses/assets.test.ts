import { expect, it } from 'vitest'
import type { AssetSort, Direction } from '../../domain/assets/asset.ts'
import { allAssetsAddress, allAssetsPlaceOf } from './assets.ts'

it.each<[AssetSort, Direction, string]>([
  ['createdAt', 'desc', '/records/assets'],
  ['createdAt', 'asc', '/records/assets?direction=asc'],
  ['name', 'asc', '/records/assets?sort=name'],
  ['size', 'desc', '/records/assets?sort=size&direction=desc'],
])('all assets by %s, %s, stand at %s', (sort, direction, address) => {
  expect(allAssetsAddress('RECORDS', { sort, direction })).toBe(address)
  const place = { resourceType: 'RECORDS', folderId: null, everywhere: true, sort, direction }
  expect(allAssetsPlaceOf('RECORDS', new URL(address, 'http://vitrine').searchParams)).toEqual(place)
})

it('takes no word that means nothing', () => {
  expect(allAssetsPlaceOf('ARCHIVES', new URLSearchParams('sort=colour&direction=up'))).toMatchObject({ sort: 'createdAt', direction: 'desc' })
})
