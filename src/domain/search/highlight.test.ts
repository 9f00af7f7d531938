import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../validation/samples.fixture.ts'
import { nfc } from '../validation/text.ts'
import { highlight } from './highlight.ts'

/** Hits in brackets. */
const shown = (text: string, ...terms: readonly string[]): string =>
  highlight(text, terms)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('|')

describe('highlight', () => {
  it.each([
    [shown('Old maps of the coast', 'map', 'COAST'), 'Old |[map]|s of the |[coast]'],
    [shown('map', 'map'), '[map]'],
    [shown('maps', 'xyz'), 'maps'],
    [shown('maps'), 'maps'],
    [shown('', 'map'), ''],
    [shown('maps', ''), 'maps'],
    [shown('abcd', 'bc', 'ab'), '[abc]|d'],
    [shown('abcd', 'ab', 'cd'), '[abcd]'],
    [shown('aXaXa', 'x'), 'a|[X]|a|[X]|a'],
    [shown('aaaa', 'aa'), '[aaaa]'],
    [shown('caf\u00E9', 'cafe\u0301'), '[caf\u00E9]'],
    [shown('cafe\u0301!', 'f\u00E9'), 'ca|[f\u00E9]|!'],
    [shown('\u0130stanbul', 'stan'), '\u0130|[stan]|bul'],
    [shown('x\u0130stanbul', '\u0130s'), 'x|[\u0130s]|tanbul'],
    [shown('x\u0130s', 'i'), 'x|[\u0130]|s'],
    [shown('\u{1F3FA}vase\u{1F3FA}', 'vase'), '\u{1F3FA}|[vase]|\u{1F3FA}'],
    [shown('vase\u{1F3FA}', '\u{1F3FA}'), 'vase|[\u{1F3FA}]'],
    [shown('\u{10400}b', '\u{10428}'), '[\u{10400}]|b'],
    [shown('a.b*c', '.b*'), 'a|[.b*]|c'],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('loses nothing, and marks and leaves in turn', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'A', 'b', '\u0130', 'i', '\u0307', '\u{1F3FA}'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(anyText, short), fc.array(fc.oneof(anyText, short), { maxLength: 3 }), (whole, terms) => {
        const parts = highlight(whole, terms)
        expect(parts.map((part) => part.text).join('')).toBe(nfc(whole))
        expect(parts.every((part, index) => part.text !== '' && part.hit !== parts[index - 1]?.hit)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('stays quick on long texts', () => {
    const start = performance.now()
    highlight('a'.repeat(100_000), ['a', 'aa', 'b'])
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})
