import { expect, it } from 'vitest'
import { ROLE_PERMISSIONS } from '../access/roles.ts'
import { judgeMany, type ChangeOfMany, type OneOfMany } from './many.ts'

const one = (id: string, rest: Partial<OneOfMany> = {}): OneOfMany => ({
  id,
  permissions: ROLE_PERMISSIONS.User,
  globalRoles: [],
  state: 'active',
  roleId: 'user',
  groupPermissions: [],
  sessions: 0,
  ...rest,
})
const admin = (id: string, rest: Partial<OneOfMany> = {}) => one(id, { permissions: ROLE_PERMISSIONS.Admin, roleId: 'admin', ...rest })
const platform = { id: 'chief', permissions: ROLE_PERMISSIONS['Super Admin'], globalRoles: ['Super Admin'] } as const
const toUser: ChangeOfMany = { kind: 'role', roleId: 'user', permissions: ROLE_PERMISSIONS.User }

it('is done to those who can be changed; who is left out has the reason', () => {
  const chosen = [admin('ada'), one('bo', { sessions: 2 }), one('cleo', { state: 'blocked' }), one('dag', { globalRoles: ['Super Admin'] })]
  expect(judgeMany(admin('ada'), chosen, ['ada'], { kind: 'block' })).toEqual({
    done: ['bo'],
    left: [
      { id: 'ada', code: 'OWN_ACCOUNT' },
      { id: 'cleo', code: 'STALE_EDIT' },
      { id: 'dag', code: 'PERMISSION_NOT_HELD' },
    ],
    signedIn: 1,
    losing: 0,
  })
})

it('leaves the last administrator, and lets those before go', () => {
  const all = [admin('ada'), admin('bo'), one('cleo')]
  for (const change of [{ kind: 'block' } as const, toUser]) {
    const { done, left } = judgeMany(platform, all, ['ada', 'bo'], change)
    expect(done).toContain('ada')
    expect(left).toContainEqual({ id: 'bo', code: 'LAST_ADMINISTRATOR' })
  }
})

it('an administrator by a group stays one with another role', () => {
  const byGroup = admin('ada', { groupPermissions: ROLE_PERMISSIONS.Admin })
  expect(judgeMany(platform, [byGroup], ['ada'], toUser)).toMatchObject({ done: ['ada'], losing: 0 })
})

it('counts who loses what they may do now', () => {
  const chosen = [one('bo', { permissions: ROLE_PERMISSIONS.Publisher, roleId: 'publisher' }), one('cleo', { permissions: [], roleId: 'none' }), one('dag')]
  expect(judgeMany(platform, chosen, ['x'], toUser)).toMatchObject({ done: ['bo', 'cleo'], left: [{ id: 'dag', code: 'STALE_EDIT' }], losing: 1 })
})
