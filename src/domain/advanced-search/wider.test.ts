import { expect, it } from 'vitest'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import { widerThan } from './wider.ts'

it.each([
  ['zeppelin', ['zeppelin*', 'zepp*']],
  ['fyr', ['fyr*']],
  ['zeppel*', ['zep*']],
  ['zep*', []],
  ['"old lighthouse keeper"', ['old lighthouse keeper', 'old OR lighthouse OR keeper']],
  ['"keepers"', ['keepers']],
  ['"Fyrvokterens båt, på land"', ['Fyrvokterens båt, på land', 'Fyrvokterens OR båt, OR på OR land']],
  ['tag:"ice storm"', ['ice storm', 'ice OR storm']],
  ['maker:berg*', ['berg']],
  ['folder:id:00000000-0000-4000-8000-000000000001', []],
  ['width:>30cm', []],
  ['made:1880..1890', []],
  ['maker:*', []],
  ['-ship', []],
  ['*', []],
  // Of several conditions it is said what each finds, and what is found without it.
  ['old lighthouse', []],
])('instead of %s: %j', (q, expected) => {
  expect(widerThan(parseQuery(q)).map(printQuery)).toEqual(expected)
})

it('asks for nothing that would be read as something else', () => {
  for (const q of ['-- "x y"', 'IMG_0034-b.jpg', '"AND OR"', 'tag:"-a OR"', 'ßßßß', 'name:"a:b"']) {
    for (const other of widerThan(parseQuery(q))) expect(printQuery(parseQuery(printQuery(other)))).toBe(printQuery(other))
  }
})
