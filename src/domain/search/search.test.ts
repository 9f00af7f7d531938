import { describe, expect, it } from 'vitest'
import { LONG, misjudgedLengths, slowest } from '../validation/samples.fixture.ts'
import { advancedSearchProblems, hasCriterion, type AdvancedSearchForm } from './advanced.ts'
import { asksFields, normalizeQuery, simpleSearchProblem, termProblem, termsOf } from './query.ts'

describe('a query', () => {
  it('is sent in NFC with single blanks', () => {
    expect(normalizeQuery('  old \n\t maps  e\u0301 ')).toBe('old maps \u00E9')
    expect(normalizeQuery(' ')).toBe('')
  })

  it('has words, each once, without case', () => {
    expect(termsOf(' Old MAPS old ma\u0301ps ')).toEqual(['old', 'maps', 'm\u00E1ps'])
    expect(termsOf(' ')).toEqual([])
  })

  it('is a term of at most 255', () => {
    expect(misjudgedLengths(simpleSearchProblem, 0, 255)).toEqual([])
    for (const blank of ['', ' ', '\u200B']) expect(simpleSearchProblem(blank)).toEqual({ code: 'noSearchCriterion' })
    expect(termProblem(' ')).toBeUndefined()
    expect(simpleSearchProblem('a\u0000')).toEqual({ code: 'invalidCharacters' })
    expect(simpleSearchProblem('\uD800')).toEqual({ code: 'invalidCharacters' })
    expect(simpleSearchProblem('a\nb')).toBeUndefined()
    expect(simpleSearchProblem('%_\\"\' OR 1=1; <b>')).toBeUndefined()
    expect(slowest(simpleSearchProblem)).toBeLessThan(LONG)
    expect(slowest(termsOf)).toBeLessThan(LONG)
  })

  it.each([
    ['type:image', true],
    ['ship -tag:old', true],
    ['"Maker\'s name":Aas', true],
    ['type:', true],
    ['ship (type:', true],
    ['type', false],
    ['Harbour: a view', false],
    ['9:', true],
    ['ship : boat', false],
  ])('“%s” asks for a field: %s', (query, expected) => {
    expect(asksFields(query)).toBe(expected)
  })
})

const empty: AdvancedSearchForm = { term: '', assetType: '', repositoryId: '', from: '', until: '' }
const period = { from: '01/01/2026', until: '12/31/2026' }

describe('advanced search', () => {
  it.each<[Partial<AdvancedSearchForm>, Record<string, unknown>]>([
    [{}, { term: { code: 'noSearchCriterion' } }],
    [{ term: ' ', assetType: ' ' }, { term: { code: 'noSearchCriterion' } }],
    [{ term: 'map' }, {}],
    [{ assetType: 'image' }, {}],
    [{ repositoryId: 'r' }, {}],
    [period, {}],
    [{ from: '01/01/2026', until: '01/01/2026' }, {}],
    [{ from: '12/31/2025', until: '01/01/2026' }, {}],
    [{ from: '01/01/2026' }, { until: { code: 'fromAndUntilTogether' } }],
    [{ term: 'map', until: '01/01/2026' }, { from: { code: 'fromAndUntilTogether' } }],
    [{ from: '01/02/2026', until: '01/01/2026' }, { until: { code: 'untilBeforeFrom' } }],
    [{ from: '13/01/2026', until: '01/01/2026' }, { from: { code: 'invalidDate' } }],
    [{ from: '01/01/2026', until: 'x' }, { until: { code: 'invalidDate' } }],
    [{ from: 'x' }, { from: { code: 'invalidDate' }, until: { code: 'fromAndUntilTogether' } }],
    [{ term: '\u0000' }, { term: { code: 'invalidCharacters' } }],
    [
      { assetType: 'a'.repeat(256), repositoryId: 'a'.repeat(256) },
      { assetType: { code: 'tooLong', limit: 255 }, repositoryId: { code: 'tooLong', limit: 255 } },
    ],
  ])('%j', (given, problems) => {
    expect(advancedSearchProblems({ ...empty, ...given })).toEqual(problems)
  })

  it.each<keyof AdvancedSearchForm>(['term', 'assetType', 'repositoryId', 'from', 'until'])('%s alone is enough', (field) => {
    expect(hasCriterion({ ...empty, [field]: 'x' })).toBe(true)
    expect(hasCriterion({ ...empty, [field]: ' ' })).toBe(false)
  })
})
