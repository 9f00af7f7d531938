import { expect, it } from 'vitest'
import { decodedText } from './decodedText.ts'

const PLACES = 'Tromsø\r\nÅlesund'
const codes = [...PLACES].map((letter) => letter.charCodeAt(0))
const utf8 = [...new TextEncoder().encode(PLACES)]

it.each<[string, readonly number[]]>([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['Windows-1252', codes],
  ['UTF-16, low bytes first', [0xff, 0xfe, ...codes.flatMap((code) => [code, 0])]],
  ['UTF-16, high bytes first', [0xfe, 0xff, ...codes.flatMap((code) => [0, code])]],
])('reads %s', (_, bytes) => {
  expect(decodedText(Uint8Array.from(bytes))).toBe(PLACES)
})
