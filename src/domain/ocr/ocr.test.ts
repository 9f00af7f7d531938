import { describe, expect, it } from 'vitest'
import { keepCorrections, wordProblems } from './correction.ts'
import { pagesAhead, pagesAMinute, paceOf, secondsLeft } from './estimate.ts'
import { findInWords, pagesLookedThrough } from './find.ts'
import { isReadable, mayHavePages } from './ocr.ts'
import { confidenceOf, isDoubtful, linesOf, textOfWords, type OcrWord } from './page.ts'

const word = (text: string, line: number, x: number, more: Partial<OcrWord> = {}): OcrWord => ({
  text,
  box: { x, y: line / 10, width: 0.1, height: 0.05 },
  confidence: 0.9,
  line,
  isCorrected: false,
  ...more,
})

it('what is looked for is looked for anew whenever twice as many pages are read, and once all are', () => {
  const whileReading = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((done) => pagesLookedThrough({ state: 'Reading', done }))
  expect(whileReading).toEqual([0, 1, 1, 3, 3, 3, 3, 7, 7])
  expect([1, 2, 3, 8].map((done) => pagesLookedThrough({ state: 'Read', done }))).toEqual([1, 2, 3, 8])
})

it.each([
  ['image/jpeg', true, false],
  ['image/png', true, false],
  ['image/tiff', true, true],
  ['image/webp', true, false],
  ['image/heic', true, false],
  ['image/gif', true, false],
  ['application/pdf', true, true],
  ['image/svg+xml', false, false],
  ['text/plain', false, false],
  ['video/mp4', false, false],
  ['application/zip', false, false],
])('%s can be read: %s, and may have pages: %s', (mediaType, readable, pages) => {
  expect([isReadable(mediaType), mayHavePages(mediaType)]).toEqual([readable, pages])
})

describe('a page', () => {
  const words = [word('Barken', 0, 0), word('Haabet,', 0, 0.2), word('', 1, 0), word('av', 1, 0.2), word('Bergen', 2, 0)]

  it('is its lines one below the other, without what is no word', () => {
    expect(textOfWords(words)).toBe('Barken Haabet,\nav\nBergen')
    expect(linesOf(words)).toEqual([[0, 1], [3], [4]])
    expect(textOfWords([])).toBe('')
  })

  it('is as certain as what was read on it', () => {
    expect(confidenceOf([word('a', 0, 0, { confidence: 0.5 }), word('b', 0, 0.2), word('c', 0, 0.4, { confidence: 0, isCorrected: true })])).toBeCloseTo(0.7)
    expect(confidenceOf([])).toBeNull()
    expect([0.59, 0.6].map((confidence) => isDoubtful(word('a', 0, 0, { confidence })))).toEqual([true, false])
    expect(isDoubtful(word('a', 0, 0, { confidence: 0.1, isCorrected: true }))).toBe(false)
  })
})

describe('a text is found', () => {
  const words = [word('Barken', 0, 0), word('„Haabet“', 0, 0.2), word('—', 0, 0.4), word('fra', 0, 0.6), word('Stav-', 0, 0.8), word('anger', 1, 0), word('Åse', 1, 0.2)]
  it.each([
    ['haabet', [[1]]],
    ['HAABET fra', [[1, 3]]],
    ['stavanger', [[4, 5]]],
    ['fra stavanger åse', [[3, 4, 5, 6]]],
    ['ase', [[6]]],
    ['bar', [[0]]],
    ['bar haabet', []],
    ['anger', [[5]]],
    ['  ', []],
    ['åse bergen', []],
  ])('%s at %j', (text, hits) => {
    expect(findInWords(words, text)).toEqual(hits)
  })
})

describe('what a person corrected', () => {
  const corrected = word('Haabet', 0, 0.2, { isCorrected: true })

  it('stays when the page is read anew, in its place', () => {
    expect(keepCorrections([word('Barkcn', 0, 0), corrected], [word('Barken', 0, 0.01), word('Haahet', 0, 0.21), word('av', 1, 0)])).toEqual([
      word('Barken', 0, 0.01),
      corrected,
      word('av', 1, 0),
    ])
  })

  it('takes the place of whatever was read there, in pieces or as a part of more', () => {
    const pieces = [word('Haa', 0, 0.18, { box: { x: 0.2, y: 0, width: 0.04, height: 0.05 } }), word('bet', 0, 0.2, { box: { x: 0.25, y: 0, width: 0.05, height: 0.05 } })]
    expect(keepCorrections([corrected], [word('Barken', 0, 0), ...pieces]).map(({ text }) => text)).toEqual(['Barken', 'Haabet'])
    expect(keepCorrections([corrected], [word('BarkenHaabet', 0, 0, { box: { x: 0, y: 0, width: 0.5, height: 0.05 } })]).map(({ text }) => text)).toEqual(['Haabet'])
  })

  it('stays where nothing is read any more, and where it is no word', () => {
    expect(keepCorrections([corrected], [])).toEqual([corrected])
    const none = word('', 0, 0.2, { isCorrected: true })
    expect(keepCorrections([none], [word('~~', 0, 0.2)])).toEqual([none])
    const lost = word('Bergen', 7, 0.5, { isCorrected: true })
    expect(keepCorrections([lost], [word('av', 0, 0), word('i', 5, 0, { box: { x: 0, y: 0.69, width: 0.1, height: 0.05 } })]).at(-1)).toEqual({ ...lost, line: 5 })
  })

  it('leaves everything else as it was read', () => {
    const read = [word('b', 0, 0.9), word('a', 0, 0)]
    expect(keepCorrections([word('x', 0, 0)], read)).toEqual(read)
    expect(keepCorrections([word('c', 1, 0, { isCorrected: true })], read).slice(0, 2)).toEqual(read)
  })

  it('is one line of 200 characters at the most', () => {
    expect(wordProblems({ text: 'x'.repeat(200) })).toEqual({})
    expect(wordProblems({ text: '' })).toEqual({})
    expect(wordProblems({ text: 'x'.repeat(201) })).toEqual({ text: { code: 'tooLong', limit: 200 } })
    expect(wordProblems({ text: 'a\u0000' })).toEqual({ text: { code: 'invalidCharacters' } })
  })
})

it('the time that is left follows from the pages that were read', () => {
  expect(pagesAMinute({ pages: 10, milliseconds: 30_000 })).toBe(20)
  expect(pagesAMinute({ pages: 0, milliseconds: 30_000 })).toBeNull()
  expect(pagesAMinute({ pages: 3, milliseconds: 0 })).toBeNull()
  expect(secondsLeft(30, 20)).toBe(90)
  expect(secondsLeft(0, 20)).toBe(0)
  expect(secondsLeft(30, null)).toBeNull()
  expect(secondsLeft(null, 20)).toBeNull()
})

it('a page takes as long as lies between two that were read, but for when none was in line', () => {
  expect(paceOf([])).toEqual({ pages: 0, milliseconds: 0 })
  expect(paceOf([5_000])).toEqual({ pages: 0, milliseconds: 0 })
  expect(paceOf([0, 2_000, 5_000, 6_000])).toEqual({ pages: 3, milliseconds: 6_000 })
  expect(paceOf([0, 2_000, 400_000, 402_000, 405_000])).toEqual({ pages: 3, milliseconds: 7_000 })
})

it('files that nobody has counted yet have as many pages as those that were', () => {
  const ahead = { pages: 10, uncounted: 0, pagesOfOne: null, unsent: 0, pagesOfAny: null }
  expect(pagesAhead(ahead)).toBe(10)
  expect(pagesAhead({ ...ahead, uncounted: 1 })).toBeNull()
  expect(pagesAhead({ ...ahead, uncounted: 3, pagesOfOne: 40.5 })).toBe(132)
  expect(pagesAhead({ ...ahead, unsent: 1_000 })).toBe(1_010)
  expect(pagesAhead({ ...ahead, unsent: 1_000, pagesOfAny: 2.5 })).toBe(2_510)
})
