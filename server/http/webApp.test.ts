import { expect, it } from 'vitest'
import { chooseEncoding } from './webApp.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['BR', 'br'],
  ['brotli', undefined],
] as const)('a browser that takes %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(encoding)
})

it('only what was made can be sent', () => {
  expect(chooseEncoding('br, gzip', [])).toBeUndefined()
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
})
