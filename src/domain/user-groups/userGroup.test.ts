import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { lackingToRegroup, MOST_MEMBERS, NOBODY, userGroupProblems, type Granting } from './userGroup.ts'

describe('a group of users', () => {
  it('has a name of 1 to 255', () => {
    const problem = (name: string) => userGroupProblems({ name, roleId: null, members: [] })['name']
    expect(misjudgedLengths(problem, 0, 255)).toEqual([])
    expect(problem('')).toEqual({ code: 'required' })
  })

  it.each([
    [[], {}],
    [['a', 'b'], {}],
    [['a', 'a'], { members: { code: 'duplicated' } }],
    [Array.from({ length: MOST_MEMBERS }, (_, at) => `${at}`), {}],
    [Array.from({ length: MOST_MEMBERS + 1 }, (_, at) => `${at}`), { members: { code: 'aboveMaximum', limit: MOST_MEMBERS } }],
  ])('holds each user once, and not too many', (members, problems) => {
    expect(userGroupProblems({ name: 'Interns', roleId: null, members })).toEqual(problems)
  })
})

describe('what somebody lacks to change a group', () => {
  const held = ['VIEW_RESOURCES'] as const
  const viewing: Granting = { permissions: ['VIEW_RESOURCES'], members: ['a'] }
  const editing: Granting = { permissions: ['EDIT_RESOURCES'], members: ['a'] }
  it.each<[string, Granting, Granting, readonly string[]]>([
    ['to make one that gives what they hold', NOBODY, viewing, []],
    ['to make one that gives more', NOBODY, editing, ['EDIT_RESOURCES']],
    ['to leave it as it is', editing, editing, []],
    ['to add somebody to it', editing, { ...editing, members: ['a', 'b'] }, ['EDIT_RESOURCES']],
    ['to take somebody out of it', { ...editing, members: ['a', 'b'] }, editing, ['EDIT_RESOURCES']],
    ['to add somebody to one that gives what they hold', viewing, { ...viewing, members: ['a', 'b'] }, []],
    ['to take its role away', editing, { ...editing, permissions: [] }, ['EDIT_RESOURCES']],
    ['to delete it', editing, NOBODY, ['EDIT_RESOURCES']],
  ])('%s', (_, before, after, names) => {
    expect(lackingToRegroup(held, before, after)).toEqual(names)
  })
})
