import { describe, expect, it } from 'vitest'
import { assetAddress, assetPlaceOf, folderAddress, folderPlaceOf } from './addresses.ts'

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
    expect(assetPlaceOf('RECORDS', 'a1', searchOf(assetAddress('RECORDS', 'a1', from)))).toEqual({ resourceType: 'RECORDS', assetId: 'a1', from })
  })

  it.each(['', 'row=12', 'folder=f1', 'folder=f1&row=-1', 'folder=f1&row=x'])('with "%s" comes from nowhere', (search) => {
    expect(assetPlaceOf('RECORDS', 'a1', new URLSearchParams(search)).from).toBeUndefined()
  })
})
