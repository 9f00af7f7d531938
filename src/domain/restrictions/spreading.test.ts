import { expect, it } from 'vitest'
import { ROLE_PERMISSIONS } from '../access/roles.ts'
import { spreadReason } from './spreading.ts'

const somebody = { id: 'nora', permissions: ROLE_PERMISSIONS.User, missing: 2 }

it.each([
  ['gives who lacks some', somebody, undefined],
  ['leaves out the own account', { ...somebody, id: 'me' }, 'OWN_ACCOUNT'],
  ['leaves out who administers', { ...somebody, permissions: ROLE_PERMISSIONS.Admin }, 'ADMINISTRATOR'],
  ['leaves out who has all', { ...somebody, missing: 0 }, 'STALE_EDIT'],
] as const)('%s', (_, target, reason) => {
  expect(spreadReason('me', target)).toBe(reason)
})
