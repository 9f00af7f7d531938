import { describe, expect, it } from 'vitest'
import { readersLeft } from './readersLeft.ts'

type Gone = Parameters<typeof readersLeft>[1]

describe('whom a template is for after some are gone', () => {
  it.each<[string, readonly string[], readonly string[], Gone, readonly string[], readonly string[]]>([
    ['a deleted role is out of it', ['a', 'b'], ['x'], { kind: 'role', ids: ['a'], successor: 'c' }, ['b'], ['x']],
    ['a deleted user is out of it', ['a'], ['x', 'y'], { kind: 'user', ids: ['x', 'y'], successor: 'z' }, ['a'], []],
    ['others leave it as it is', ['a'], [], { kind: 'user', ids: ['x'], successor: 'z' }, ['a'], []],
    ['the role that users get stands in where nobody is left', ['a'], [], { kind: 'role', ids: ['a'], successor: 'c' }, ['c'], []],
    ['the successor stands in where nobody is left', [], ['x', 'y'], { kind: 'user', ids: ['x', 'y'], successor: 'z' }, [], ['z']],
    ['it is for nobody where nobody takes over', ['a'], [], { kind: 'role', ids: ['a'], successor: null }, [], []],
    ['of the same name, roles are no users', ['a'], [], { kind: 'user', ids: ['a'], successor: 'z' }, ['a'], []],
  ])('%s', (_case, rolesIds, usersIds, gone, roles, users) => {
    expect(readersLeft({ rolesIds, usersIds }, gone)).toEqual({ rolesIds: roles, usersIds: users })
  })
})
