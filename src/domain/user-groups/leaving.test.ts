import { expect, it } from 'vitest'
import type { Permission } from '../access/permissions.ts'
import { leavingRefusal } from './leaving.ts'

const RESTRICTING: readonly Permission[] = ['MANAGE_ROLES', 'MANAGE_RESTRICTED_ACCESS']
const OWN = { code: 'OWN_ACCOUNT' }
const LACKING = { code: 'PERMISSION_NOT_HELD', names: ['MANAGE_RESTRICTED_ACCESS'] }

it.each<[string, readonly Permission[], readonly string[], readonly string[], unknown]>([
  ['nobody leaves', [], ['ola', 'kari'], ['ola', 'kari', 'per'], undefined],
  ['somebody leaves by who may lift restrictions', RESTRICTING, ['kari', 'per'], ['per'], undefined],
  ['somebody leaves by who may not', ['MANAGE_ROLES'], ['kari', 'per'], ['per'], LACKING],
  ['who leaves is who does it', RESTRICTING, ['ola', 'kari'], ['kari'], OWN],
  ['who does it is among all who lose the group', RESTRICTING, ['ola', 'kari'], [], OWN],
])('of a group that restricts, %s', (_, permissions, before, after, refusal) => {
  expect(leavingRefusal({ id: 'ola', permissions }, { members: before }, { members: after })).toEqual(refusal)
})
