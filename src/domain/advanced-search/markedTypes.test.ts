import { expect, it } from 'vitest'
import { markedIn } from './marked.ts'
import { markedTypes } from './markedTypes.ts'
import { parseQuery } from '../query-language/parse.ts'

const typesOf = (q: string) => markedTypes(markedIn(parseQuery(q)))

it('a word without figures is in no count, day or time, nor in uncertain dates', () => {
  expect(typesOf('harbour')).toEqual(['text', 'longText', 'number', 'price', 'dropDown', 'multipleChoice', 'webAddress', 'contact'])
})

it('a word with figures may be in all that has words', () => {
  expect(typesOf('harbour 1890')).toEqual(['text', 'longText', 'integer', 'number', 'price', 'date', 'time', 'edtf', 'dropDown', 'multipleChoice', 'webAddress', 'contact'])
})

it.each(['about', 'May', 'summer', 'summers', 'centuries', 'sept*', '"until December"', 'xx', 'harbour spring'])('%s may be in an uncertain date', (q) => {
  expect(typesOf(q)).toContain('edtf')
})
