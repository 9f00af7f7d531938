import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areForms } from '../query-language/stems.ts'
import { sequenceOf } from '../search/words.ts'
import { parseAnswer } from './answerText.ts'
import { adding, asPlainWords, bestOf, LONGEST_PASSAGE, passagesIn, saysHowMuch, saysWhen, scored } from './passages.ts'

describe('the passages of a text', () => {
  it('are its sentences, with their pages', () => {
    expect(passagesIn('The bark Haabet was built in 1874. She sailed for Cadiz.\fShe was lost off the Outer Isles in 1882.')).toEqual([
      { text: 'The bark Haabet was built in 1874.', page: 1 },
      { text: 'She sailed for Cadiz.', page: 1 },
      { text: 'She was lost off the Outer Isles in 1882.', page: 2 },
    ])
  })

  it('end behind no initial of a name', () => {
    expect(passagesIn('The brig belonged to J. Sandvik of this port. She was sold.').map(({ text }) => text)).toEqual(['The brig belonged to J. Sandvik of this port.', 'She was sold.'])
  })

  it('have no pages where the text has none', () => {
    expect(passagesIn('A letter to the harbour master.')).toEqual([{ text: 'A letter to the harbour master.' }])
  })

  it('are not of a table and of what stands below it together', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `${at} Maagen Brig 59 1850 J. Sandvik Leith`)
    const below = 'What became of some of them\nMaagen, lost on the bar in the gale of October.'
    expect(passagesIn([...rows, below].join('\n')).at(-1)?.text).toBe('What became of some of them Maagen, lost on the bar in the gale of October.')
  })

  it('begin on the page on which a piece of a text begins', () => {
    expect(passagesIn('end of a long sentence there.\fThe next page begins here.', { firstPage: 7 }).map(({ page }) => page)).toEqual([7, 8])
  })

  it('are the rows of a table', () => {
    expect(passagesIn('ship\tbuilt\nHaabet\t1869\n', { isTable: true }).map(({ text }) => text)).toEqual(['ship built', 'Haabet 1869'])
  })

  it('are short, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('word ', 'x', '. ', 'A', '\n', '😀', '\f'), maxLength: 2000 }), (text) => {
        for (const passage of passagesIn(text)) {
          expect(passage.text.length).toBeLessThanOrEqual(LONGEST_PASSAGE + 24)
          expect(passage.text.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  it('are better the more they say, in any form of the words', () => {
    const passages = passagesIn('The board met in the spring of 1891. The barks were laid up there. A bark named Haabet lay there as well.')
    const wanted = [{ words: ['bark', 'barca'], weight: 1 }, { words: ['haabet'], weight: 3 }]
    expect(bestOf(scored(passages, wanted), 5).map(({ text, score }) => [text, score])).toEqual([
      ['A bark named Haabet lay there as well.', 4],
      ['The barks were laid up there.', 1],
    ])
  })

  it('hold what is looked for where any of their words is a form of it', () => {
    const word = fc.constantFrom('die', 'Dying', 'diary', 'diaries', 'bark', 'BARKS', 'barca', 'barcas', 'båt', 'båter', 'boat', 'Haabet', 'Håbet', '1874', '1875', 'niño', 'niños', '😀')
    const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 3 }), fc.array(fc.array(phrase, { maxLength: 2 }), { maxLength: 3 }), (texts, called) => {
        const holds = (text: string, words: readonly string[]) => [...sequenceOf(text)].some((one) => words.flatMap((each) => [...sequenceOf(each)]).some((other) => areForms(one, other)))
        const found = scored(texts.map((text) => ({ text })), called.map((words) => ({ words, weight: 1 })))
        expect(found.map(({ terms }) => terms)).toEqual(texts.map((text) => called.flatMap((words, at) => (holds(text, words) ? [at] : []))))
      }),
      { numRuns: 1_000 },
    )
  })

  it('are sentences before what stands in tables, where they say as much', () => {
    const passages = [{ text: '4 Maagen Brig 59 1850 J. Sandvik Leith' }, { text: 'Maagen, lost on the bar in the gale of October.' }, { text: 'Maagen was seen off the isles.' }]
    expect(bestOf(scored(passages, [{ words: ['maagen'], weight: 1 }]), 3).map(({ text }) => text)).toEqual([passages[1]?.text, passages[2]?.text, passages[0]?.text])
  })

  it('are those first that add to what the better ones say', () => {
    const passages = passagesIn('The boxes stand in the attic of the boathouse. The boxes are in the attic until spring. A dish is broken there.')
    const best = bestOf(scored(passages, [{ words: ['boxes'], weight: 2 }, { words: ['attic'], weight: 2 }, { words: ['broken'], weight: 1 }]), 3)
    expect(best.map(({ text }) => text)).toEqual([passages[0]?.text, passages[2]?.text, passages[1]?.text])
    expect(adding(best).map(({ text }) => text)).toEqual([passages[0]?.text, passages[2]?.text])
  })

  it('say how much', () => {
    expect(['for the sum of 2,150 kroner', '1 480 kr levert', '48.000 euros', '£20', 'EUR 20', '14 specie-dalers', '20 krater', '2,150 pieces'].map(saysHowMuch)).toEqual([3, 3, 3, 3, 0, 3, 0, 0])
  })

  it('say when', () => {
    expect(['On 3 March 1891', 'in 1891', 'in March', 'number 12'].map(saysWhen)).toEqual([3, 2, 1, 0])
  })
})

describe('words of others within an answer', () => {
  it.each([
    ['a link', 'see [here](https://evil.example/x)', 'see (here)(evil.example/x)'],
    ['a picture', '![x](http://evil.example/p.png)', '(x)(evil.example/p.png)'],
    ['HTML', '<script>alert(1)</script>', '‹script›alert(1)‹/script›'],
    ['marks', '**bold** `code` # | _x_ ~~y~~', 'bold code # / x y'],
    ['a marker of a source', 'as said [1]', 'as said (1)'],
    ['lines', 'one\n\n- two\t three', 'one - two three'],
    ['letters that turn the direction', 'a\u202Eb', 'a b'],
    ['names with low lines', 'glass_plate_014.jpg', 'glass_plate_014.jpg'],
  ])('keep no meaning of %s', (_, text, plain) => {
    expect(asPlainWords(text)).toBe(plain)
  })

  it('are nothing but text where they are read', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '[', ']', '(', ')', '1', '*', '_', '`', '|', '<', '>', '!', '\n', 'http://', '#', '-') }), (text) => {
        const kinds = parseAnswer(`“${asPlainWords(text)}”`).flatMap((block) => (block.kind === 'paragraph' ? block.lines.flat().map(({ kind }) => kind) : [block.kind]))
        expect(kinds).toEqual(['text'])
      }),
    )
  })
})
