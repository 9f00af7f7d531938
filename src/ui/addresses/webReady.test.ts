import { expect, it } from 'vitest'
import type { WebReadyList } from '../../application/web-ready/WebReadyGateway.ts'
import { webReadyAddress, webReadyListOf } from './webReady.ts'

it.each<[WebReadyList, string]>([
  [{ resourceType: 'RECORDS', direction: 'asc' }, '/records/web-ready'],
  [{ resourceType: 'ARCHIVES', kind: 'asset', direction: 'desc' }, '/archives/web-ready?kind=asset&direction=desc'],
])('%j stands at %s', (list, address) => {
  expect(webReadyAddress(list)).toBe(address)
  expect(webReadyListOf(list.resourceType, new URL(address, 'http://vitrine').searchParams)).toEqual(list)
})

it('takes no word that means nothing', () => {
  expect(webReadyListOf('RECORDS', new URLSearchParams('kind=person&direction=up'))).toEqual({ resourceType: 'RECORDS', direction: 'asc' })
})
