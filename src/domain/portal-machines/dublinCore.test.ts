import { describe, expect, it } from 'vitest'
import { PREDEFINED_SETS } from '../templates/sets/predefinedSets.ts'
import { DUBLIN_CORE_ELEMENTS, dublinCoreOf, dublinCoreRecord } from './dublinCore.ts'

describe('an element of a standard as Dublin Core', () => {
  it.each([
    // DCMI: a refinement is given as what it refines.
    ['dcterms:title', 'title'],
    ['dc:title', 'title'],
    ['dcterms:alternative', 'title'],
    ['dcterms:created', 'date'],
    ['dcterms:issued', 'date'],
    ['dcterms:spatial', 'coverage'],
    ['dcterms:temporal', 'coverage'],
    ['dcterms:extent', 'format'],
    ['dcterms:medium', 'format'],
    ['dcterms:abstract', 'description'],
    ['dcterms:isPartOf', 'relation'],
    ['dcterms:license', 'rights'],
    ['dcterms:bibliographicCitation', 'identifier'],
    ['dcterms:audience', undefined],
    ['dcterms:provenance', undefined],
    ['isadg:3.1.1', 'identifier'],
    ['isadg:3.1.2', 'title'],
    ['isadg:3.1.3', 'date'],
    ['isadg:3.1.5', 'format'],
    ['isadg:3.2.1', 'creator'],
    ['isadg:3.3.1', 'description'],
    ['isadg:3.4.3', 'language'],
    ['isadg:3.4.1', 'rights'],
    ['isadg:3.7.1', undefined],
    ['spectrum:object-number', 'identifier'],
    ['spectrum:object-name', 'type'],
    ['spectrum:object-production-person', 'creator'],
    ['spectrum:object-production-date', 'date'],
    ['spectrum:material', 'format'],
    ['spectrum:right-note', 'rights'],
    ['spectrum:object-valuation', undefined],
    ['spectrum:current-location', undefined],
    ['spectrum:condition', undefined],
    ['photoshop:Headline', 'title'],
    ['photoshop:DateCreated', 'date'],
    ['photoshop:City', 'coverage'],
    ['xmpRights:UsageTerms', 'rights'],
    ['Iptc4xmpCore:CreatorContactInfo', undefined],
    ['photoshop:Instructions', undefined],
    ['constructor', undefined],
    ['house:colour', undefined],
  ])('%s is %s', (element, expected) => {
    expect(dublinCoreOf(element)).toBe(expected)
  })

  it('is found for all fifteen, in every set that has them', () => {
    const elements = PREDEFINED_SETS.flatMap(({ attributes }) => attributes.map(({ element }) => element))
    const found = new Set(elements.map(dublinCoreOf))
    expect(DUBLIN_CORE_ELEMENTS.filter((element) => !found.has(element))).toEqual([])
  })
})

describe('a record', () => {
  it('gives elements in their order, each value once, and nothing that is empty', () => {
    const record = dublinCoreRecord([
      { element: 'dcterms:rights', value: 'Public domain' },
      { element: 'spectrum:title', value: 'The Solveig' },
      { element: 'dcterms:title', value: 'The Solveig' },
      { element: 'dcterms:alternative', value: 'Barque at the quay' },
      { element: 'dcterms:creator', value: ' ' },
      { element: 'house:colour', value: 'blue' },
    ])
    expect(Object.entries(record)).toEqual([
      ['title', ['The Solveig', 'Barque at the quay']],
      ['rights', ['Public domain']],
    ])
  })
})
