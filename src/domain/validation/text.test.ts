import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, COMPOSES } from './samples.fixture.ts'
import { isBlank, isCleanLine, isCleanParagraph, isStreamSafe, lengthOf, nfc, tidy } from './text.ts'

describe('length', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['\u{1F3FA}', 1],
    [COMPOSES, 1],
    ['x\u0301', 2],
    ['\u1112\u1161\u11AB', 1],
    ['\uD800', 1],
    ['\u0000', 1],
  ])('%j has %i code points after NFC', (text, length) => {
    expect(lengthOf(text)).toBe(length)
  })
})

describe('marks in a row', () => {
  it.each([
    ['30 over a letter', `a${'\u0301'.repeat(30)}`, true],
    ['31 over a letter', `a${'\u0301'.repeat(31)}`, false],
    ['30 and 30, a letter between', `${'\u0323'.repeat(30)}a${'\u0323'.repeat(30)}`, true],
    ['30 marks of two units each', '\u{1D165}'.repeat(30), true],
    ['31 marks of two units each', '\u{1D165}'.repeat(31), false],
    ['none', 'abc', true],
  ])('%s', (_, text, safe) => {
    expect(isStreamSafe(text)).toBe(safe)
    expect(isCleanLine(text)).toBe(safe)
  })

  it('leaves too many as they are, and composes the others', () => {
    const tooMany = `e${'\u0301'.repeat(31)}`
    expect(nfc(tooMany)).toBe(tooMany)
    expect(nfc(`e${'\u0301'.repeat(30)}`)).toBe(`\u00E9${'\u0301'.repeat(29)}`)
  })
})

describe('tidy', () => {
  it('is NFC without white space around, and stays so', () => {
    expect(tidy(` \t${COMPOSES} b\u00A0\n`)).toBe('\u00E9 b')
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tidy(tidy(text))).toBe(tidy(text))
      }),
    )
  })
})

describe('blank', () => {
  it.each(['', ' ', '\t\n\r', '\u00A0\u2003', '\u200B\u2060\uFEFF', '\u00AD'])('%j', (text) => {
    expect(isBlank(text)).toBe(true)
  })
  it.each(['a', ' a ', '\u0000', '0', '\u200Ba', 'a\u200B'])('not %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('clean', () => {
  it.each([
    ['a b', true, true],
    ['a\nb\r\n\tc', false, true],
    ['a\u0000b', false, false],
    ['a\u007Fb', false, false],
    ['a\u0085b', false, false],
    ['a\nb\u0000', false, false],
    [`a${'\u0301'.repeat(20)}\n${'\u0301'.repeat(20)}`, false, true],
    ['\uD800', false, false],
    ['a\uDC00\nb', false, false],
    ['\u{1F3FA}', true, true],
    ['<script>\'"; DROP TABLE', true, true],
  ])('%j: line %s, paragraph %s', (text, line, paragraph) => {
    expect([isCleanLine(text), isCleanParagraph(text)]).toEqual([line, paragraph])
  })
})
