import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import { afterUserAction, USER_ACTIONS, USER_STATES } from './lifecycle.ts'
import { userProblems, type UserForm } from './user.ts'

const valid: UserForm = { username: 'ada', firstName: 'Ada', lastName: 'Berg', email: 'ada@harbour.example', roleId: 'r', language: 'no' }

describe('user', () => {
  it('takes all of it', () => {
    expect(userProblems(valid)).toEqual({})
    expect(userProblems({ username: '', firstName: '', lastName: '', email: '', roleId: '', language: '' })).toEqual({
      username: { code: 'required' },
      firstName: { code: 'required' },
      lastName: { code: 'required' },
      email: { code: 'required' },
      roleId: { code: 'required' },
      language: { code: 'notAnOption' },
    })
    expect(userProblems({ ...valid, email: 'ada@harbour' })).toEqual({ email: { code: 'invalidEmail' } })
  })

  it.each<keyof UserForm>(['username', 'firstName', 'lastName'])('%s has 2 to 255', (field) => {
    expect(misjudgedLengths((value) => userProblems({ ...valid, [field]: value })[field], 2, 255)).toEqual([])
  })

  it('is blocked, unblocked, deleted, and has its password reset', () => {
    expect(USER_STATES.map((state) => USER_ACTIONS.map((action) => afterUserAction(state, action) ?? '-'))).toEqual([
      ['Blocked', '-', 'Deleted', 'Active', 'Active', 'Active'],
      ['-', 'Active', 'Deleted', '-', 'Blocked', '-'],
      ['-', '-', '-', '-', '-', '-'],
    ])
    expect(USER_ACTIONS).toEqual(['block', 'unblock', 'delete', 'resetPassword', 'resetSecondStep', 'signOut'])
  })
})
