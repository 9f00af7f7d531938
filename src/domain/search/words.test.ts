import { describe, expect, it } from 'vitest'
import { sequenceOf, wordsOf } from './words.ts'

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
  ])('take time by their length alone, whatever they are: %s', (_, text) => {
    const began = performance.now()
    wordsOf(text)
    // By the square of the length it would be minutes, on any machine.
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('stand in their order, as often as they do', () => {
    expect([...sequenceOf('To be, or not to be')]).toEqual(['to', 'be', 'or', 'not', 'to', 'be'])
  })
})
