import { describe, expect, it } from 'vitest'
import type { MetadataGroup } from '../embedded-metadata/metadata.ts'
import type { AttributeType } from '../templates/attributeTypes.ts'
import { choicesInFile, valuesInFile, wordsInFile } from './fromFile.ts'
import { attributeOf } from './values.fixture.ts'

const PHOTOGRAPH: readonly MetadataGroup[] = [
  {
    group: 'description',
    fields: [
      { field: 'title', value: 'Harbour at dusk' },
      { field: 'author', value: 'Solberg, Ingrid' },
      { field: 'keywords', value: 'harbour, herring, quay' },
      { field: 'city', value: 'Bergen' },
      { field: 'country', value: 'Norway' },
    ],
  },
  { group: 'camera', fields: [{ field: 'takenAt', value: '05/01/2024 12:30:00' }] },
  { group: 'location', fields: [{ field: 'latitude', value: '60.391667' }, { field: 'longitude', value: '5.316667' }] },
  { group: 'other', fields: [{ field: 'IPTC Headline', value: 'The last herring' }] },
]

const found = (type: AttributeType, element: string | null, { repeatable = false, has = [], groups = PHOTOGRAPH }: { repeatable?: boolean; has?: readonly string[]; groups?: readonly MetadataGroup[] } = {}) =>
  valuesInFile({ ...attributeOf(type), required: false, repeatable, element }, groups, has, 'en-US')

describe('what a file says of an attribute', () => {
  it.each([
    ['text', 'dcterms:title', ['Harbour at dusk']],
    ['text', 'isadg:3.1.2', ['Harbour at dusk']],
    ['text', 'dc:creator', ['Solberg, Ingrid']],
    ['text', 'photoshop:Headline', ['The last herring']],
    ['text', 'dcterms:spatial', ['Bergen, Norway']],
    ['edtf', 'dcterms:created', ['2024-05-01']],
    ['date', 'photoshop:DateCreated', ['2024-05-01']],
    ['time', 'dcterms:created', ['12:30:00']],
    ['coordinates', null, ['60.391667,5.316667']],
    ['integer', 'dcterms:title', []],
    ['text', 'dcterms:publisher', []],
    ['text', null, []],
  ] as const)('a %s that stands for %s', (type, element, values) => {
    expect(found(type, element)).toEqual(values)
  })

  it('keywords are several values where there can be several', () => {
    expect(found('text', 'dcterms:subject', { repeatable: true })).toEqual(['harbour', 'herring', 'quay'])
    expect(found('text', 'dcterms:subject')).toEqual(['harbour, herring, quay'])
  })

  it('nothing is offered that the attribute has already', () => {
    expect(found('text', 'dcterms:title', { has: ['harbour at DUSK'] })).toEqual([])
    expect(found('text', 'dcterms:title', { has: ['Harbour'] })).toEqual(['Harbour at dusk'])
  })

  it('nothing is offered of a text that was cut when the file was read', () => {
    const groups: readonly MetadataGroup[] = [{ group: 'description', fields: [{ field: 'caption', value: `${'a'.repeat(499)}…` }] }]
    expect(found('longText', 'dcterms:description', { groups })).toEqual([])
  })

  it('one value that does not fit keeps all from being offered', () => {
    const groups: readonly MetadataGroup[] = [{ group: 'description', fields: [{ field: 'keywords', value: `quay, ${'a'.repeat(300)}` }] }]
    expect(found('text', 'dcterms:subject', { groups, repeatable: true })).toEqual([])
  })
})

describe('what a file says of a choice', () => {
  const choice = (type: 'dropDown' | 'multipleChoice', element = 'dcterms:subject') => ({ ...attributeOf(type), required: false, repeatable: false, element })
  const [harbour, quay] = [{ id: 'a', label: 'Harbour' }, { id: 'b', label: 'Quay' }]

  it('is its words, each once, to be looked up', () => {
    expect(wordsInFile(choice('multipleChoice'), PHOTOGRAPH)).toEqual(['harbour', 'herring', 'quay'])
    expect(wordsInFile(choice('dropDown', 'dcterms:title'), PHOTOGRAPH)).toEqual(['Harbour at dusk'])
    expect(wordsInFile(choice('dropDown', 'dcterms:publisher'), PHOTOGRAPH)).toEqual([])
    expect(wordsInFile({ ...attributeOf('text'), required: false, repeatable: true, element: 'dcterms:subject' }, PHOTOGRAPH)).toEqual([])
  })

  it('is a contact as far as one alone is called so', () => {
    const words = [{ word: 'Ada Berg', option: harbour }, { word: 'Eva Lund', option: null, namesakes: [harbour, quay] }, { word: 'Nobody', option: null }]
    const people = { ...attributeOf('contact'), required: false, repeatable: true, element: 'dcterms:creator' }
    expect(choicesInFile(people, words, [])).toEqual({ values: [harbour], unknown: ['Nobody'], several: ['Eva Lund'] })
  })

  it('is offered as far as there are such options; a word that is none is told', () => {
    const words = [{ word: 'harbour', option: harbour }, { word: 'herring', option: null }, { word: 'quay', option: quay }, { word: 'Harbour', option: harbour }]
    expect(choicesInFile(choice('multipleChoice'), words, [])).toEqual({ values: [harbour, quay], unknown: ['herring'], several: [] })
    expect(choicesInFile(choice('dropDown'), words.slice(0, 2), [])).toEqual({ values: [harbour], unknown: ['herring'], several: [] })
    expect(choicesInFile(choice('multipleChoice'), words, ['b', 'a'])).toEqual({ values: [], unknown: ['herring'], several: [] })
    expect(choicesInFile(choice('dropDown'), [{ word: 'herring', option: null }], [])).toEqual({ values: [], unknown: ['herring'], several: [] })
  })
})
