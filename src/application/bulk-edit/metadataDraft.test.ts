import { describe, expect, it } from 'vitest'
import { bulkDraftProblems, bulkEditOf, isDraftTouched, refilled, UNTOUCHED, type BulkDraft } from './bulkDraft.ts'
import { NO_METADATA, valuesDraft, valuesWaysOf, withoutValues, withTemplate, withValues } from './metadataDraft.ts'

const attribute = (id: string, type: 'text' | 'number' | 'multipleChoice' = 'text', more: object = {}) => ({ id, type, unit: null, currency: null, required: true, repeatable: false, ...more })
const draft = (metadata: BulkDraft['metadata']): BulkDraft => ({ ...UNTOUCHED, metadata })

describe('the metadata of many assets, as it is filled in', () => {
  it('asks for nothing where nothing is filled in', () => {
    expect([isDraftTouched(UNTOUCHED), bulkEditOf(UNTOUCHED)]).toEqual([false, {}])
  })

  it('asks for values in their canonical writing, and for templates', () => {
    const metadata = withTemplate(withValues(NO_METADATA, valuesDraft(attribute('height', 'number', { unit: 'mm' }), 'replace', ['2,5'], 'no')), 'plate', true)
    expect(isDraftTouched(draft(metadata))).toBe(true)
    expect(bulkEditOf(draft(metadata))).toEqual({ metadata: { assign: ['plate'], changes: [{ attributeId: 'height', how: 'replace', values: ['2.5 mm'] }] } })
    expect(bulkEditOf(draft(withTemplate(metadata, 'plate', false)))).toEqual({ metadata: { assign: [], changes: [{ attributeId: 'height', how: 'replace', values: ['2.5 mm'] }] } })
  })

  it('keeps each attribute where it stands, and lets go of it', () => {
    const [one, other] = [valuesDraft(attribute('a'), 'replace', ['x'], 'en-US'), valuesDraft(attribute('b'), 'replace', ['y'], 'en-US')]
    const both = withValues(withValues(NO_METADATA, one), other)
    expect(withValues(both, valuesDraft(attribute('a'), 'remove', ['x'], 'en-US')).values.map(({ attributeId, how }) => [attributeId, how])).toEqual([['a', 'remove'], ['b', 'replace']])
    expect(withoutValues(both, 'a').values).toEqual([other])
  })

  it('says what is wrong at the attribute, and says it until it is mended', () => {
    const [height, title] = [attribute('height', 'number'), attribute('title')]
    const wrong = draft(withValues(withValues(NO_METADATA, valuesDraft(height, 'replace', ['tall'], 'en-US')), valuesDraft(title, 'replace', [''], 'en-US')))
    const problems = bulkDraftProblems(wrong)
    expect(problems).toEqual({ 'metadata.height': { code: 'notNumber' }, 'metadata.title': { code: 'required' } })
    const mended = draft(withValues(wrong.metadata, valuesDraft(title, 'replace', ['Plate'], 'en-US')))
    expect(refilled({ draft: wrong, problems }, { metadata: mended.metadata }).problems).toEqual({ 'metadata.height': { code: 'notNumber' } })
    expect(bulkDraftProblems(draft(withValues(NO_METADATA, valuesDraft(title, 'remove', [''], 'en-US'))))).toEqual({})
  })

  it('appends where an attribute takes several', () => {
    expect(valuesWaysOf(attribute('a'))).toEqual(['replace', 'remove'])
    expect(valuesWaysOf(attribute('a', 'text', { repeatable: true }))).toEqual(['replace', 'append', 'remove'])
    expect(valuesWaysOf(attribute('a', 'multipleChoice'))).toEqual(['replace', 'append', 'remove'])
  })
})
