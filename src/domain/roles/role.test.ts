import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { roleProblems } from './role.ts'

describe('role', () => {
  it.each([
    [['VIEW_RESOURCES'], {}],
    [PERMISSIONS, {}],
    [[], { permissions: { code: 'permissionRequired' } }],
    [['VIEW_RESOURCES', 'FLY'], { permissions: { code: 'notAnOption' } }],
    [['VIEW_RESOURCES', 'VIEW_RESOURCES'], { permissions: { code: 'duplicated' } }],
  ])('with %j', (permissions, problems) => {
    expect(roleProblems({ name: 'Curator', permissions })).toEqual(problems)
  })

  it('has a name of 1 to 255', () => {
    const problem = (name: string) => roleProblems({ name, permissions: ['VIEW_RESOURCES'] })['name']
    expect(misjudgedLengths(problem, 0, 255)).toEqual([])
    expect(problem('')).toEqual({ code: 'required' })
  })
})
