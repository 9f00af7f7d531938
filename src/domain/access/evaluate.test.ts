import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf, anyOf, hasFeature, hasGlobalRole, hasModule, isAllowed, UnknownOperator, type Requirement } from './evaluate.ts'
import type { GlobalRole } from './modules.ts'
import { PERMISSIONS, type Permission } from './permissions.ts'

const permissions = fc.subarray([...PERMISSIONS])
const malformed = (operator: string, ...names: readonly Permission[]) => ({ operator, permissions: names }) as unknown as Requirement

describe('isAllowed', () => {
  it.each<[string, readonly Permission[], Requirement, boolean]>([
    ['any: one held', ['VIEW_CONTACTS'], anyOf('MANAGE_ROLES', 'VIEW_CONTACTS'), true],
    ['any: none held', ['VIEW_RESOURCES'], anyOf('MANAGE_ROLES', 'VIEW_CONTACTS'), false],
    ['any: nothing held', [], anyOf('MANAGE_ROLES'), false],
    ['all: both held', ['MANAGE_ROLES', 'VIEW_CONTACTS'], allOf('VIEW_CONTACTS', 'MANAGE_ROLES'), true],
    ['all: one of two held', ['VIEW_CONTACTS'], allOf('VIEW_CONTACTS', 'MANAGE_ROLES'), false],
    ['all: nothing held', [], allOf('MANAGE_ROLES'), false],
    ['any of none passes', [], anyOf(), true],
    ['all of none passes', [], allOf(), true],
  ])('%s', (_, held, requirement, verdict) => {
    expect(isAllowed(held, requirement)).toBe(verdict)
  })

  it.each(['XOR', 'or', '', 'NOT'])('takes no other operator: %j', (operator) => {
    expect(() => isAllowed(PERMISSIONS, malformed(operator, 'MANAGE_ROLES'))).toThrow(new UnknownOperator(operator))
    expect(() => isAllowed([], malformed(operator))).toThrow(UnknownOperator)
  })

  it('names the defect and the operator', () => {
    const defect = new UnknownOperator('XOR')
    expect({ name: defect.name, operator: defect.operator, message: defect.message }).toEqual({
      name: 'UnknownOperator',
      operator: 'XOR',
      message: "A requirement's operator is OR or AND, not XOR",
    })
  })

  it('any is all for one permission, and is implied by all', () => {
    fc.assert(
      fc.property(permissions, permissions, fc.constantFrom(...PERMISSIONS), (held, wanted, one) => {
        expect(isAllowed(held, anyOf(one))).toBe(isAllowed(held, allOf(one)))
        expect(isAllowed(held, anyOf(...wanted)) || !isAllowed(held, allOf(...wanted))).toBe(true)
      }),
    )
  })

  it('never takes away what fewer permissions allowed', () => {
    fc.assert(
      fc.property(permissions, permissions, permissions, fc.constantFrom(anyOf, allOf), (held, more, wanted, make) => {
        const requirement = make(...wanted)
        expect(!isAllowed(held, requirement) || isAllowed([...held, ...more], requirement)).toBe(true)
      }),
    )
  })
})

describe('memberships', () => {
  it('a global role matches when any does', () => {
    expect(hasGlobalRole(['Super Admin'], ['Super Admin'])).toBe(true)
    expect(hasGlobalRole(['Super Admin'], ['Auditor' as GlobalRole, 'Super Admin'])).toBe(true)
    expect(hasGlobalRole([], ['Super Admin'])).toBe(false)
    expect(hasGlobalRole([], [])).toBe(true)
  })

  it('modules and features are held or not', () => {
    expect(hasModule(['RECORDS', 'CONTACTS'], 'CONTACTS')).toBe(true)
    expect(hasModule(['RECORDS', 'CONTACTS'], 'ARCHIVES')).toBe(false)
    expect(hasFeature(['AutoTag', 'TwoFaAuth'], 'TwoFaAuth')).toBe(true)
    expect(hasFeature(['AutoTag'], 'IndexContent')).toBe(false)
  })
})
