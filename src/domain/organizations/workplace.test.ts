import { expect, it } from 'vitest'
import { claimsWith } from '../access/claims.fixture.ts'
import { claimsAt, type Workplace } from './workplace.ts'

const place: Workplace = { id: 'o2', name: 'Fjord Archive', modules: ['RECORDS'], features: ['AutoTag'] }
const own = claimsWith({ permissions: ['VIEW_RESOURCES'], modules: ['CONTACTS'] })
const platform = { ...own, globalRoles: ['Super Admin'] as const }

it('a super administrator has the modules and features of where they work, and their own permissions', () => {
  expect(claimsAt(platform, place)).toEqual({
    ...platform,
    organization: { id: 'o2', name: 'Fjord Archive' },
    settings: { availableModules: ['RECORDS'], availableFeatures: ['AutoTag'] },
  })
})

it.each([
  ['nobody else works elsewhere', own, place],
  ['without another organization they are at home', platform, undefined],
  ['the own organization is home', platform, { ...place, id: platform.organization.id }],
] as const)('%s', (_, claims, chosen) => {
  expect(claimsAt(claims, chosen)).toBe(claims)
})
