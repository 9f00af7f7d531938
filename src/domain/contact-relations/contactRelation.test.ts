import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { contactRelationProblems, tidiedRelation, typedRelation } from './contactRelation.ts'

const donor = { kind: 'donor', from: '', until: '', note: '' }

describe('what a contact is to an asset', () => {
  it.each([
    [donor, {}],
    [{ ...donor, from: '1887', until: '1902~' }, {}],
    [{ ...donor, from: '1887', until: '1887-05' }, {}],
    [{ ...donor, from: '188X', until: '1885' }, {}],
    [{ ...donor, kind: 'friend' }, { kind: { code: 'notAnOption' } }],
    [{ ...donor, from: 'about 1887' }, { from: { code: 'invalidEdtf' } }],
    [{ ...donor, from: '1902', until: '1887' }, { until: { code: 'untilBeforeFrom' } }],
    [{ ...donor, from: '1902', until: 'later' }, { until: { code: 'invalidEdtf' } }],
  ])('%j: %j', (form, problems) => {
    expect(contactRelationProblems(form)).toEqual(problems)
  })

  it('may be said in a thousand letters', () => {
    expect(misjudgedLengths((note) => contactRelationProblems({ ...donor, note })['note'], 0, 1000)).toEqual([])
  })

  it('is stored in one way', () => {
    expect(tidiedRelation({ kind: 'maker', from: ' ~1890-~05 ', until: ' ', note: ' by hand ' })).toEqual({ kind: 'maker', from: '1890-05~', until: '', note: 'by hand' })
  })

  it('is dated in words as well', () => {
    expect(typedRelation({ ...donor, from: 'about 1887', until: 'before 1902' })).toEqual({ ...donor, from: '1887~', until: '../1902' })
    expect(typedRelation({ ...donor, from: '1887', until: 'later' })).toEqual({ ...donor, from: '1887', until: 'later' })
  })
})
