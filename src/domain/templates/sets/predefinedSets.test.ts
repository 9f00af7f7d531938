import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../preferences/language.ts'
import { attributesProblems, type AttributeForm } from '../attribute.ts'
import { canRepeat } from '../attributeTypes.ts'
import { PREDEFINED_SETS } from './predefinedSets.ts'

const set = (id: string) => PREDEFINED_SETS.find((one) => one.id === id)?.attributes ?? []
const elementsOf = (id: string) => set(id).map(({ element }) => element)

const PLAIN = { id: null, required: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', unit: null, currency: null, options: [] }

describe.each(PREDEFINED_SETS)('$id', ({ attributes, names }) => {
  it.each(LANGUAGES)('is a template without problems as it is, in %s', (language) => {
    const forms: readonly AttributeForm[] = attributes.map(({ element, type, repeatable, names: own }) => ({ ...PLAIN, element, type, repeatable, name: own[language] }))
    expect(attributesProblems(forms)).toEqual({})
    expect(names[language]).not.toBe('')
  })

  it('repeats only what can be repeated', () => {
    expect(attributes.filter(({ repeatable, type }) => repeatable && !canRepeat(type))).toEqual([])
  })
})

it('no identifier stands in two places', () => {
  const all = PREDEFINED_SETS.flatMap(({ attributes }) => attributes.map(({ element }) => element))
  expect(all.filter((element, at) => all.indexOf(element) < at)).toEqual([])
})

it('Dublin Core begins with its fifteen elements, and has all properties of the terms', () => {
  expect(elementsOf('dublinCore').slice(0, 15)).toEqual(
    ['title', 'creator', 'subject', 'description', 'publisher', 'contributor', 'date', 'type', 'format', 'identifier', 'source', 'language', 'relation', 'coverage', 'rights'].map(
      (name) => `dcterms:${name}`,
    ),
  )
  expect(elementsOf('dublinCore')).toHaveLength(55)
})

it('ISAD(G) has its seven areas with their 26 elements', () => {
  const counts = Map.groupBy(elementsOf('isadG'), (element) => element.slice(0, 'isadg:3.1'.length))
  expect([...counts].map(([area, inside]) => [area, inside.length])).toEqual([
    ['isadg:3.1', 5],
    ['isadg:3.2', 4],
    ['isadg:3.3', 4],
    ['isadg:3.4', 5],
    ['isadg:3.5', 4],
    ['isadg:3.6', 1],
    ['isadg:3.7', 3],
  ])
})

it('IPTC Core has all properties of the standard, by the names that they have in XMP', () => {
  const own = ['AltTextAccessibility', 'CountryCode', 'CreatorContactInfo', 'ExtDescrAccessibility', 'IntellectualGenre', 'Location', 'Scene', 'SubjectCode']
  const photoshop = ['AuthorsPosition', 'CaptionWriter', 'City', 'Country', 'Credit', 'DateCreated', 'Headline', 'Instructions', 'Source', 'State', 'TransmissionReference']
  const dublinCore = ['creator', 'description', 'rights', 'subject', 'title']
  const all = [...own.map((name) => `Iptc4xmpCore:${name}`), ...dublinCore.map((name) => `dc:${name}`), ...photoshop.map((name) => `photoshop:${name}`), 'xmpRights:UsageTerms']
  expect(elementsOf('iptcCore').toSorted()).toEqual(all.toSorted())
})

it('Spectrum names what objects are asked first', () => {
  expect(elementsOf('spectrum').slice(0, 4)).toEqual(['spectrum:object-number', 'spectrum:other-number', 'spectrum:number-of-objects', 'spectrum:object-name'])
  expect(set('spectrum').find(({ element }) => element === 'spectrum:object-production-date')?.type).toBe('edtf')
})
