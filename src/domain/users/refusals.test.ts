import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../access/permissions.ts'
import { ADMINISTRATION, ROLE_PERMISSIONS } from '../access/roles.ts'
import { administrationRefusal, grantRefusal, userRefusal, type DoneToUser, type Powers } from './lifecycle.ts'
import { reaches } from './reach.ts'

const admin: Powers = { id: 'ada', permissions: ROLE_PERMISSIONS.Admin, globalRoles: [] }
const user: Powers = { id: 'bo', permissions: ROLE_PERMISSIONS.User, globalRoles: [] }
const ALL: readonly DoneToUser[] = ['edit', 'block', 'unblock', 'delete', 'resetPassword', 'resetSecondStep']

describe('what is done to a user', () => {
  it('is fine where one may do all that they may', () => {
    expect(ALL.map((done) => userRefusal(admin, user, done))).toEqual(ALL.map(() => undefined))
    expect(ALL.map((done) => userRefusal(admin, { ...admin, id: 'cleo' }, done))).toEqual(ALL.map(() => undefined))
  })

  it('shuts nobody out by themselves', () => {
    const own = { code: 'OWN_ACCOUNT' }
    expect(ALL.map((done) => userRefusal(user, user, done))).toEqual([undefined, own, own, own, undefined, own])
  })

  it('is refused over who may do more, with what one lacks', () => {
    const narrow: Powers = { id: 'dag', permissions: ['EDIT_ORG_USERS', 'VIEW_RESOURCES'], globalRoles: [] }
    const wider = { ...user, permissions: ['VIEW_RESOURCES', 'OCR_ASSETS'] as const }
    const refusal = { code: 'PERMISSION_NOT_HELD', names: ['OCR_ASSETS'] }
    expect(ALL.map((done) => userRefusal(narrow, wider, done))).toEqual(ALL.map(() => refusal))
  })

  it('is refused over who has a role on the platform', () => {
    const platforms: Powers = { ...user, globalRoles: ['Super Admin'] }
    expect(userRefusal(admin, platforms, 'block')).toEqual({ code: 'PERMISSION_NOT_HELD', names: [] })
    expect(userRefusal({ ...admin, globalRoles: ['Super Admin'] }, platforms, 'block')).toBeUndefined()
  })
})

describe('a grant', () => {
  it('names what one lacks', () => {
    expect(grantRefusal(ROLE_PERMISSIONS.Publisher, ROLE_PERMISSIONS.User)).toBeUndefined()
    const refusal = { code: 'PERMISSION_NOT_HELD', names: ['MANAGE_ROLES'] }
    expect(grantRefusal(ROLE_PERMISSIONS.User, ['VIEW_RESOURCES', 'MANAGE_ROLES'])).toEqual(refusal)
  })
})

describe('the last administrator', () => {
  it.each([
    [0, 0, undefined],
    [1, 1, undefined],
    [2, 1, undefined],
    [1, 0, 'LAST_ADMINISTRATOR'],
    [5, 0, 'LAST_ADMINISTRATOR'],
  ])('of %i before and %i after', (before, after, code) => {
    expect(administrationRefusal(before, after)?.code).toBe(code)
  })

  it('is who holds what administration takes; the default Admin does, the others do not', () => {
    const administers = (role: keyof typeof ROLE_PERMISSIONS) => ADMINISTRATION.every((one) => ROLE_PERMISSIONS[role].includes(one))
    expect((['Super Admin', 'Admin', 'Publisher', 'User'] as const).map(administers)).toEqual([true, true, false, false])
  })
})

describe('reach', () => {
  it('is the own organization by either permission, another one only by the one for all', () => {
    const actions = [
      ['viewUsers', 'VIEW_MY_ORG_METADATA', 'VIEW_ALL_ORGS_METADATA'],
      ['addUsers', 'ADD_ORG_USERS', 'ADD_ANY_USERS'],
      ['editUsers', 'EDIT_ORG_USERS', 'EDIT_ALL_USERS'],
      ['blockUsers', 'BAN_ORG_USERS', 'BAN_ALL_USERS'],
      ['deleteUsers', 'DEL_ORG_USERS', 'DEL_ANY_USERS'],
      ['resetPasswords', 'RESET_ORG_PASSWORDS', 'RESET_ALL_PASSWORDS'],
    ] as const
    for (const [right, own, all] of actions) {
      expect([reaches([own], right, true), reaches([all], right, true)]).toEqual([true, true])
      expect([reaches([own], right, false), reaches([all], right, false)]).toEqual([false, true])
      expect(reaches(PERMISSIONS.filter((one) => one !== own && one !== all), right, true)).toBe(false)
      expect(reaches(PERMISSIONS.filter((one) => one !== all), right, false)).toBe(false)
    }
  })
})
