import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionsOf } from './conditions.ts'
import { facetState, withFacet, withoutFacet, type FacetState } from './facets.ts'
import { parseQuery } from './parse.ts'
import { printQuery } from './print.ts'
import { normalQuery } from './query.fixture.ts'

const NOTHING: FacetState = { included: [], excluded: [], missing: null }
const stateOf = (typed: string, field = 'tag'): FacetState => facetState(parseQuery(typed), field)
const said = (typed: string, state: Partial<FacetState>, field = 'tag'): string => printQuery(withFacet(parseQuery(typed), field, state))

describe('what a query says of a facet', () => {
  it.each<[string, Partial<FacetState>]>([
    ['', {}],
    ['ship person:Ada', {}],
    ['tag:a', { included: ['a'] }],
    ['ship (tag:a OR tag:"b c")', { included: ['a', 'b c'] }],
    ['etiqueta:a', { included: ['a'] }],
    ['-tag:a ship -tag:b', { excluded: ['a', 'b'] }],
    ['-(tag:a OR tag:b)', { excluded: ['a', 'b'] }],
    ['tag:none', { missing: 'included' }],
    ['(tag:a OR tag:none)', { included: ['a'], missing: 'included' }],
    ['tag:*', { missing: 'excluded' }],
    ['tag:a -tag:b tag:*', { included: ['a'], excluded: ['b'], missing: 'excluded' }],
    ['tag:a tag:b', { included: ['a'] }],
    ['tag:a OR ship', {}],
    ['(tag:a OR person:b)', {}],
    ['tag:a*', {}],
    ['-(tag:a ship)', {}],
  ])('%s', (typed, state) => {
    expect(stateOf(typed)).toEqual({ ...NOTHING, ...state })
  })

  it.each<[string, Partial<FacetState>, string]>([
    ['', { included: ['a'] }, 'tag:a'],
    ['ship', { included: ['a', 'b c', 'a'] }, 'ship (tag:a OR tag:"b c")'],
    ['ship OR boat', { included: ['a'] }, '(ship OR boat) tag:a'],
    ['tag:a ship', { included: ['a', 'b'] }, '(tag:a OR tag:b) ship'],
    ['tag:a ship -tag:b', {}, 'ship'],
    ['ship', { excluded: ['a', 'b'] }, 'ship -tag:a -tag:b'],
    ['tag:a', { included: ['a'], missing: 'included' }, 'tag:a OR -tag:*'],
    ['tag:a', { excluded: ['b'], missing: 'excluded' }, '-tag:b tag:*'],
    ['tag:a tag:b', { included: ['c'] }, 'tag:c tag:b'],
    ['tag:a', { included: [' '] }, ''],
  ])('%s with %j', (typed, state, printed) => {
    expect(said(typed, state)).toBe(printed)
  })

  it('is what was put there, and what is left is all else', () => {
    const value = fc.constantFrom('a', 'b c', 'none', '>x', 'id:1', 'x..y')
    const values = fc.uniqueArray(value, { maxLength: 3 })
    const state = fc.record({ included: values, excluded: values, missing: fc.constantFrom('included' as const, 'excluded' as const, null) })
    fc.assert(
      fc.property(normalQuery, state, fc.constantFrom('tag', "Maker's name"), (query, wanted, field) => {
        const base = withoutFacet(query, field)
        fc.pre(JSON.stringify(facetState(base, field)) === JSON.stringify(NOTHING) && printQuery(base) !== '-*')
        const made = withFacet(base, field, wanted)
        expect(facetState(made, field)).toEqual(wanted)
        expect(withFacet(made, field, facetState(made, field))).toEqual(made)
        expect(parseQuery(printQuery(made))).toEqual(made)
        expect(withoutFacet(made, field)).toEqual(base)
      }),
      { numRuns: 2_000 },
    )
  })
})

it('a query has conditions, each of which can be taken away', () => {
  const left = (typed: string) => conditionsOf(parseQuery(typed)).map(({ text, without }) => [text, printQuery(without)])
  expect(left('')).toEqual([])
  expect(left('ship')).toEqual([['ship', '']])
  expect(left('ship OR boat')).toEqual([['ship OR boat', '']])
  expect(left('ship tag:a -(b OR c)')).toEqual([
    ['ship', 'tag:a -(b OR c)'],
    ['tag:a', 'ship -(b OR c)'],
    ['-(b OR c)', 'ship tag:a'],
  ])
})
