import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from './permissions.ts'
import { canGrant, DEFAULT_ROLES, PLATFORM_PERMISSIONS, ROLE_PERMISSIONS } from './roles.ts'

describe('the default roles', () => {
  it('are four; the super administrator holds everything', () => {
    expect(DEFAULT_ROLES).toEqual(['Super Admin', 'Admin', 'Publisher', 'User'])
    expect(ROLE_PERMISSIONS['Super Admin']).toEqual(PERMISSIONS)
  })

  it('the administrator lacks exactly what reaches beyond the organization', () => {
    expect(PERMISSIONS.filter((permission) => !ROLE_PERMISSIONS.Admin.includes(permission)).toSorted()).toEqual([
      'ADD_ANY_USERS',
      'BAN_ALL_USERS',
      'BAN_ORGS',
      'CREATE_ORGS',
      'DEL_ANY_USERS',
      'EDIT_ALL_ORGS',
      'EDIT_ALL_USERS',
      'RESET_ALL_PASSWORDS',
      'VIEW_ALL_ORGS_METADATA',
      'VIEW_ALL_ORG_DETAILS',
    ])
    expect(PLATFORM_PERMISSIONS).toHaveLength(10)
  })

  it('the publisher lacks the administration of organizations, users, roles and restrictions', () => {
    expect(ROLE_PERMISSIONS.Admin.filter((permission) => !ROLE_PERMISSIONS.Publisher.includes(permission))).toEqual([
      'VIEW_MY_ORG_METADATA',
      'MANAGE_ROLES',
      'VIEW_MY_ORG_DETAILS',
      'EDIT_MY_ORG',
      'EDIT_ORG_USERS',
      'ADD_ORG_USERS',
      'BAN_ORG_USERS',
      'DEL_ORG_USERS',
      'MANAGE_RESTRICTED_ACCESS',
      'MANAGE_PUBLISH_RESTRICTED_ACCESS',
      'RESET_ORG_PASSWORDS',
    ])
  })

  it('the user views and downloads', () => {
    expect(ROLE_PERMISSIONS.User).toEqual([
      'VIEW_HOME_PAGE_DATA',
      'VIEW_DASHBOARD_DATA',
      'VIEW_RESOURCES',
      'VIEW_RESOURCE_DETAILS',
      'VIEW_CONTACTS',
      'DOWNLOAD_RESOURCES',
      'VIEW_ASSETS_BY_TEMPLATE',
    ])
  })

  it('each can grant the next, none the one before', () => {
    const granted = DEFAULT_ROLES.map((role) => DEFAULT_ROLES.map((next) => canGrant(ROLE_PERMISSIONS[role], ROLE_PERMISSIONS[next])))
    expect(granted).toEqual([
      [true, true, true, true],
      [false, true, true, true],
      [false, false, true, true],
      [false, false, false, true],
    ])
  })
})

describe('canGrant', () => {
  it('holds exactly for subsets', () => {
    const some = fc.subarray([...PERMISSIONS])
    fc.assert(
      fc.property(some, some, (held, wanted) => {
        expect(canGrant(held, wanted)).toBe(new Set([...held, ...wanted]).size === held.length)
      }),
    )
  })
})
