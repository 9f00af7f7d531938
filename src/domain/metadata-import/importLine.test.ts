import { expect, it } from 'vitest'
import { heldText } from '../metadata-table/tableFile.ts'
import { LANGUAGES } from '../preferences/language.ts'
import { linesOf } from './csvTable.ts'
import { cellsOf, countedAs } from './importLine.ts'
import { BLANKS } from './metadataImport.ts'

const TITLE = { at: 0, attribute: { id: 'title', type: 'text', unit: null, currency: null, repeatable: false, required: false } } as const

/** The first line of a text file of one column. */
const lineOf = (text: string) => [...linesOf(`"${text}"`, ',')][0] ?? expect.fail()

it.each(['#N/A', ' #REF! ', '#VERDI!', '#¡VALOR!', 'Err:502'])('a cell that its spreadsheet could not calculate is refused, and neither written nor cleared: %s', (text) => {
  for (const blanks of BLANKS) {
    expect(cellsOf(lineOf(text), [TITLE], { blanks, language: 'en-US' })).toEqual({ cells: [], refused: [{ line: 1, attributeId: 'title', text, why: { code: 'notCalculated' } }] })
  }
})

it.each(['#1', 'N/A', '#harbour', '# REF!'])('any other text is what it says: %s', (text) => {
  expect(cellsOf(lineOf(text), [TITLE], { blanks: 'leave', language: 'en-US' })).toEqual({ cells: [{ attributeId: 'title', text, values: [text] }], refused: [] })
})

it('a text that looks like an error is one where the file tells them apart', () => {
  expect(cellsOf({ line: 2, cells: ['#N/A'], notCalculated: [] }, [TITLE], { blanks: 'clear', language: 'en-US' })).toEqual({ cells: [{ attributeId: 'title', text: '#N/A', values: ['#N/A'] }], refused: [] })
})

it.each(LANGUAGES)('what a spreadsheet could not hold whole says so, and does not come back in the place of all of it: %s', (language) => {
  const long = 'Herring. '.repeat(4000)
  const held = heldText(long, language)
  expect([held.length, long.startsWith(held.slice(0, 32_000)), held.endsWith(']')]).toEqual([32_767, true, true])
  expect(heldText(long.slice(0, 32_767), language)).toBe(long.slice(0, 32_767))
  expect(cellsOf({ line: 2, cells: [held], notCalculated: [] }, [{ ...TITLE, attribute: { ...TITLE.attribute, type: 'longText' } }], { blanks: 'leave', language }).refused).toEqual([
    { line: 2, attributeId: 'title', text: held, why: { code: 'cut' } },
  ])
})

it.each([
  [[], ['Plate'], 'added'],
  [['Plate'], [], 'cleared'],
  [['Plate'], ['Pier'], 'changed'],
  [['Plate', 'Pier'], ['Pier', 'Plate'], 'changed'],
  [['glass plate, oslo'], ['Glass plate, Oslo'], 'changed'],
  [['20 mm'], ['2 cm'], 'changed'],
  [['2.5'], ['2.50'], 'changed'],
  [['Plate'], ['Plate'], 'same'],
  [[], [], 'same'],
] as const)('%j in the place of %j is counted as %s, also where only its writing is another one', (before, after, counted) => {
  expect(countedAs(before, after)).toBe(counted)
})
