import { expect, it } from 'vitest'
import { searchDescription } from './searchDescription.ts'

it.each([
  ['Barques in old pictures', 'Three barques at the quay.', 'Barques in old pictures'],
  ['', 'Three barques at the quay.', 'Three barques at the quay.'],
  [' ', 'Three barques at the quay.', 'Three barques at the quay.'],
  ['', '', ''],
])('search engines are told “%s”, or else “%s”', (seoDescription, description, read) => {
  expect(searchDescription({ seoDescription, description })).toBe(read)
})
