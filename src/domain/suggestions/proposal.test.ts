import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptOrigin, keptProposals, MOST_PROPOSALS, type Proposal } from './proposal.ts'
import { ENGINES, kindsWith, MAX_PASSAGE, percentOf, surenessOf } from './suggestion.ts'

const plain = () => (value: string) => value
const tag = (name: string, confidence = 0.5): Proposal => ({ kind: 'Tag', tag: name, confidence, origin: { engine: 'Objects' } })
const area = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 }
const face = (name: string, more: object = { area }): Proposal => ({ kind: 'Face', faceId: 'face', name, confidence: 0.8, origin: { engine: 'Faces', ...more } })
const value = (...values: readonly string[]): Proposal => ({ kind: 'Value', attributeId: 'made', values, confidence: 0.7, origin: { engine: 'Text' } })
const kept = (...proposals: readonly Proposal[]) => keptProposals(proposals, plain).map(({ values }) => values)

describe('what is kept of proposals', () => {
  it('are tags, names and values that may be said', () => {
    expect(kept(tag('  Harbour '), tag(''), tag('x'.repeat(51)), tag('a\0'))).toEqual([['Harbour']])
    expect(kept(face('Ada Berg'), face(' '))).toEqual([['Ada Berg']])
    expect(kept(value('1923', '1924'), value(), value(''), value('\uD800'))).toEqual([['1923', '1924']])
  })

  it('is a face only with the part of the picture that shows it', () => {
    expect(kept(face('Ada', {}), face('Ada', { area: { ...area, x: 0.95 } }))).toEqual([])
  })

  it('is each once, the more confident, whatever its case', () => {
    const some = keptProposals([tag('harbour', 0.4), tag('Harbour', 0.6), tag('boat', 0.5)], plain)
    expect(some.map(({ values, confidence }) => [values[0], confidence])).toEqual([
      ['Harbour', 0.6],
      ['boat', 0.5],
    ])
  })

  it('is of an attribute only where it is known, and compared as its type compares', () => {
    expect(keptProposals([value('1923')], () => undefined)).toEqual([])
    expect(keptProposals([value('12 mm'), value('1.2 cm')], () => () => '0.012').map(({ values }) => values)).toEqual([['12 mm']])
  })

  it('are so many, and confidences between nothing and certainty that are not rounded up', () => {
    const many = Array.from({ length: MOST_PROPOSALS + 5 }, (_, at) => tag(`Tag ${at}`, at / 1000))
    expect(keptProposals(many, plain)).toHaveLength(MOST_PROPOSALS)
    expect(keptProposals([tag('a', 7), tag('b', 0.8999), tag('c', -1), tag('d', Number.NaN)], plain).map(({ confidence }) => confidence)).toEqual([1, 0.899, 0])
  })
})

describe('what is kept of an origin', () => {
  it('is a passage around its words', () => {
    const passage = `${'a '.repeat(400)}painted in 1923${' b'.repeat(400)}`
    const origin = keptOrigin({ engine: 'Text', passage, words: 'painted in 1923', page: 2 })
    expect(origin).toMatchObject({ engine: 'Text', words: 'painted in 1923', page: 2 })
    expect([...(origin.passage ?? '')]).toHaveLength(MAX_PASSAGE)
    expect(origin.passage).toContain('a painted in 1923 b')
  })

  it('is nothing that cannot be stored or shown', () => {
    expect(keptOrigin({ engine: 'Ocr', passage: 'a\0', words: 'a', page: 0, area: { ...area, width: 0 } })).toEqual({ engine: 'Ocr' })
    expect(keptOrigin({ engine: 'Ocr', passage: 'boats', words: 'ships' })).toEqual({ engine: 'Ocr', passage: 'boats' })
  })

  it('keeps its words in a passage of at most its length, whatever it is', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 700 })
    fc.assert(
      fc.property(texts, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), texts, fc.constantFrom(...ENGINES), (before, words, after, engine) => {
        const { passage, words: marked } = keptOrigin({ engine, passage: `${before}${words}${after}`, words })
        expect([...(passage ?? '')].length).toBeLessThanOrEqual(MAX_PASSAGE)
        expect(passage ?? '').toContain(marked ?? '')
      }),
    )
  })
})

it.each([
  [1, 'sure', 100],
  [0.9, 'sure', 90],
  [0.8999, 'likely', 89],
  [0.7, 'likely', 70],
  [0.29, 'unsure', 29],
] as const)('a confidence of %d is called %s, %d %%', (confidence, words, percent) => {
  expect([surenessOf(confidence), percentOf(confidence)]).toEqual([words, percent])
})

it('kinds are those whose feature the organization has', () => {
  expect([kindsWith([]), kindsWith(['AutofillTemplate', 'AutoTag']), kindsWith(['FacialRecognition'])]).toEqual([[], ['Tag', 'Value'], ['Face']])
})
