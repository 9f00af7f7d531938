import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { keptQuery, mayChange, mayShare, MOST_ROLES, savedSearchProblems } from './savedSearch.ts'

const form = { name: 'Ships', q: 'ship', roleIds: [] }

describe('a search that is saved', () => {
  it('has a name of 1 to 255', () => {
    expect(misjudgedLengths((name) => savedSearchProblems({ ...form, name })['name'], 0, 255)).toEqual([])
    expect(savedSearchProblems({ ...form, name: ' ' })).toEqual({ name: { code: 'required' } })
  })

  it.each([
    ['', { q: { code: 'noSearchCriterion' } }],
    [' * ', { q: { code: 'noSearchCriterion' } }],
    ['ship', {}],
    ['x'.repeat(2_001), { q: { code: 'tooLong', limit: 2_000 } }],
  ])('looks for something: %#', (q, problems) => {
    expect(savedSearchProblems({ ...form, q })).toEqual(problems)
  })

  it('names each role once, and not too many', () => {
    const ids = Array.from({ length: MOST_ROLES + 1 }, (_, index) => `${index}`)
    expect(savedSearchProblems({ ...form, roleIds: ids.slice(1) })).toEqual({})
    expect(savedSearchProblems({ ...form, roleIds: ids })).toEqual({ roleIds: { code: 'aboveMaximum', limit: MOST_ROLES } })
    expect(savedSearchProblems({ ...form, roleIds: ['a', 'a'] })).toEqual({ roleIds: { code: 'duplicated' } })
  })

  it('is kept as it is printed', () => {
    expect(keptQuery(' mappe:Havn  AND ship ')).toBe('folder:Havn ship')
  })

  it.each([
    [true, [], [], true],
    [false, ['r'], ['MANAGE_ROLES'], true],
    [false, [], ['MANAGE_ROLES'], false],
    [false, ['r'], ['VIEW_RESOURCES'], false],
  ] as const)('own %s, for roles %j, with %j: may be changed: %s', (isOwn, roleIds, permissions, expected) => {
    expect(mayChange({ isOwn, roleIds }, permissions)).toBe(expected)
  })

  it('is for roles where these may be listed', () => {
    expect(mayShare(['VIEW_RESOURCES', 'MANAGE_ROLES'])).toBe(true)
    expect(mayShare(['VIEW_RESOURCES'])).toBe(false)
  })
})
