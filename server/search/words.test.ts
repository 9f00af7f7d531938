import { describe, expect, it } from 'vitest'
import { documentOf, headOf, queryOf, wordsOf } from './words.ts'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const mark = documentOf(ORGANIZATION, ['a']).slice(0, 6)

describe('the words of a text', () => {
  it.each([
    ['IMG_0034-harbour.JPG', ['img', '0034', 'harbour', 'jpg']],
    ['Café CAFÉ cafe\u0301', ['cafe']],
    ['Straße STRASSE', ['strasse']],
    ['Æsop, Øystein & Łódź', ['aesop', 'oystein', 'lodz']],
    ['ﬁn ②', ['fin', '2']],
    [`'; drop table assets; -- a:* & !b | (c) <-> "d"`, ['drop', 'table', 'assets', 'a', 'b', 'c', 'd']],
    ['\uD800 x', ['x']],
    ['', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are cut to a length, and to a number', () => {
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(48)])
    expect(wordsOf(Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(20_000)
  })

  it.each([
    ['marks over one letter', `a${'\u0301'.repeat(100_000)}`],
    ['letters in a row', 'a'.repeat(100_000)],
    ['separators', '-'.repeat(100_000)],
    ['ligatures', '\uFDFA'.repeat(50_000)],
  ])('take little time, whatever they are: %s', (_, text) => {
    const began = performance.now()
    wordsOf(text)
    expect(performance.now() - began).toBeLessThan(500)
  })
})

describe('for PostgreSQL', () => {
  it('every word begins with its organization', () => {
    expect(documentOf(ORGANIZATION, ['Anchor chain', 'anchor'])).toBe(`${mark}anchor ${mark}chain`)
    expect(documentOf('00000000-0000-4000-8000-000000000002', ['anchor'])).not.toBe(`${mark}anchor`)
  })

  it('the head has the weight of each text', () => {
    expect(headOf(ORGANIZATION, [['Anchor', 'A'], ['HM-1', 'B']])).toBe(`${mark}anchor:1A ${mark}hm:1B ${mark}1:2B`)
  })

  it('a query asks for all words, the last one as a beginning', () => {
    expect(queryOf(ORGANIZATION, ['old', 'anch'])).toBe(`${mark}old & ${mark}anch:*`)
    expect(queryOf(ORGANIZATION, ['old', 'anch'], 'A')).toBe(`${mark}old:A & ${mark}anch:*A`)
  })
})
