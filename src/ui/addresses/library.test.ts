import { describe, expect, it } from 'vitest'
import type { Origin } from '../../application/assets/AssetPlace.ts'
import { assetAddress, folderAddress, folderPlaceOf } from './library.ts'
import { originAddress, originOf } from './origins.ts'

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '')

describe('a folder address', () => {
  it.each([
    [null, undefined, '/records/folders'],
    ['f1', undefined, '/records/folders/f1'],
    ['f1', { sort: 'size', direction: 'asc' } as const, '/records/folders/f1?sort=size'],
    ['f1', { sort: 'name', direction: 'desc' } as const, '/records/folders/f1?direction=desc'],
  ])('of %s in the order %o is %s', (folderId, order, address) => {
    expect(folderAddress('RECORDS', folderId, order)).toBe(address)
  })

  it('is read back', () => {
    const address = folderAddress('ARCHIVES', 'f1', { sort: 'createdAt', direction: 'desc' })
    expect(folderPlaceOf('ARCHIVES', 'f1', searchOf(address))).toEqual({ resourceType: 'ARCHIVES', folderId: 'f1', sort: 'createdAt', direction: 'desc' })
  })

  it('with an order that does not exist means the usual one', () => {
    expect(folderPlaceOf('RECORDS', undefined, new URLSearchParams('sort=colour&direction=up'))).toEqual({
      resourceType: 'RECORDS',
      folderId: null,
      sort: 'name',
      direction: 'asc',
    })
  })
})

describe('an asset address', () => {
  const from = { row: 12, list: { type: 'RECORDS', folderId: 'f1', sort: 'size', direction: 'asc' } } as const

  it('remembers the list one came from', () => {
    expect(assetAddress('RECORDS', 'a1', from)).toBe('/records/assets/a1/detail/details?folder=f1&row=12&sort=size')
    expect(originOf('RECORDS', searchOf(assetAddress('RECORDS', 'a1', from)))).toEqual(from)
  })

  it.each([
    [{ row: 3, list: { type: 'RECORDS', sort: 'createdAt', direction: 'desc' } }, '/records/assets'],
    [{ address: '/favorites?kind=asset', sourceList: { of: 'favorites', list: { kind: 'asset', sort: 'addedAt', direction: 'desc' } } }, '/favorites?kind=asset'],
    [{ address: '/records/web-ready', sourceList: { of: 'webReady', list: { resourceType: 'RECORDS', direction: 'asc' } } }, '/records/web-ready'],
    [{ address: '/search?q=a+b', sourceList: { of: 'search', list: { q: 'a b', sort: { by: 'relevance' }, direction: 'asc' } } }, '/search?q=a+b'],
    [{ address: '/records/assets/a2/detail/related', sourceList: { of: 'related', list: { kind: 'asset', type: 'RECORDS', id: 'a2' } } }, '/records/assets/a2/detail/related'],
  ] satisfies readonly (readonly [Origin, string])[])('remembers the list %j', (origin, address) => {
    expect(originOf('RECORDS', searchOf(assetAddress('RECORDS', 'a1', origin)))).toEqual(origin)
    expect(originAddress(origin)).toBe(address)
  })

  it.each(['', 'row=12', 'folder=f1', 'folder=f1&row=-1', 'folder=f1&row=x', 'from=//elsewhere.example', 'from=/logout&row=1', 'from=/records/assets'])('with "%s" comes from nowhere', (search) => {
    expect(originOf('RECORDS', new URLSearchParams(search))).toBeUndefined()
  })
})
