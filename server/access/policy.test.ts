import { describe, expect, it } from 'vitest'
import { allOf, anyOf } from '../../src/domain/access/evaluate.ts'
import type { Right } from '../../src/domain/access/right.ts'
import { refusal, resourceTypeOf, type SignedInPolicy } from './policy.ts'
import type { Viewer } from './viewer.ts'

const viewer: Viewer = {
  sessionId: 's',
  userId: 'u',
  email: 'a@b.no',
  firstName: 'Ada',
  lastName: 'Berg',
  role: 'User',
  permissions: ['VIEW_RESOURCES'],
  globalRoles: [],
  homeOrganizationId: 'o',
  organization: { id: 'o', name: 'Harbour Museum' },
  modules: ['RECORDS', 'CONTACTS'],
  features: ['AutoTag'],
  restricted: false,
  sessionEnds: 0,
}

const policy = (parts: Partial<Right>): SignedInPolicy => ({ access: 'signedIn', right: { requirement: allOf(), ...parts } })

describe('a policy', () => {
  it.each([
    [policy({}), undefined],
    [policy({ requirement: allOf('VIEW_RESOURCES') }), undefined],
    [policy({ requirement: anyOf('EDIT_RESOURCES', 'VIEW_RESOURCES') }), undefined],
    [policy({ requirement: allOf('EDIT_RESOURCES', 'VIEW_RESOURCES') }), { code: 'PERMISSION_DENIED' }],
    [policy({ globalRole: 'Super Admin' }), { code: 'PERMISSION_DENIED' }],
    [policy({ feature: 'AutoTag' }), undefined],
    [policy({ feature: 'IndexContent', requirement: allOf('EDIT_RESOURCES') }), { code: 'NOT_FOUND' }],
    [policy({ module: 'named', requirement: allOf('EDIT_RESOURCES') }), { code: 'NOT_FOUND' }],
  ] as const)('%j gives %j', (asked, verdict) => {
    expect(refusal(viewer, asked, undefined)).toEqual(verdict)
  })

  it('works in a module that the organization has', () => {
    expect(refusal(viewer, policy({ module: 'named' }), 'RECORDS')).toBeUndefined()
    expect(
      ['RECORDS', 'ARCHIVES', 'CONTACTS', 'records', '', undefined, ['RECORDS']].map((header) => resourceTypeOf(viewer, header)),
    ).toEqual(['RECORDS', ...Array.from({ length: 6 }, () => undefined)])
  })
})
