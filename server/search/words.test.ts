import { describe, expect, it } from 'vitest'
import { documentOf, levelOf, queriesOf, queryOf, wordsOf } from './words.ts'

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const ID = '00000000-0000-4000-8000-000000000001'
const mark = queryOf(ORGANIZATION, 0, 'N', ['a']).slice(0, 6)
const parts = { id: ID, name: '', fileNumber: '', description: '', tags: [], content: '' }

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
    const words = { ...parts, name: 'Anchor chain anchor' }
    expect(documentOf(ORGANIZATION, words).split(' ').every((word) => word.startsWith(mark))).toBe(true)
    expect(documentOf('00000000-0000-4000-8000-000000000002', words).startsWith(mark)).toBe(false)
  })

  it('every word tells its level and where it stands', () => {
    const document = documentOf(ORGANIZATION, { ...parts, name: 'Anchor', fileNumber: 'HM-1', description: 'old', tags: ['Quay'], content: 'rust' })
    const words = ['Nanchor', 'Aanchor:1A', 'Ahm:1A', 'A1:1A', 'Aquay:1A', 'Aold:1A', 'Arust:1']
    expect(document.split(' ')).toEqual(words.map((word) => `${mark}0${word}`))
  })

  it.each([
    ['0400', 5],
    ['0000', 5],
    ['0300', 4],
    ['0040', 3],
    ['0010', 2],
    ['0004', 1],
    ['ffff', 0],
  ] as const)('an identifier that ends in %s has the level %i', (end, level) => {
    expect(levelOf(ID.slice(0, -4) + end)).toBe(level)
  })

  it('a document stays within what PostgreSQL takes', () => {
    const content = Array.from({ length: 30_000 }, (_, index) => `${'w'.repeat(43)}${String(index).padStart(5, '0')}`).join(' ')
    expect(Buffer.byteLength(documentOf(ORGANIZATION, { ...parts, content }))).toBeLessThan(2 ** 20)
  })

  it('a query asks for all words, the last one as a beginning', () => {
    expect(queryOf(ORGANIZATION, 2, 'N', ['old', 'anch'])).toBe(`${mark}2Nold & ${mark}2Nanch:*`)
    expect(queryOf(ORGANIZATION, 2, 'A', ['old', 'anch'], true)).toBe(`${mark}2Aold:A & ${mark}2Aanch:*A`)
  })

  it('a search goes from names to all words, and from few entries to many', () => {
    const levels = ['5', '4', '3', '2', '1', '0']
    const asked = queriesOf(ORGANIZATION, ['anch'])
    expect(asked.map(({ query }) => query.slice(6, 8))).toEqual(['N', 'A'].flatMap((place) => levels.map((level) => level + place)))
    expect(asked.map(({ inName }) => inName?.slice(6, 8))).toEqual([...Array.from({ length: 6 }), ...levels.map((level) => `${level}N`)])
    expect(asked.map(({ described }) => described.slice(6, 8))).toEqual([...levels, ...levels].map((level) => `${level}A`))
  })
})
