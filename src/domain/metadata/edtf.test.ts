import { describe, expect, it } from 'vitest'
import type { Language } from '../preferences/language.ts'
import { readEdtf } from './edtf.ts'
import { readDate } from './edtfWords.ts'
import { attributeOf, parsed } from './values.fixture.ts'
import { NO_DAY } from './value.ts'
import { VALUE_TYPES } from './valueTypes.ts'

/** A span as its first and last day, yyyy-MM-dd; `..` where it is open. */
const spanOf = (text: string): readonly string[] => {
  const span = readEdtf(text)?.span
  return span === undefined ? [] : [span.first, span.last].map((day) => (Math.abs(day) === NO_DAY ? '..' : new Date(day * 86_400_000).toISOString().slice(0, -14)))
}

describe('EDTF', () => {
  it.each([
    ['1890', '1890-01-01', '1890-12-31'],
    ['1890~', '1890-01-01', '1890-12-31'],
    ['1890%', '1890-01-01', '1890-12-31'],
    ['1890-02', '1890-02-01', '1890-02-28'],
    ['1890-05-03?', '1890-05-03', '1890-05-03'],
    ['1892-02-29', '1892-02-29', '1892-02-29'],
    ['189X', '1890-01-01', '1899-12-31'],
    ['18XX', '1800-01-01', '1899-12-31'],
    ['1890-XX', '1890-01-01', '1890-12-31'],
    ['1890-05-XX', '1890-05-01', '1890-05-31'],
    ['1890-22', '1890-04-01', '1890-06-30'],
    ['1880/1890', '1880-01-01', '1890-12-31'],
    ['1880~/1890-05', '1880-01-01', '1890-05-31'],
    ['../1890', '..', '1890-12-31'],
    ['/1890', '..', '1890-12-31'],
    ['1890/..', '1890-01-01', '..'],
    ['[1890,1892]', '1890-01-01', '1892-12-31'],
    ['{1890,1892..1895}', '1890-01-01', '1895-12-31'],
    ['{1895,1890}', '1890-01-01', '1895-12-31'],
    ['[..1890]', '..', '1890-12-31'],
    ['[1890..]', '1890-01-01', '..'],
    ['1890S2', '1800-01-01', '1899-12-31'],
    ['-0044', '-000044-01-01', '-000044-12-31'],
    ['Y-17000', '-017000-01-01', '-017000-12-31'],
  ])('%s is %s to %s', (text, first, last) => {
    expect(spanOf(text)).toEqual([first, last])
    expect(readEdtf(text)?.text).toBe(text)
  })

  it.each([
    '', 'about', '18', '189', '18901890', '1890-13', '1890-02-30', '1890-02-29', '1900-02-29', '1880/1900-02-29',
    '1890-05-03T10:00:00Z', '1890/1880', '1890/1890', 'Y170000002', '(1890)', '1890-5', `[${'1890,'.repeat(30)}1890]`,
  ])('%j is none', (text) => {
    expect(readEdtf(text)).toBeUndefined()
  })

  it('is written in one way', () => {
    expect(['?1890-?05-31', '?1890-?05~-31', '~1890-~05'].map((text) => readEdtf(text)?.text)).toEqual(['1890-05?-31', '1890-05%-31', '1890-05~'])
  })
})

describe('dates in words', () => {
  it.each<[string, readonly string[]]>([
    ['1890~', ['about 1890', 'c. 1890', 'ca 1890', 'circa 1890', 'Omkring 1890', 'hacia 1890', 'c1890', '1890~']],
    ['1890?', ['probably 1890', 'trolig 1890', '1890 ?', '1890(?)', '1890?']],
    ['1890%', ['probably about 1890', 'c. 1890?']],
    ['1880/1890', ['1880-1890', '1880 - 1890', '1880–1890', '1880-90', '1880 to 1890', 'between 1880 and 1890', 'mellom 1880 og 1890', 'entre 1880 y 1890', 'fra 1880 til 1890']],
    ['1880~/1890~', ['ca. 1880-1890', 'about 1880–1890']],
    ['189X', ['1890s', "the 1890's", '1890-årene', '1890-tallet', 'años 1890', 'década de 1890', '189x']],
    ['1890~/1899~', ['about the 1890s', 'ca. 1890-årene']],
    ['18XX', ['19th century', 'the 19th century', '1800-tallet', '1800s', '19. århundre', 'siglo XIX', 's. xix']],
    ['20XX', ['21st century', 'siglo XXI']],
    ['../1890', ['before 1890', 'until 1890', 'før 1890', 'til 1890', 'antes de 1890', 'hasta 1890']],
    ['1890/..', ['after 1890', 'since 1890', 'etter 1890', 'fra 1890', 'desde 1890']],
    ['1890-05', ['May 1890', 'mai 1890', 'mayo de 1890', 'mayo 1890', '1890-05']],
    ['1890-12', ['Dec 1890', 'des. 1890', 'dic. 1890', 'diciembre de 1890']],
    ['1890-05-03', ['May 3, 1890', '3 May 1890', '3. mai 1890', '3 de mayo de 1890', '05/03/1890', '5/3/1890', '03.05.1890', '3. 5. 1890']],
    ['1890-05~', ['about May 1890', 'omkring mai 1890']],
    ['1890-21', ['spring 1890', 'våren 1890', 'vår 1890', 'primavera de 1890']],
    ['1890-23', ['autumn 1890', 'fall 1890', 'høsten 1890', 'otoño de 1890']],
    ['1890-05/1891-06', ['May 1890 – June 1891', 'mai 1890 til juni 1891']],
  ])('%s: %j', (edtf, texts) => {
    expect(texts.map((text) => readDate(text)?.text)).toEqual(texts.map(() => edtf))
  })

  it.each(['undated', 'about', 'about about about about 1890', 'once upon a time', '1890 or so', 'Smarch 1890', '31. februar 1890', '13/01/1890', 'before 1880–1890', 'siglo IIII'])('%j is no date', (text) => {
    expect(readDate(text)).toBeUndefined()
    expect(parsed(text, attributeOf('edtf'))).toEqual({ code: 'invalidEdtf' })
  })
})

describe('dates for people to read', () => {
  it.each<[string, readonly [string, string, string]]>([
    ['1890', ['1890', '1890', '1890']],
    ['1890~', ['about 1890', 'omkring 1890', 'hacia 1890']],
    ['1890?', ['probably 1890', 'trolig 1890', 'probablemente 1890']],
    ['1890%', ['probably about 1890', 'trolig omkring 1890', 'probablemente hacia 1890']],
    ['189X', ['1890s', '1890-årene', 'años 1890']],
    ['18XX', ['19th century', '1800-tallet', 'siglo XIX']],
    ['20XX', ['21st century', '2000-tallet', 'siglo XXI']],
    ['10XX', ['11th century', '1000-tallet', 'siglo XI']],
    ['1890-05', ['May 1890', 'mai 1890', 'mayo de 1890']],
    ['1890-21', ['spring 1890', 'våren 1890', 'primavera de 1890']],
    ['1890-05-03', ['05/03/1890', '05/03/1890', '05/03/1890']],
    ['1880/1890', ['1880–1890', '1880–1890', '1880–1890']],
    ['1880~/1890~', ['about 1880–1890', 'omkring 1880–1890', 'hacia 1880–1890']],
    ['../1890', ['until 1890', 'til 1890', 'hasta 1890']],
    ['1890/..', ['from 1890', 'fra 1890', 'desde 1890']],
    ['1880~/1890', ['1880~/1890', '1880~/1890', '1880~/1890']],
    ['[1890,1892]', ['[1890,1892]', '[1890,1892]', '[1890,1892]']],
    ['190X', ['190X', '190X', '190X']],
    ['-0044', ['-0044', '-0044', '-0044']],
    ['/1890', ['/1890', '/1890', '/1890']],
  ])('%s: %j', (value, texts) => {
    const languages: readonly Language[] = ['en-US', 'no', 'es']
    const { format } = VALUE_TYPES.edtf
    expect(languages.map((language) => format(value, attributeOf('edtf'), language))).toEqual(texts)
    expect(texts.map((text, at) => parsed(text, attributeOf('edtf'), languages[at]))).toEqual(texts.map(() => value))
  })
})
