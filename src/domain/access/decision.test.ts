import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, isHidden, type Holder, type Wanted } from './decision.ts'
import { allOf, anyOf, hasFeature, hasModule, isAllowed } from './evaluate.ts'
import { FEATURES, MODULES } from './modules.ts'
import { PERMISSIONS } from './permissions.ts'
import { whoCanLift, type Reason } from './reason.ts'

const nobody: Holder = { permissions: [], globalRoles: [], modules: [], features: [] }
const itself = { by: 'itself' } as const
const above = { by: 'above', folder: 'Donor files' } as const

describe('decide', () => {
  it.each<[string, Partial<Holder>, Wanted, readonly Reason[]]>([
    ['nothing asked for', {}, {}, []],
    ['a requirement without permissions', {}, { requirements: [anyOf(), allOf()] }, []],
    ['a permission that is held', { permissions: ['MANAGE_ROLES'] }, { requirements: [allOf('MANAGE_ROLES')] }, []],
    [
      'one of two that are both needed',
      { permissions: ['EDIT_MY_ORG'] },
      { requirements: [allOf('EDIT_MY_ORG', 'MANAGE_ROLES')] },
      [{ tag: 'permission', operator: 'AND', missing: ['MANAGE_ROLES'] }],
    ],
    [
      'none of those of which one would do',
      {},
      { requirements: [anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG')] },
      [{ tag: 'permission', operator: 'OR', missing: ['EDIT_ALL_ORGS', 'EDIT_MY_ORG'] }],
    ],
    ['somebody who is blocked', { blocked: true, modules: ['RECORDS'] }, { module: 'RECORDS' }, [{ tag: 'blocked' }]],
    ['a module that is there', { modules: ['RECORDS'] }, { module: 'RECORDS' }, []],
    ['a module that is not', { modules: ['RECORDS'] }, { module: 'ARCHIVES' }, [{ tag: 'module', module: 'ARCHIVES' }]],
    ['no module at all', { modules: MODULES }, { module: 'none' }, [{ tag: 'module' }]],
    ['a feature that is not there', {}, { feature: 'AutoTag' }, [{ tag: 'feature', feature: 'AutoTag' }]],
    ['a global role', { globalRoles: ['Super Admin'] }, { globalRoles: ['Super Admin'] }, []],
    ['no global role', {}, { globalRoles: ['Super Admin'] }, [{ tag: 'globalRole', roles: ['Super Admin'] }]],
    ['a resource with nothing in the way', {}, { resource: { trashed: false, published: false } }, []],
    ['a restricted one', {}, { resource: { restricted: itself } }, [{ tag: 'restricted', place: itself }]],
    [
      'everything at once, in the order that decides',
      {},
      {
        requirements: [allOf('EDIT_RESOURCES'), allOf('UPLOAD_ASSETS')],
        module: 'RECORDS',
        feature: 'AutoTag',
        globalRoles: ['Super Admin'],
        resource: { restricted: above, trashed: true, published: true, publicationRestricted: itself },
      },
      [
        { tag: 'module', module: 'RECORDS' },
        { tag: 'feature', feature: 'AutoTag' },
        { tag: 'globalRole', roles: ['Super Admin'] },
        { tag: 'permission', operator: 'AND', missing: ['EDIT_RESOURCES'] },
        { tag: 'permission', operator: 'AND', missing: ['UPLOAD_ASSETS'] },
        { tag: 'restricted', place: above },
        { tag: 'trashed' },
        { tag: 'published' },
        { tag: 'publicationRestricted', place: itself },
      ],
    ],
  ])('%s', (_, held, wanted, reasons) => {
    expect(decide({ ...nobody, ...held }, wanted)).toEqual(reasons.length === 0 ? { allowed: true } : { allowed: false, reasons })
  })

  it.each<[Wanted, boolean]>([
    [{ module: 'RECORDS', requirements: [allOf('MANAGE_ROLES')] }, true],
    [{ feature: 'AutoTag' }, true],
    [{ requirements: [allOf('MANAGE_ROLES')] }, false],
    [{ resource: { trashed: true } }, false],
    [{}, false],
  ])('%j is not found rather than denied: %s', (wanted, hidden) => {
    expect(isHidden(decide(nobody, wanted))).toBe(hidden)
  })
})

const permissions = fc.subarray([...PERMISSIONS])
const requirement = fc.record({ operator: fc.constantFrom('OR' as const, 'AND' as const), permissions })
const holder: fc.Arbitrary<Holder> = fc.record({
  permissions,
  globalRoles: fc.subarray(['Super Admin' as const]),
  modules: fc.subarray([...MODULES]),
  features: fc.subarray([...FEATURES]),
})

describe('for whoever asks for whatever', () => {
  it('allows exactly what each check by itself allows', () => {
    fc.assert(
      fc.property(holder, fc.array(requirement, { maxLength: 3 }), fc.constantFrom(...MODULES), fc.constantFrom(...FEATURES), (who, requirements, module, feature) => {
        const expected =
          requirements.every((one) => isAllowed(who.permissions, one)) && hasModule(who.modules, module) && hasFeature(who.features, feature)
        expect(decide(who, { requirements, module, feature }).allowed).toBe(expected)
      }),
    )
  })

  it('names missing permissions which, given, lift the refusal', () => {
    fc.assert(
      fc.property(holder, fc.array(requirement, { minLength: 1, maxLength: 3 }), (who, requirements) => {
        const decision = decide(who, { requirements })
        if (decision.allowed) return
        const missing = decision.reasons.flatMap((reason) => (reason.tag === 'permission' ? reason.missing : []))
        expect(missing.some((permission) => who.permissions.includes(permission))).toBe(false)
        expect(decide({ ...who, permissions: [...who.permissions, ...missing] }, { requirements }).allowed).toBe(true)
      }),
    )
  })

  it('never allows less to who holds more', () => {
    fc.assert(
      fc.property(holder, permissions, requirement, (who, more, one) => {
        const before = decide(who, { requirements: [one] })
        const after = decide({ ...who, permissions: [...new Set([...who.permissions, ...more])] }, { requirements: [one] })
        expect(before.allowed && !after.allowed).toBe(false)
      }),
    )
  })
})

describe('whoCanLift', () => {
  it.each<[readonly Reason[], readonly string[]]>([
    [[], []],
    [[{ tag: 'restricted', place: itself }], ['MANAGE_RESTRICTED_ACCESS']],
    [[{ tag: 'globalRole', roles: ['Super Admin'] }], []],
    [
      [{ tag: 'permission', operator: 'AND', missing: ['UPLOAD_ASSETS'] }, { tag: 'permission', operator: 'AND', missing: ['MANAGE_ROLES'] }, { tag: 'trashed' }],
      ['MANAGE_ROLES', 'EDIT_ORG_USERS', 'RESTORE_RESOURCES'],
    ],
  ])('%j: who holds %j', (reasons, asked) => {
    expect(whoCanLift(reasons)).toEqual(asked)
  })
})
