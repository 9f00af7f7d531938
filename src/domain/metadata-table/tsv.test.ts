import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

it.each([
  ['Excel', 'a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]],
  ['LibreOffice', 'a\tb\nc\td\n', [['a', 'b'], ['c', 'd']]],
  ['Google Sheets, without a line break at the end', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]],
  ['a line break in a cell', '"one\ntwo"\tb\r\n', [['one\ntwo', 'b']]],
  ['a Windows line break in a cell', '"one\r\ntwo"\tb', [['one\ntwo', 'b']]],
  ['a tab and quotation marks in a cell', '"a\t""b"""\tc', [['a\t"b"', 'c']]],
  ['quotation marks that were typed', '18" plate\t"old" one', [['18" plate', '"old" one']]],
  ['a quotation mark that closes nowhere', '"a\tb', [['"a', 'b']]],
  ['empty cells', '\tb\n\t', [['', 'b'], ['', '']]],
  ['rows of different lengths', 'a\nb\tc', [['a', ''], ['b', 'c']]],
  ['an empty row between', 'a\n\nb', [['a'], [''], ['b']]],
  ['nothing', '', [['']]],
])('%s', (_, text, block) => {
  expect(readTsv(text)).toEqual(block)
})

it('quotes what would be read otherwise', () => {
  expect(writeTsv([['a', 'b\tc', 'd\ne'], ['"f"', 'g "h"', '']])).toBe('a\t"b\tc"\t"d\ne"\n"""f"""\tg "h"\t')
})

it('what is written is read again, whatever stands in it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', ';', '=', 'å') })
  const block = fc.integer({ min: 1, max: 4 }).chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(block, (cells) => {
      expect(readTsv(writeTsv(cells))).toEqual(cells)
      expect(writeTsv(cells)).not.toBe('')
    }),
    { numRuns: 500 },
  )
})
