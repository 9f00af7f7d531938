import { generatePath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { FEATURES, GLOBAL_ROLES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ROUTES } from '../../src/domain/navigation/routes.ts'
import type { RouteRule } from '../../src/domain/navigation/rule.ts'
import { ASSET_PAGES, FOLDER_PAGES } from '../../src/ui/routing/detailTabs.ts'
import { METADATA_IMPORT, PEOPLE, SAVED_SEARCHES, SEARCH } from '../../src/ui/routing/rules.ts'
import { SCREENS } from '../../src/ui/routing/screens.ts'
import { visit } from './visit.ts'

const addressOf = ({ path, tails }: RouteRule): string =>
  generatePath(path, { resourceType: 'records', folderId: 'f1', assetId: 'a1', id: '1', organizationId: 'o1', '*': tails?.[0] ?? 'x' })

const everything = { permissions: PERMISSIONS, modules: MODULES, features: FEATURES, globalRoles: GLOBAL_ROLES }
const rules = [...ROUTES, SEARCH, SAVED_SEARCHES, PEOPLE, METADATA_IMPORT].filter(({ access }) => access === 'signedIn')
// `/` leads everybody who is signed in on, whatever they may see; its own tests stand below.
const inside = rules.filter(({ id }) => id !== 'home')
/** `/admin-panel` is no page: it leads to one. */
const isLanding = ({ id }: RouteRule) => id === 'adminPanel'
const addresses = (chosen: readonly RouteRule[]) => chosen.map(addressOf)

test.each(addresses(rules))('%s leads somebody who is not signed in to /login, and is remembered', async (address) => {
  expect(await visit(`${address}?sort=size`, undefined)).toEqual({ at: '/login', status: undefined, wanted: `${address}?sort=size` })
})

test('an address that leads nowhere is the 404 page for everybody', async () => {
  for (const claims of [undefined, claimsWith(everything)]) expect(await visit('/records/nowhere/at/all', claims)).toMatchObject({ at: '/records/nowhere/at/all', status: 404 })
})

test.each(addresses(inside.filter(({ rights }) => rights.some(({ requirement }) => requirement.permissions.length > 0))))('%s is the 401 page without its permissions', async (address) => {
  expect(await visit(address, claimsWith({ ...everything, permissions: [] }))).toMatchObject({ at: address, status: 401 })
})

test.each(addresses(inside.filter(({ rights }) => rights.some(({ module }) => module !== undefined))))('%s is the 404 page without its module', async (address) => {
  expect(await visit(address, claimsWith({ ...everything, modules: [] }))).toMatchObject({ at: address, status: 404 })
})

test.each(addresses(inside.filter(({ rights }) => rights.some(({ feature }) => feature !== undefined))))('%s is the 404 page without its feature', async (address) => {
  expect(await visit(address, claimsWith({ ...everything, features: [] }))).toMatchObject({ at: address, status: 404 })
})

test.each(addresses(inside.filter(({ rights }) => rights.some(({ globalRole }) => globalRole !== undefined))))('%s is the 401 page without its role of the platform', async (address) => {
  expect(await visit(address, claimsWith({ ...everything, globalRoles: [] }))).toMatchObject({ at: address, status: 401 })
})

test('every route has a screen', () => {
  expect(inside.filter((rule) => SCREENS[rule.id] === undefined && !isLanding(rule)).map(({ id }) => id)).toEqual([])
})

test.each(addresses(inside.filter((rule) => !isLanding(rule))))('%s opens for somebody who may', async (address) => {
  expect(await visit(address, claimsWith(everything))).toMatchObject({ at: address, status: undefined })
})

test.each(['/nowhere', '/records', '/records/nothing/here', '/reset-password/nothing'])('%s is the 404 page for everybody', async (address) => {
  expect((await visit(address, undefined)).status).toBe(404)
  expect((await visit(address, claimsWith(everything))).status).toBe(404)
})

test.each(['/contacts/folders', '/maps/folders'])('%s is the 404 page: the segment names no module with folders', async (address) => {
  expect((await visit(address, claimsWith(everything))).status).toBe(404)
})

test('an asset without a tab shows its details', async () => {
  expect(await visit('/records/assets/a1/detail?folder=f1', claimsWith(everything))).toMatchObject({
    at: '/records/assets/a1/detail/details?folder=f1',
  })
})

test.each(ASSET_PAGES.map(({ segment }) => segment))('an asset’s tab %s opens', async (segment) => {
  expect((await visit(`/records/assets/a1/detail/${segment}`, claimsWith(everything))).status).toBeUndefined()
})

test('a folder without a tab shows its details', async () => {
  expect(await visit('/records/folders/f1/detail', claimsWith(everything))).toMatchObject({ at: '/records/folders/f1/detail/details' })
})

test.each(FOLDER_PAGES.map(({ segment }) => segment))('a folder’s tab %s opens', async (segment) => {
  expect((await visit(`/records/folders/f1/detail/${segment}`, claimsWith(everything))).status).toBeUndefined()
})

test.each(['/records/assets/a1/detail/nothing', '/records/assets/a1/detail/history/more', '/records/folders/f1/detail/seo', '/records/folders/f1/detail/metadata'])(
  '%s is the 404 page: there is no such tab',
  async (address) => {
    expect((await visit(address, claimsWith(everything))).status).toBe(404)
  },
)

describe('/', () => {
  test.each([
    ['itself, the home page, for who may see it and has a library', { permissions: ['VIEW_HOME_PAGE_DATA', 'VIEW_RESOURCES'], modules: ['RECORDS'] }, '/'],
    ['the administration, where home has nothing to tell', { permissions: ['VIEW_HOME_PAGE_DATA', 'MANAGE_ROLES'], modules: [] }, '/admin-panel/user-roles'],
    ['the first module', { permissions: ['VIEW_RESOURCES'], modules: ['ARCHIVES', 'RECORDS'] }, '/records/folders'],
    ['the module there is', { permissions: ['VIEW_RESOURCES'], modules: ['ARCHIVES'] }, '/archives/folders'],
    ['the administration, where there is only that', { permissions: ['MANAGE_ROLES'], modules: [] }, '/admin-panel/user-roles'],
    ['the public portal, where there is only that', { permissions: ['MANAGE_PUBLIC_PORTAL_DATA'], modules: [] }, '/admin-panel/organization-portal'],
    ['itself, where there is nothing', { permissions: [], modules: ['RECORDS'] }, '/'],
  ] as const)('leads to %s', async (_, held, at) => {
    expect(await visit('/', claimsWith(held))).toMatchObject({ at, status: undefined })
  })
})

describe('the admin panel', () => {
  test.each([
    ['organizations and accounts', ['VIEW_MY_ORG_METADATA', 'MANAGE_ROLES'], '/admin-panel/organizations-accounts'],
    ['user roles', ['MANAGE_ROLES', 'MANAGE_ITEM_TEMPLATES'], '/admin-panel/user-roles'],
    ['metadata templates', ['MANAGE_ITEM_TEMPLATES'], '/admin-panel/metadata-templates'],
  ] as const)('leads to %s', async (_, permissions, at) => {
    expect((await visit('/admin-panel', claimsWith({ ...everything, permissions }))).at).toBe(at)
  })

  test('is the 401 page for somebody who administers nothing', async () => {
    expect(await visit('/admin-panel', claimsWith({ ...everything, permissions: ['VIEW_RESOURCES'] }))).toMatchObject({ at: '/admin-panel', status: 401 })
  })

  test('is where somebody without a library begins', async () => {
    expect(await visit('/', claimsWith({ permissions: PERMISSIONS }))).toMatchObject({
      at: '/admin-panel/organizations-accounts',
      status: undefined,
    })
  })
})

const publicPages = ROUTES.filter(({ access, id }) => access === 'public' && id !== 'logout')

test.each(publicPages.map(({ path }) => path))('%s opens for somebody who is not signed in', async (address) => {
  expect(await visit(address, undefined)).toMatchObject({ at: address, status: undefined })
})

test.each(publicPages.map((rule) => [rule.path, rule.leaveWhenSignedIn === true ? '/' : rule.path]))(
  '%s leads somebody who is signed in to %s',
  async (address, at) => {
    expect(await visit(address, claimsWith(everything))).toMatchObject({ at, status: undefined })
  },
)

test('the entrances alone lead to the main area', () => {
  expect(publicPages.filter(({ leaveWhenSignedIn }) => leaveWhenSignedIn).map(({ path }) => path)).toEqual([
    '/login',
    '/reset-password',
    '/reset-password/email-sent',
  ])
})

test('/login leads somebody who is signed in to the main area', async () => {
  expect((await visit('/login', claimsWith(everything))).at).toBe('/')
})

test('/logout ends the session and leads to /login', async () => {
  expect(await visit('/logout', claimsWith(everything))).toEqual({ at: '/login', status: undefined, wanted: undefined })
})
