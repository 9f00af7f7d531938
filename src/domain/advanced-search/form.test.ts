import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noneOf } from '../query-language/normalForm.ts'
import { parseQuery } from '../query-language/parse.ts'
import { printQuery } from '../query-language/print.ts'
import { normalQuery } from '../query-language/query.fixture.ts'
import type { Leaf, Query } from '../query-language/query.ts'
import { EMPTY_FORM, formOfQuery, queryOfForm, searchFormProblems, type SearchForm } from './form.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const field = (name: string, value: string): Leaf => ({ kind: 'field', field: name, test: { is: 'equals', value } })
const word = (text: string): Leaf => ({ kind: 'text', text, match: 'word' })

describe('the form and the text', () => {
  it.each<[string, Partial<SearchForm>]>([
    ['', {}],
    ['old "stone quay" harb*', { term: 'old "stone quay" harb*' }],
    ['type:image', { assetType: 'image' }],
    [`repository:id:${ID}`, { repositoryId: ID }],
    ['added:2026-01-01..2026-12-31', { from: '01/01/2026', until: '12/31/2026' }],
    [`ship type:pdf repository:id:${ID} added:2026-01-01..2026-01-31 tag:a (tag:b OR quay) (c OR d) -tag:e -f`, {
      term: 'ship', assetType: 'pdf', repositoryId: ID, from: '01/01/2026', until: '01/31/2026',
      all: [field('tag', 'a')], any: [[field('tag', 'b'), word('quay')], [word('c'), word('d')]], none: [field('tag', 'e'), word('f')],
    }],
    ['type:image type:png', { assetType: 'image', all: [field('type', 'png')] }],
    ['added:7d', { all: [field('added', '7d')] }],
    ['repository:"Main store"', { all: [field('repository', 'Main store')] }],
    ['-made:*', { all: [{ kind: 'field', field: 'made', test: { is: 'none' } }] }],
  ])('%s: both ways', (typed, form) => {
    expect(formOfQuery(parseQuery(typed))).toEqual({ ...EMPTY_FORM, ...form })
    expect(printQuery(queryOfForm({ ...EMPTY_FORM, ...form }))).toBe(typed)
  })

  it.each([['a OR b c'], ['-(a b)'], ['b OR -c'], ['-*'], ['a OR -(b -(c d))'], ['x'.repeat(256)]])('%s: a condition that no row can show, and not lost', (typed) => {
    const form = formOfQuery(parseQuery(`tag:a ${/ OR /.test(typed) ? `(${typed})` : typed}`))
    expect(form).toEqual({ ...EMPTY_FORM, all: [field('tag', 'a')], others: [typed] })
    expect(formOfQuery(queryOfForm(form))).toEqual(form)
  })

  it('what is said of presence stays so when a group is excluded', () => {
    const form = formOfQuery(parseQuery('-(made:* OR ship)'))
    expect(form).toEqual({ ...EMPTY_FORM, all: [{ kind: 'field', field: 'made', test: { is: 'none' } }], none: [word('ship')] })
  })

  it('an excluded group of which a part is no row stays together', () => {
    expect(formOfQuery(parseQuery('-(a OR (b c))'))).toEqual({ ...EMPTY_FORM, others: ['-(a OR b c)'] })
  })

  it.each<[Partial<SearchForm>, string]>([
    [{ term: 'ship OR boat', assetType: 'image' }, '(ship OR boat) type:image'],
    [{ term: 'tag:a' }, 'tag:a'],
    [{ any: [[field('tag', 'a')], [], [field('tag', ' ')]] }, 'tag:a'],
    [{ none: [field('made', '1890'), { kind: 'field', field: 'made', test: { is: 'any' } }] }, '-made:1890 -made:*'],
    [{ from: '01/01/2026', until: '' }, ''],
  ])('%j asks for %s', (form, printed) => {
    expect(printQuery(queryOfForm({ ...EMPTY_FORM, ...form }))).toBe(printed)
  })

  it.each([
    ['-("old harbour" OR ship) -"old harbour"', '-"old harbour" -ship'],
    ['repository:none -(repository:* OR ship)', 'repository:none -ship'],
  ])('has what two conditions of %s ask for once', (twice, once) => {
    expect(formOfQuery(parseQuery(twice))).toEqual(formOfQuery(parseQuery(once)))
  })

  it('show the same, in whatever order', () => {
    const sorted = (query: Query): readonly string[] =>
      (query.kind === 'and' ? query.parts : [query]).flatMap((part) => (part.kind === 'not' && part.part.kind === 'or' ? part.part.parts.map((one) => printQuery(noneOf(one))) : [printQuery(part)])).toSorted()
    fc.assert(
      fc.property(normalQuery, (query) => {
        const form = formOfQuery(query)
        const again = queryOfForm(form)
        expect(formOfQuery(again)).toEqual(form)
        expect(new Set(sorted(again))).toEqual(new Set(sorted(query)))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the verdict on the form', () => {
  it.each<[Partial<SearchForm>, object]>([
    [{}, { term: { code: 'noSearchCriterion' } }],
    [{ all: [field('tag', ' ')], any: [[]] }, { term: { code: 'noSearchCriterion' } }],
    [{ all: [field('tag', 'a')] }, {}],
    [{ none: [word('a')] }, {}],
    [{ others: ['-(a b)'] }, {}],
    [{ others: [' * '] }, { term: { code: 'noSearchCriterion' } }],
    [{ term: 'ship', from: '01/01/2026' }, { until: { code: 'fromAndUntilTogether' } }],
    [{ any: [Array.from({ length: 51 }, (_, index) => field('tag', `t${index}`))], term: 'a' }, { term: { code: 'tooManyConditions', limit: 50 } }],
  ])('%#', (form, problems) => {
    expect(searchFormProblems({ ...EMPTY_FORM, ...form })).toEqual(problems)
  })
})
