import { expect, it } from 'vitest'
import { claimsWith } from '../access/claims.fixture.ts'
import { type Feature, MODULES } from '../access/modules.ts'
import { pagesOf } from './pages.ts'
import { type Permission, PERMISSIONS } from '../access/permissions.ts'

const paths = (claims: ReturnType<typeof claimsWith>) => pagesOf(claims).map(({ path }) => path)

it('leads somebody who may see everything everywhere', () => {
  expect(paths(claimsWith({ permissions: PERMISSIONS, modules: MODULES, features: ['AutoTag'] }))).toEqual(
    expect.arrayContaining(['/', '/dashboard', '/records/folders', '/archives/web-ready', '/collections', '/favorites', '/advanced-search', '/advanced-search/saved', '/duplicates', '/suggestions', '/share-links', '/trash', '/admin-panel/user-roles', '/profile']),
  )
})

it('leads nobody where they are refused, nor to modules that the organization lacks', () => {
  expect(paths(claimsWith({ permissions: [] }))).toEqual(['/profile'])
  const records = claimsWith({ permissions: ['VIEW_RESOURCES'], modules: ['RECORDS'] })
  expect(paths(records)).toEqual(['/records/folders', '/records/assets', '/records/web-ready', '/favorites', '/advanced-search', '/advanced-search/saved', '/duplicates', '/profile'])
})

it('leads to collections by the page that tells of them, and to all that the search finds there', () => {
  const claims = claimsWith({ permissions: ['VIEW_RESOURCES'], modules: ['COLLECTIONS'] })
  expect(paths(claims)).toEqual(['/collections', '/collections/assets', '/collections/web-ready', '/favorites', '/advanced-search', '/advanced-search/saved', '/duplicates', '/profile'])
})

it.each([
  [['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'DOWNLOAD_RESOURCES'], true],
  [['VIEW_RESOURCES', 'EDIT_MY_ORG'], true],
  [['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'], false],
] as const)('leads to share links whoever shares, and whoever oversees what others share: %j', (permissions, leads) => {
  expect(paths(claimsWith({ permissions: [...permissions], modules: ['RECORDS'] })).includes('/share-links')).toBe(leads)
})

it('leads to the assistant where the organization has it', () => {
  expect([paths(claimsWith({ permissions: [] })), paths(claimsWith({ permissions: [], features: ['AiSearchEngine'] }))]).toEqual([['/profile'], ['/ai-assistant', '/profile']])
})

it('leads to people where the organization has faces recognized, whoever may see details', () => {
  const leads = (permissions: readonly Permission[], features: readonly Feature[]) => paths(claimsWith({ permissions, modules: ['RECORDS'], features })).includes('/people')
  expect([leads(['VIEW_RESOURCE_DETAILS'], ['FacialRecognition']), leads(['VIEW_RESOURCES'], ['FacialRecognition']), leads(['VIEW_RESOURCE_DETAILS'], [])]).toEqual([true, false, false])
})

const EDITS: readonly Permission[] = ['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'EDIT_RESOURCES']

it('leads to what is proposed whoever may decide it, where the organization has anything proposed', () => {
  const leads = (permissions: readonly Permission[], features: readonly Feature[]) => paths(claimsWith({ permissions, modules: ['RECORDS'], features })).includes('/suggestions')
  expect([leads(EDITS, ['AutoTag']), leads(EDITS, ['AutofillTemplate']), leads(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS'], ['AutoTag']), leads(EDITS, [])]).toEqual([true, true, false, false])
})
