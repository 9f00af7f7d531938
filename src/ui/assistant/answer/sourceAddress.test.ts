import { expect, it } from 'vitest'
import type { Source } from '../../../domain/assistant/chat.ts'
import { sourceAddress } from './sourceAddress.ts'

const source = (more: Partial<Source>): Source => ({ number: 1, kind: 'asset', id: 'a1', name: 'letter.pdf', resourceType: 'ARCHIVES', passage: '', ...more })

it.each<readonly [string, Partial<Source>, string]>([
  ['a page of a document at that page', { page: 3 }, '/archives/assets/a1/detail/details?page=3'],
  ['a passage of that page with its beginning marked', { page: 3, passage: 'The bark Haabet came in, with twelve men.' }, '/archives/assets/a1/detail/details?page=3&find=The+bark+Haabet+came'],
  ['a field that every asset has among its details', { field: 'description' }, '/archives/assets/a1/detail/details'],
  ['an attribute among the metadata', { field: 'Sitter' }, '/archives/assets/a1/detail/metadata'],
  ['an asset itself', {}, '/archives/assets/a1/detail/details'],
  ['a folder', { kind: 'folder' }, '/archives/folders/a1'],
  ['a contact', { kind: 'contact', id: 'c/1' }, '/contacts/general/detail/c%2F1'],
  ['help at the screen that it is about', { kind: 'help', id: '/trash' }, '/trash'],
])('shows %s', (_, more, address) => {
  expect(sourceAddress(source(more))).toBe(address)
})

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])('leads nowhere outside: %s', (id) => {
  expect(sourceAddress(source({ kind: 'help', id }))).toBe('/')
})
