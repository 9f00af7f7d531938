import { describe, expect, it } from 'vitest'
import { changesIn } from './entry.ts'
import { activityFilterOf, activityFilterProblems, EMPTY_FILTER } from './filter.ts'
import { areCounted, withRefusal } from './refused.ts'
import { parseTarget, targetText } from './targets.ts'

describe('what an entry changed', () => {
  it.each([
    [null, null, []],
    [{ name: 'Old' }, { name: 'New' }, [{ field: 'name', before: 'Old', after: 'New' }]],
    [null, { term: 'anchor', total: 3 }, [{ field: 'term', before: '', after: 'anchor' }, { field: 'total', before: '', after: '3' }]],
    [{ modules: ['RECORDS', 'ARCHIVES'], blocked: null }, { modules: [] }, [
      { field: 'modules', before: 'RECORDS, ARCHIVES', after: '' },
      { field: 'blocked', before: '', after: '' },
    ]],
    [{ address: { city: 'Bergen' } }, { webReady: true }, [
      { field: 'address', before: '{"city":"Bergen"}', after: '' },
      { field: 'webReady', before: '', after: 'true' },
    ]],
    [null, { copiedFrom: 'asset-1', folderId: 'folder-1', folder: 'Quay' }, [{ field: 'folder', before: '', after: 'Quay' }]],
  ])('of %j and %j is %j', (before, after, changes) => {
    expect(changesIn({ before, after })).toEqual(changes)
  })

  it('of a contact stands in the order of its form', () => {
    const after = { city: 'Oslo', phone: '1', picture: 'changed', category: 'Dealers', categoryId: 'x', lastName: 'Berg', firstName: 'Ada' }
    expect(changesIn({ kind: 'contact.updated', before: null, after }).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'category', 'phone', 'city', 'picture'])
    expect(changesIn({ kind: 'asset.updated', before: null, after: { city: 'Oslo', firstName: 'Ada' } }).map(({ field }) => field)).toEqual(['city', 'firstName'])
  })
})

describe('sign-ins that were refused', () => {
  const refused = { times: 2, limited: 1, lastAt: '2026-11-20T10:00:00.000Z' }

  it.each([
    ['2026-11-20T09:30:00.000Z', '2026-11-20T10:59:59.000Z', { ...refused, times: 3, lastAt: '2026-11-20T10:59:59.000Z' }],
    ['2026-11-20T09:30:00.000Z', '2026-11-20T11:00:00.000Z', undefined],
    ['2026-11-19T10:31:00.000Z', '2026-11-20T10:30:00.000Z', { ...refused, times: 3, lastAt: '2026-11-20T10:30:00.000Z' }],
    ['2026-11-19T10:30:00.000Z', '2026-11-20T10:30:00.000Z', undefined],
  ])('since %s have another one at %s: %j', (firstAt, at, counted) => {
    expect(withRefusal(refused, firstAt, at)).toEqual(counted)
  })

  it('are told with their numbers, where there is more than one that was judged', () => {
    const changes = [
      { field: 'refusedTimes', before: '', after: '2' },
      { field: 'refusedUnjudged', before: '', after: '1' },
      { field: 'refusedLast', before: '', after: '2026-11-20T10:00:00.000Z' },
    ]
    expect(changesIn({ before: null, after: null, refused })).toEqual(changes)
    expect(changesIn({ before: null, after: null, refused: { ...refused, limited: 0 } })[1]).toEqual({ field: 'refusedUnjudged', before: '', after: '' })
    expect(changesIn({ before: null, after: null, refused: { ...refused, times: 1, limited: 0 } })).toEqual([])
    expect([areCounted({ ...refused, times: 1 }), areCounted({ ...refused, limited: 0 })]).toEqual([true, true])
  })
})

describe('a filter of the activity log', () => {
  it.each([
    ['', '', {}],
    ['01/31/2026', '', {}],
    ['', '01/31/2026', {}],
    ['01/31/2026', '01/31/2026', {}],
    ['02/01/2026', '01/31/2026', { until: { code: 'untilBeforeFrom' } }],
    ['31/01/2026', '01/31/2026', { from: { code: 'invalidDate' } }],
    ['02/30/2026', 'soon', { from: { code: 'invalidDate' }, until: { code: 'invalidDate' } }],
  ])('from "%s" until "%s" has the problems %j', (from, until, problems) => {
    expect(activityFilterProblems({ from, until })).toEqual(problems)
  })

  it('does not narrow by what is empty', () => {
    expect(activityFilterOf(EMPTY_FILTER)).toEqual({})
    expect(activityFilterOf({ ...EMPTY_FILTER, firstName: '  ' })).toEqual({})
  })

  it('has days of the calendar and names without white space around them', () => {
    const form = { firstName: ' Ada ', lastName: 'Berg', kind: 'login', status: 'Failed', from: '01/02/2026', until: '12/31/2026', object: 'asset:nothing' } as const
    expect(activityFilterOf(form)).toEqual({ firstName: 'Ada', lastName: 'Berg', kind: 'login', status: 'Failed', from: '2026-01-02', until: '2026-12-31' })
  })
})

describe('what the log is narrowed to by its address', () => {
  const id = '0a1b2c3d-0000-4000-8000-000000000001'

  it.each([
    [`asset:${id}`, { kind: 'asset', id }],
    [`role:${id.toUpperCase()}`, { kind: 'role', id }],
    [`tenant:${id}`, undefined],
    ['asset:1', undefined],
    [`asset:${id}:more`, undefined],
    [id, undefined],
    ['', undefined],
  ])('"%s" is %j', (text, target) => {
    expect(parseTarget(text)).toEqual(target)
    expect(activityFilterOf({ ...EMPTY_FILTER, object: text })).toEqual(target === undefined ? {} : { object: target })
  })

  it('is said as it is read', () => {
    expect(parseTarget(targetText({ kind: 'folder', id }))).toEqual({ kind: 'folder', id })
  })
})
