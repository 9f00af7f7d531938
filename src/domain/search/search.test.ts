import { describe, expect, it } from 'vitest'
import { LONG, misjudgedLengths, slowest } from '../validation/samples.fixture.ts'
import { advancedSearchCode, advancedSearchProblems, hasCriterion, type AdvancedSearchForm } from './advanced.ts'
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
  it.each<[Partial<AdvancedSearchForm>, Record<string, unknown>, string | undefined]>([
    [{}, { term: { code: 'noSearchCriterion' } }, 'ADVANCED_SEARCH_NO_WORDS'],
    [{ term: ' ', assetType: ' ' }, { term: { code: 'noSearchCriterion' } }, 'ADVANCED_SEARCH_NO_WORDS'],
    [{ term: 'map' }, {}, undefined],
    [{ assetType: 'image' }, {}, undefined],
    [{ repositoryId: 'r' }, {}, undefined],
    [period, {}, undefined],
    [{ from: '01/01/2026', until: '01/01/2026' }, {}, undefined],
    [{ from: '12/31/2025', until: '01/01/2026' }, {}, undefined],
    [{ from: '01/01/2026' }, { until: { code: 'fromAndUntilTogether' } }, 'VALIDATION_FAILED'],
    [{ term: 'map', until: '01/01/2026' }, { from: { code: 'fromAndUntilTogether' } }, 'VALIDATION_FAILED'],
    [{ from: '01/02/2026', until: '01/01/2026' }, { until: { code: 'untilBeforeFrom' } }, 'VALIDATION_FAILED'],
    [{ from: '13/01/2026', until: '01/01/2026' }, { from: { code: 'invalidDate' } }, 'VALIDATION_FAILED'],
    [{ from: '01/01/2026', until: 'x' }, { until: { code: 'invalidDate' } }, 'VALIDATION_FAILED'],
    [{ from: 'x' }, { from: { code: 'invalidDate' }, until: { code: 'fromAndUntilTogether' } }, 'VALIDATION_FAILED'],
    [{ term: '\u0000' }, { term: { code: 'invalidCharacters' } }, 'VALIDATION_FAILED'],
    [
      { assetType: 'a'.repeat(256), repositoryId: 'a'.repeat(256) },
      { assetType: { code: 'tooLong', limit: 255 }, repositoryId: { code: 'tooLong', limit: 255 } },
      'VALIDATION_FAILED',
    ],
  ])('%j', (given, problems, code) => {
    const found = advancedSearchProblems({ ...empty, ...given })
    expect(found).toEqual(problems)
    expect(advancedSearchCode(found)).toBe(code)
  })

  it.each<keyof AdvancedSearchForm>(['term', 'assetType', 'repositoryId', 'from', 'until'])('%s alone is enough', (field) => {
    expect(hasCriterion({ ...empty, [field]: 'x' })).toBe(true)
    expect(hasCriterion({ ...empty, [field]: ' ' })).toBe(false)
  })
})
