import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuery } from '../query-language/parse.ts'
import { areForms } from '../query-language/stems.ts'
import { askedFor, standsIn } from '../search/asked.ts'
import { sequenceOf } from '../search/words.ts'
import { anyText } from '../validation/samples.fixture.ts'
import { nfc } from '../validation/text.ts'
import { highlight, isMarked } from './highlight.ts'
import { markedIn, markedOf } from './marked.ts'

/** Hits in brackets, of what a query finds. */
const shown = (text: string, q: string): string =>
  highlight(text, markedIn(parseQuery(q)))
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('|')

describe('what is marked', () => {
  it.each([
    ['Old maps of the coast', 'map COAST', 'Old |[maps]| of the |[coast]'],
    ['map', 'map', '[map]'],
    ['maps', 'xyz', 'maps'],
    ['maps', '', 'maps'],
    ['', 'map', ''],
    ['a map-case', '"map"', 'a |[map]|-case'],
    ['A worship of ships', 'ship', 'A worship of |[ships]'],
    ['maps', '"map"', 'maps'],
    ['Harbours', 'harb*', '[Harb]|ours'],
    ['The old  harbour, old', '"old harbour"', 'The |[old  harbour]|, old'],
    ['IMG_0034.jpg', 'IMG_0034', '[IMG_0034]|.jpg'],
    ['ship and boat', 'ship -boat', '[ship]| and boat'],
    ['ship and boat', 'ship OR (boat sail)', '[ship]| and |[boat]'],
    ['ship', 'name:ship', '[ship]'],
    ['ship', 'description:sh*', '[sh]|ip'],
    ['ship', 'tag:ship', 'ship'],
  ])('in %j by %j: %s', (text, q, expected) => {
    expect(shown(text, q)).toBe(expected)
  })

  it.each([
    ['To båter ved brønnen', 'båt brønn', 'To |[båter]| ved |[brønnen]'],
    ['Ei båt', 'båter', 'Ei |[båt]'],
    ['Málaga, España', 'malaga espana', '[Málaga]|, |[España]'],
    ['Dos canciones', 'canción', 'Dos |[canciones]'],
    ['El niño', 'niños', 'El |[niño]'],
    ['A city of diaries', 'cities diary', 'A |[city]| of |[diaries]'],
    ['Ærø og Tromsø', 'aero troms*', '[Ærø]| og |[Troms]|ø'],
    ['Ærøskøbing', 'ae*', '[Æ]|røskøbing'],
    ['cafe\u0301!', 'cafe', '[caf\u00E9]|!'],
    ['q\u0308uay', 'q*', '[q\u0308]|uay'],
    ['\u0130stanbul', 'istan*', '[\u0130stan]|bul'],
    ['\u{1F3FA}vase\u{1F3FA}', 'vase', '\u{1F3FA}|[vase]|\u{1F3FA}'],
    ['\u{10400}b c', '\u{10428}*', '[\u{10400}]|b c'],
  ])('without accents and in other forms, in %j by %j: %s', (text, q, expected) => {
    expect(shown(text, q)).toBe(expected)
  })

  it('as it is typed, of the last word as much as is there', () => {
    const parts = highlight('Old lighthouses by old quays', markedOf(askedFor('old light', true)))
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Old', 'light', 'old'])
  })

  it('loses nothing, and marks and leaves in turn', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '\u0130', 'i', '\u0307', '\u{1F3FA}'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(anyText, short), fc.oneof(anyText, short), fc.boolean(), (whole, typed, isTyping) => {
        const parts = highlight(whole, isTyping ? markedOf(askedFor(typed, true)) : markedIn(parseQuery(typed)))
        expect(parts.map((part) => part.text).join('')).toBe(nfc(whole))
        expect(parts.every((part, index) => part.text !== '' && part.hit !== parts[index - 1]?.hit)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is what is found', () => {
    const words = fc.constantFrom('ship', 'ships', 'båt', 'båter', 'Tromsø', 'niño', 'niños', 'old', 'a\u0301', 'æ', '1887', 'city', 'cities')
    const text = fc.array(fc.tuple(words, fc.constantFrom(' ', '-', '_', ', ', '\n', '')), { maxLength: 6 }).map((pairs) => pairs.flat().join(''))
    const ways = fc.constantFrom('exact' as const, 'begun' as const, 'forms' as const)
    fc.assert(
      fc.property(text, fc.array(words, { minLength: 1, maxLength: 2 }), ways, (whole, typed, how) => {
        const asked = typed.flatMap((word) => [...sequenceOf(word)])
        const [word = ''] = asked
        const match = how === 'forms' && asked.length > 1 ? 'exact' : how
        const sequence = [...sequenceOf(whole)]
        const isFound = match === 'forms' ? sequence.some((one) => areForms(word, one)) : standsIn(sequence, { words: asked, isBegun: match === 'begun' })
        const marked = [{ words: asked, match }]
        expect([isMarked(whole, marked), highlight(whole, marked).some(({ hit }) => hit)]).toEqual([isFound, isFound])
      }),
      { numRuns: 2_000 },
    )
  })

  it('is quickly found in long texts', () => {
    const marked = markedIn(parseQuery('a b* "a a"'))
    for (const text of ['a'.repeat(100_000), 'a '.repeat(50_000), 'å '.repeat(50_000)]) {
      const start = performance.now()
      highlight(text, marked)
      expect(performance.now() - start).toBeLessThan(2_000)
    }
  })
})
