import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, COMPOSES, LONG, misjudgedLengths, slowest } from '../validation/samples.fixture.ts'
import { assetName, assetRename, folderName, nameKey, normalizeName, portableName, sameName, splitExtension } from './names.ts'

describe('a name is stored', () => {
  it('in NFC, without white space around', () => {
    expect(normalizeName(` ${COMPOSES}te\t`)).toBe('\u00E9te')
  })
})

describe('names are compared', () => {
  it.each([
    ['Report.PDF', 'report.pdf'],
    [COMPOSES, '\u00C9'],
    [' a ', 'A'],
    ['stra\u00DFe', 'STRASSE'],
    ['\u212B', '\u00E5'],
    ['\u0130', 'i\u0307'],
    ['\u03BF\u03B4\u03BF\u03C2', '\u039F\u0394\u039F\u03A3'],
  ])('%j is the same as %j', (one, other) => {
    expect(sameName(one, other)).toBe(true)
    expect(nameKey(one)).toBe(nameKey(other))
  })
  it.each([
    ['a', '\u00E4'],
    ['a b', 'a  b'],
    ['a', 'b'],
    ['1', '\u0661'],
  ])('%j is another than %j', (one, other) => {
    expect(sameName(one, other)).toBe(false)
  })

  it('in lower case', () => {
    expect(nameKey(' Old MAPS.Jpg')).toBe('old maps.jpg')
  })

  it('by a key that is its own key, and knows no case', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(nameKey(nameKey(text))).toBe(nameKey(text))
        expect(nameKey(text.toUpperCase())).toBe(nameKey(text))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the extension', () => {
  it.each([
    ['a.jpg', 'a', 'jpg'],
    ['a.tar.GZ', 'a.tar', 'GZ'],
    ['.hidden', '.hidden', ''],
    ['.hidden.txt', '.hidden', 'txt'],
    ['a.', 'a.', ''],
    ['a', 'a', ''],
    ['', '', ''],
    ['.', '.', ''],
  ])('of %j', (name, stem, extension) => {
    expect(splitExtension(name)).toEqual({ stem, extension })
  })
})

describe('folder names', () => {
  it('have 1 to 255 code points', () => {
    expect(misjudgedLengths(folderName, 0, 255)).toEqual([])
    expect(folderName(' ')).toEqual({ code: 'required' })
    expect(folderName('')).toEqual({ code: 'required' })
  })
  it.each(['Records 2026', '...', 'a.b', '<b>"\'; --', 'קובץ', '\u200Fعربي', ' padded ', 'a\u{1F3FA}'])('%j', (name) => {
    expect(folderName(name)).toBeUndefined()
  })
  it.each([
    'a/b',
    'a\\b',
    '/',
    '.',
    '..',
    ' .. ',
    'a\u0000',
    'a\nb',
    'a\u007F',
    '\uD800',
    'exe\u202Egpj.txt',
    'a\u202Ab',
    'a\u2066b',
    'a\u2069b',
    'a\uFF0Fb',
    'a\uFF3Cb',
    '\u2025',
    '\u2025\uFF0Fetc',
    'a\u2100b',
    `a${'\u0301'.repeat(31)}`,
  ])('not %j', (name) => {
    expect(folderName(name)).toEqual({ code: 'invalidCharacters' })
  })
})

describe('asset names', () => {
  it('count their extension', () => {
    expect([254, 255, 256].map((length) => assetName(`${'a'.repeat(length - 4)}.jpg`))).toEqual([
      undefined,
      undefined,
      { code: 'tooLong', limit: 255 },
    ])
  })
  it.each(['a', 'a.', '.jpg', 'a. '])('%j lacks an extension', (name) => {
    expect(assetName(name)).toEqual({ code: 'noExtension' })
  })
  it('take what folders take first', () => {
    expect(assetName('')).toEqual({ code: 'required' })
    expect(assetName('a/b.jpg')).toEqual({ code: 'invalidCharacters' })
  })

  it.each([
    ['b.jpg', undefined],
    ['b.JPG', undefined],
    ['b.c.jpg ', undefined],
    ['b.png', { code: 'extensionChanged' }],
    ['b.jpg.png', { code: 'extensionChanged' }],
    ['b', { code: 'noExtension' }],
    ['', { code: 'required' }],
  ])('a.Jpg can become %j: %j', (name, problem) => {
    expect(assetRename('a.Jpg')(name)).toEqual(problem)
  })
})

it('names take time in proportion', () => {
  for (const rule of [folderName, assetName, assetRename('a.jpg')]) expect(slowest(rule)).toBeLessThan(LONG)
  expect(slowest(nameKey)).toBeLessThan(LONG)
})

describe('a name that leaves the library', () => {
  it.each([
    ['con', '_con'],
    ['CON.txt', '_CON.txt'],
    ['nul .tar.gz', '_nul .tar.gz'],
    ['Lpt9', '_Lpt9'],
    ['COM\u00B9.log', '_COM\u00B9.log'],
    ['conin$', '_conin$'],
    ['console.txt', 'console.txt'],
    ['com10', 'com10'],
    ['Letters etc...', 'Letters etc'],
    ['Letters . .', 'Letters'],
    ['...', '_'],
    ['<a>:"b"/c\\d|e?f*.jpg', '_a___b__c_d_e_f_.jpg'],
    ['a\u0001b.txt', 'a_b.txt'],
    ['.hidden', '.hidden'],
    ['a\uFF0Fb\uFF3Cc.txt', 'a_b_c.txt'],
    ['\u2025\uFF0Fetc', '\u2025_etc'],
    ['\u2025', '_'],
    ['B\u00E5t 1920.jpg', 'B\u00E5t 1920.jpg'],
  ])('%j is %j', (name, portable) => {
    expect(portableName(name)).toBe(portable)
  })
})
