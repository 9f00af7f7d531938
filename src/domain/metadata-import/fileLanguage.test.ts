import { expect, it } from 'vitest'
import type { Language } from '../preferences/language.ts'
import { languagesReading, misreadCell } from './fileLanguage.ts'

const PLAIN = { unit: null, currency: null, repeatable: false, required: false } as const
const [TITLE, WIDTH, PLACE] = [
  { ...PLAIN, id: 'title', type: 'text' },
  { ...PLAIN, id: 'width', type: 'number', unit: 'cm', repeatable: true },
  { ...PLAIN, id: 'place', type: 'coordinates' },
] as const

it.each<[string, Language, readonly Language[]]>([
  ['18,0', 'en-US', ['no', 'es']],
  ['1.234,5', 'en-US', ['no', 'es']],
  ['18,0 cm; 2.5', 'en-US', ['no', 'es']],
  ['1,234.5', 'no', ['en-US']],
  ['1,234.5', 'es', ['en-US']],
  // Read as it is.
  ['18.0', 'en-US', []],
  ['18,0', 'no', []],
  // Read nowhere.
  ['as wide as a thumb', 'en-US', []],
  ['18,0 kg', 'en-US', []],
  [' ', 'en-US', []],
])('a width %j in a file in %s could be read in %j', (text, language, languages) => {
  expect(languagesReading(text, WIDTH, language)).toEqual(languages)
})

it('of a position the decimal sign counts as well, and a text is read in every language', () => {
  expect([languagesReading('59,91; 10,75', PLACE, 'en-US'), languagesReading('18,0', TITLE, 'en-US')]).toEqual([['no', 'es'], []])
})

it('is told of the first cell of some lines, by the attribute of its column', () => {
  const lines = [['HM-1', '12,5', '', '5.5'], ['HM-2', 'Quay', '59.9, 10.7', '18,0 cm'], ['HM-3', 'Pier', '', '2,5']]
  const columns = [{ key: 'fileNumber' }, { attributeId: 'title' }, { attributeId: 'place' }, { attributeId: 'width' }] as const
  expect(misreadCell(lines, { columns, language: 'en-US' }, [TITLE, WIDTH, PLACE])).toEqual({ text: '18,0 cm', languages: ['no', 'es'] })
  expect(misreadCell(lines, { columns, language: 'no' }, [TITLE, WIDTH, PLACE])).toBeUndefined()
  expect(misreadCell(lines, { columns: [...columns.slice(0, 3), null], language: 'en-US' }, [TITLE, WIDTH, PLACE])).toBeUndefined()
})
