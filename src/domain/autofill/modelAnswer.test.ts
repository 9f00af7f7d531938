import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Result from 'effect/Result'
import { judgedValues } from '../metadata/values.ts'
import { ATTRIBUTE_TYPES } from '../templates/attributeTypes.ts'
import { asked, KARI, LETTER, material } from './autofill.fixture.ts'
import { claimsIn, proposalsOfModel } from './modelAnswer.ts'
import { MOST_PASSAGES, passagesFor, type NumberedPassage } from './passages.ts'

const passage = (text: string, more: Partial<NumberedPassage> = {}): NumberedPassage => ({ number: 1, source: 'Text', text, ...more })
const claims = (value: string) => [{ attribute: 1, value, passage: 1 }]

describe('an answer', () => {
  it.each([
    ['[{"attribute":1,"value":"1890","passage":2}]'],
    ['{"values":[{"attribute":1,"value":1890,"passage":2}]}'],
    ['Here it is:\n```json\n[{"attribute":1,"value":"1890","passage":2}]\n```\nGood luck!'],
    ['[{"attribute":1,"value":"1890","passage":2},{"attribute":2,"value":"cut o'],
  ])('%s', (answer) => {
    expect(claimsIn(answer)).toEqual([{ attribute: 1, value: '1890', passage: 2 }])
  })

  it.each(['', 'I do not know', '<html>', '[', '{"attribute":1}', '[{]'])('%j is none', (answer) => {
    expect(claimsIn(answer)).toBeUndefined()
  })

  it('says nothing where there is nothing, and of claims of another shape nothing', () => {
    expect(claimsIn('[]')).toEqual([])
    expect(claimsIn('[1,null,"x",{"attribute":"1","value":"x","passage":1},{"attribute":1,"value":{},"passage":1},{"attribute":1,"value":" ","passage":1}]')).toEqual([])
  })
})

describe('what a passage supports', () => {
  it.each([
    [asked('text', 'Artist'), 'edvard munch', 'A picture by Edvard Munch, 1893', 'edvard munch'],
    [asked('edtf', 'Date'), '1893', 'A picture by Edvard Munch, 1893', '1893'],
    [asked('edtf', 'Date'), 'ca. 1890', 'painted circa 1890', '1890~'],
    [asked('number', 'Height', { unit: 'cm' }), '12 cm', 'a plate, 12 x 8 cm', '12 cm'],
    [asked('number', 'Height', { unit: 'cm' }), '120 mm', 'a plate, 12 x 8 cm', '120 mm'],
    [asked('price', 'Price', { currency: 'NOK' }), '1200 NOK', 'sold for kr 1 200,-', '1200 NOK'],
    [asked('dropDown', 'Kind'), 'Letter', 'two letters from Bergen', LETTER],
    [asked('contact', 'Giver'), 'Kari Nordmann', 'given by Kari Nordmann', KARI],
    [asked('coordinates', 'Place'), '59.9139, 10.7522', 'at 59.9139, 10.7522', '59.9139,10.7522'],
    [asked('yesNo', 'On loan'), 'yes', 'On loan: ja', 'yes'],
  ])('%j: %s in %j', (attribute, value, text, proposed) => {
    expect(proposalsOfModel(claims(value), [attribute], [passage(text, { page: 2 })])).toMatchObject([{ values: [proposed], source: 'Model', page: 2 }])
  })

  it.each([
    [asked('text', 'Artist'), 'Pablo Picasso', 'A picture by Edvard Munch, 1893'],
    [asked('text', 'Artist'), 'Edvard A. Munch', 'A picture by Edvard Munch, 1893'],
    [asked('edtf', 'Date'), '1894', 'A picture by Edvard Munch, 1893'],
    [asked('edtf', 'Date'), 'soon', 'A picture by Edvard Munch, soon'],
    [asked('number', 'Height', { unit: 'cm' }), '13 cm', 'a plate, 12 x 8 cm'],
    [asked('price', 'Price', { currency: 'NOK' }), '1200 EUR', 'sold for € 1200'],
    [asked('dropDown', 'Kind'), 'Painting', 'a painting from Bergen'],
    [asked('dropDown', 'Kind'), 'Letter', 'a painting from Bergen'],
    [asked('contact', 'Giver'), 'Ole Olsen', 'given by Ole Olsen'],
    [asked('contact', 'Giver'), KARI, 'given by nobody'],
    [asked('yesNo', 'On loan'), 'yes', 'On loan: nei'],
    [asked('asset', 'Copy of'), 'plates.tif', 'plates.tif'],
  ])('%j: not %s in %j', (attribute, value, text) => {
    expect(proposalsOfModel(claims(value), [attribute], [passage(text)])).toEqual([])
  })

  it('of the wrong passage, or of an attribute that there is not, nothing is proposed', () => {
    const attributes = [asked('text', 'Artist')]
    const passages = [passage('Edvard Munch'), passage('Oil on canvas', { number: 2 })]
    for (const [attribute, cited] of [[1, 2], [1, 3], [2, 1], [0, 1], [1, 0], [1.5, 1], [-1, 1]] as const) expect(proposalsOfModel([{ attribute, value: 'Edvard Munch', passage: cited }], attributes, passages)).toEqual([])
  })

  it('whatever a model says, what is proposed passes the attribute’s validation and stands in its passage', () => {
    const anything = fc.array(fc.record({ attribute: fc.integer({ min: -1, max: 16 }), value: fc.oneof(fc.string(), fc.constantFrom('1890', 'Kari Nordmann', '12 cm', 'yes', '[x](javascript:1)')), passage: fc.integer({ min: -1, max: 4 }) }))
    const attributes = ATTRIBUTE_TYPES.map((type) => asked(type, `On loan ${type}`))
    fc.assert(
      fc.property(anything, fc.array(fc.string(), { maxLength: 3 }), (said, texts) => {
        const passages = texts.map((text, at) => passage(text, { number: at + 1 }))
        for (const { attributeId, values, passage: from } of proposalsOfModel(said, attributes, passages)) {
          const attribute = attributes.find(({ id }) => id === attributeId)
          expect(attribute && judgedValues(values, attribute)).toEqual(Result.succeed(values))
          expect(texts.some((text) => text.includes(from))).toBe(true)
        }
      }),
    )
  })
})

describe('the passages that a model is given', () => {
  const text = Array.from({ length: 500 }, (_, at) => `Nothing of note on this page of the long book, number ${'x'.repeat(1 + (at % 5))}.`)
  it('are the file’s own fields, the names, the beginning, and what the attributes are called by', () => {
    const groups = [{ group: 'description', fields: [{ field: 'title', value: 'Log' }] }] as const
    const found = passagesFor([asked('text', 'Skipper')], material({ groups, name: 'log_book.pdf', folders: ['Ships'], text: [...text, 'The skipper was Ole Olsen of Bergen.'].join(' ') }))
    expect(found.slice(0, 4)).toMatchObject([
      { number: 1, source: 'EmbeddedMetadata', text: 'title: Log' },
      { number: 2, source: 'FileName', text: 'log book' },
      { number: 3, source: 'FolderName', text: 'Ships' },
      { number: 4, source: 'Text' },
    ])
    expect(found.some((one) => one.text.includes('The skipper was Ole Olsen'))).toBe(true)
    expect(found.length).toBeLessThanOrEqual(MOST_PASSAGES)
    expect(found.map(({ number }) => number)).toEqual(found.map((_, at) => at + 1))
  })

  it('name their pages', () => {
    expect(passagesFor([], material({ name: '.', text: 'The first page of it all.\fThe second page of it all.' }))).toMatchObject([{ page: 1 }, { page: 2 }])
  })
})
