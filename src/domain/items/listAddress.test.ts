import { expect, it } from 'vitest'
import { listAddressOf } from './listAddress.ts'

it.each([
  ['/favorites', { of: 'favorites', query: '' }],
  ['/favorites?kind=asset&sort=name', { of: 'favorites', query: 'kind=asset&sort=name' }],
  ['/search?q=a%20b%26c', { of: 'search', query: 'q=a%20b%26c' }],
  ['/advanced-search/result?q=a', { of: 'search', query: 'q=a' }],
  ['/records/assets', { of: 'assets', type: 'RECORDS', query: '' }],
  ['/archives/web-ready?direction=desc', { of: 'webReady', type: 'ARCHIVES', query: 'direction=desc' }],
  ['/records/assets/related/a-1', { of: 'related', kind: 'asset', type: 'RECORDS', id: 'a-1' }],
  ['/records/folders/related/f1', { of: 'related', kind: 'folder', type: 'RECORDS', id: 'f1' }],
  ['/records/folders/f1/detail/related', { of: 'related', kind: 'folder', type: 'RECORDS', id: 'f1' }],
  ['/records/assets/a1/detail/related', { of: 'related', kind: 'asset', type: 'RECORDS', id: 'a1' }],
])('%s names a list', (address, list) => {
  expect(listAddressOf(address)).toEqual(list)
})

it.each([
  '',
  '/',
  'favorites',
  '//favorites',
  '//elsewhere.example/favorites',
  'https://elsewhere.example/favorites',
  'javascript:alert(1)',
  '/\\elsewhere.example',
  '/favorites/',
  '/favorites/x',
  '/favorites#x',
  '/favorites?a=\\b',
  '/favorites?a=b c',
  '/logout',
  '/contacts/assets',
  '/RECORDS/assets',
  '/records',
  '/records/folders',
  '/records/folders/f1',
  '/records/trash',
  '/records/assets/',
  '/records/assets/a1/detail/details',
  '/records/assets/related',
  '/records/assets/related/a1/x',
  '/records/assets/%2e%2e/detail/related',
  `/search?q=${'x'.repeat(2_000)}`,
])('%s names none', (address) => {
  expect(listAddressOf(address)).toBeUndefined()
})
