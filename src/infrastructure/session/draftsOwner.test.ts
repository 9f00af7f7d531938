import { expect, it } from 'vitest'
import { claimsWith } from '../../domain/access/claims.fixture.ts'
import type { Workplace } from '../../domain/organizations/workplace.ts'
import { draftsOwner } from './draftsOwner.ts'

const place: Workplace = { id: 'fjord', name: 'Fjord Archive', modules: ['RECORDS'], features: [] }
const own = { ...claimsWith({}), globalRoles: ['Super Admin'] as const }

it('what is kept unsaved is one person’s, in the organization where they work', () => {
  expect([draftsOwner(own, undefined), draftsOwner(own, place)]).toEqual([`${own.user.id}.${own.organization.id}`, `${own.user.id}.fjord`])
})

it('who is not known owns nothing', () => {
  expect(draftsOwner(undefined, place)).toBe('')
})
