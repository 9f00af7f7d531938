import { describe, expect, it } from 'vitest'
import { adminLanding } from './adminRoutes.ts'
import { type Permission, PERMISSIONS } from '../access/permissions.ts'
import type { Right } from '../access/right.ts'
import type { RouteRule } from './rule.ts'
import { ROUTES } from './routes.ts'
import { foldersPath, resourceTypeOfSegment, segmentOf } from '../access/segments.ts'

/** What a route asks for, as it is written down below. */
const shown = ({ id, path, rights }: RouteRule): readonly string[] => {
  const asked = rights.map(({ requirement: { operator, permissions } }) => permissions.join(` ${operator} `)).filter((one) => one !== '')
  const beside = rights.flatMap(({ module, feature, globalRole }) => [module, feature, globalRole]).filter((one) => one !== undefined)
  return [id, path, asked.join(' AND THEN '), beside.join(' ')]
}

const orgs = 'VIEW_ALL_ORGS_METADATA OR VIEW_MY_ORG_METADATA'

/** Specification section 2, word for word; what it leaves open as in the product's "Access" and docs/decisions/access.md, "Routes whose requirement is not shown". */
const SECTION_2: readonly (readonly string[])[] = [
  ['login', '/login', '', ''],
  ['resetPassword', '/reset-password', '', ''],
  ['resetPasswordSent', '/reset-password/email-sent', '', ''],
  ['passwordNotSet', '/password-not-set', '', ''],
  ['newPassword', '/account/new-password', '', ''],
  ['newPasswordChanged', '/account/new-password/changed', '', ''],
  ['logout', '/logout', '', ''],
  ['home', '/', 'VIEW_HOME_PAGE_DATA', ''],
  ['dashboard', '/dashboard', 'VIEW_DASHBOARD_DATA', ''],
  ['favorites', '/favorites', 'VIEW_RESOURCES', ''],
  ['advancedSearch', '/advanced-search', 'VIEW_RESOURCES', ''],
  ['advancedSearchResult', '/advanced-search/result', 'VIEW_RESOURCES', ''],
  ['duplicates', '/duplicates', 'VIEW_RESOURCES', ''],
  ['suggestions', '/suggestions', 'VIEW_RESOURCE_DETAILS AND EDIT_RESOURCES', ''],
  ['trash', '/trash', 'VIEW_RESOURCES_FROM_TRASH', ''],
  ['collections', '/collections', 'VIEW_RESOURCES', 'COLLECTIONS'],
  ['assistant', '/ai-assistant', '', 'AiSearchEngine'],
  ['contacts', '/contacts/general', 'VIEW_CONTACTS', 'CONTACTS'],
  ['contactCreate', '/contacts/general/create', 'MANAGE_CONTACTS', 'CONTACTS'],
  ['contactEdit', '/contacts/general/edit/:id', 'MANAGE_CONTACTS', 'CONTACTS'],
  ['contactDetail', '/contacts/general/detail/:id', 'VIEW_CONTACTS', 'CONTACTS'],
  ['folders', '/:resourceType/folders/:folderId?', 'VIEW_RESOURCES', 'named'],
  ['folderDetail', '/:resourceType/folders/:folderId/detail/*', 'VIEW_RESOURCE_DETAILS', 'named'],
  ['folderRelated', '/:resourceType/folders/related/:folderId', 'MANAGE_RELATED_ASSETS', 'named'],
  ['webReady', '/:resourceType/web-ready', '', 'named'],
  ['assetsMetadata', '/:resourceType/assets-metadata', '', 'named'],
  ['assets', '/:resourceType/assets', 'VIEW_RESOURCES', 'named'],
  ['assetDetail', '/:resourceType/assets/:assetId/detail/*', 'VIEW_RESOURCE_DETAILS', 'named'],
  ['assetRelated', '/:resourceType/assets/related/:assetId', 'MANAGE_RELATED_ASSETS', 'named'],
  ['assetPersons', '/:resourceType/assets/persons/:assetId', 'VIEW_RESOURCE_DETAILS', 'named FacialRecognition'],
  ['adminPanel', '/admin-panel', `${orgs} OR MANAGE_ROLES OR VIEW_ALL_ORG_DETAILS OR VIEW_MY_ORG_DETAILS OR MANAGE_ITEM_TEMPLATES OR MANAGE_PUBLIC_PORTAL_DATA`, ''],
  ['organizationsAccounts', '/admin-panel/organizations-accounts', orgs, ''],
  ...[
    ['organizationDetail', 'detail/:id/*', 'VIEW_ALL_ORG_DETAILS OR VIEW_MY_ORG_DETAILS'],
    ['organizationCreate', 'create/:id/*', 'CREATE_ORGS', 'Super Admin'],
    ['userEdit', 'user/:organizationId/:id/*', 'EDIT_ALL_USERS OR EDIT_ORG_USERS'],
    ['userCreate', 'user/new/:organizationId/:id/*', 'ADD_ANY_USERS OR ADD_ORG_USERS'],
    ['userRestricted', 'user/restricted/:organizationId/:id', 'MANAGE_RESTRICTED_ACCESS'],
    ['userRestrictedAll', 'user/restricted/all/:organizationId/:id', 'MANAGE_RESTRICTED_ACCESS'],
    ['userPublicationAll', 'user/restricted-publication/all/:organizationId/:id', 'MANAGE_PUBLISH_RESTRICTED_ACCESS'],
  ].map(([id = '', path = '', own = '', role = '']) => [id, `/admin-panel/organizations-accounts/${path}`, `${orgs} AND THEN ${own}`, role]),
  ['userRoles', '/admin-panel/user-roles', 'MANAGE_ROLES', ''],
  ['roleDetail', '/admin-panel/user-roles/detail/:organizationId/:id/*', 'MANAGE_ROLES', ''],
  ['roleCreate', '/admin-panel/user-roles/create/:organizationId/:id/*', 'MANAGE_ROLES', ''],
  ['userGroups', '/admin-panel/user-groups', 'MANAGE_ROLES', ''],
  ['userGroupDetail', '/admin-panel/user-groups/detail/:organizationId/:id', 'MANAGE_ROLES', ''],
  ['userGroupCreate', '/admin-panel/user-groups/create/:organizationId', 'MANAGE_ROLES', ''],
  ['userGroupRestricted', '/admin-panel/user-groups/restricted/:organizationId/:id', 'MANAGE_ROLES AND THEN MANAGE_RESTRICTED_ACCESS', ''],
  ['userGroupRestrictedAll', '/admin-panel/user-groups/restricted/all/:organizationId/:id', 'MANAGE_ROLES AND THEN MANAGE_RESTRICTED_ACCESS', ''],
  ['activityLog', '/admin-panel/activity-log', 'VIEW_ALL_ORG_DETAILS OR VIEW_MY_ORG_DETAILS', ''],
  ['metadataTemplates', '/admin-panel/metadata-templates', 'MANAGE_ITEM_TEMPLATES', ''],
  ['templateEdit', '/admin-panel/metadata-templates/edit/:id', 'MANAGE_ITEM_TEMPLATES', ''],
  ['templateDisplayFields', '/admin-panel/metadata-templates/display-fields/:id', 'MANAGE_ITEM_TEMPLATES', ''],
  ['templateCreate', '/admin-panel/metadata-templates/create', 'MANAGE_ITEM_TEMPLATES', ''],
  ['organizationPortal', '/admin-panel/organization-portal', 'MANAGE_PUBLIC_PORTAL_DATA', ''],
  ['portalConfigure', '/admin-panel/organization-portal/configure/*', 'MANAGE_PUBLIC_PORTAL_DATA', ''],
  ['mail', '/admin-panel/mail', 'EDIT_ALL_ORGS', 'Super Admin'],
]

const differencesOf = (routes: readonly RouteRule[]): readonly string[] =>
  routes.filter((rule, at) => JSON.stringify(shown(rule)) !== JSON.stringify(SECTION_2[at])).map(({ id }) => id)

/** A right gone wrong, in each way there is. */
const wrongly = (right: Right): readonly Right[] => {
  const { module, feature, globalRole, requirement } = right
  const { operator, permissions } = requirement
  const swapped = PERMISSIONS.find((one) => !permissions.includes(one))
  return [
    ...permissions.flatMap((gone) => [
      { ...right, requirement: { operator, permissions: permissions.map((one) => (one === gone && swapped !== undefined ? swapped : one)) } },
      { ...right, requirement: { operator, permissions: permissions.filter((one) => one !== gone) } },
    ]),
    ...(permissions.length > 1 ? [{ ...right, requirement: { operator: operator === 'OR' ? 'AND' : 'OR', permissions } } as const] : []),
    ...(module === undefined ? [] : [{ requirement, ...(feature && { feature }), ...(globalRole && { globalRole }) }]),
    ...(feature === undefined ? [] : [{ requirement, ...(module && { module }), ...(globalRole && { globalRole }) }]),
    ...(globalRole === undefined ? [] : [{ requirement, ...(module && { module }), ...(feature && { feature }) }]),
  ]
}

describe('the route table', () => {
  it('is specification section 2', () => {
    expect(differencesOf(ROUTES)).toEqual([])
    expect(ROUTES).toHaveLength(SECTION_2.length)
  })

  it.each(ROUTES.filter(({ rights }) => rights.length > 0).map(({ id }) => id))('%s is noticed with any of its rights gone wrong', (id) => {
    const wrong = ROUTES.filter((rule) => rule.id === id).flatMap((rule) =>
      rule.rights.flatMap((right, at) => wrongly(right).map((one): RouteRule => ({ ...rule, rights: rule.rights.with(at, one) }))),
    )
    const noticed = wrong.map((one) => differencesOf(ROUTES.map((rule) => (rule.id === id ? one : rule))))
    expect(wrong.length).toBeGreaterThan(0)
    expect(noticed).toEqual(wrong.map(() => [id]))
  })

  it('opens seven pages to everybody; the first three are left by who is signed in', () => {
    const open = ROUTES.filter(({ access }) => access === 'public')
    expect(open.map(({ id, leaveWhenSignedIn }) => [id, leaveWhenSignedIn ?? false])).toEqual([
      ['login', true],
      ['resetPassword', true],
      ['resetPasswordSent', true],
      ['passwordNotSet', false],
      ['newPassword', false],
      ['newPasswordChanged', false],
      ['logout', false],
    ])
    expect(ROUTES.filter(({ access }) => access === 'signedIn')).toHaveLength(ROUTES.length - 7)
  })

  it('names the tabs of a detail page', () => {
    expect(ROUTES.filter(({ tails }) => tails !== undefined).map(({ id, tails }) => [id, tails])).toEqual([
      ['folderDetail', ['details', 'history', 'related']],
      ['assetDetail', ['details', 'metadata', 'history', 'related', 'seo']],
    ])
  })

  it('has every name and path once', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
  })
})

describe('adminLanding', () => {
  it.each<[readonly Permission[], string | undefined]>([
    [['VIEW_ALL_ORGS_METADATA', 'MANAGE_ROLES'], '/admin-panel/organizations-accounts'],
    [['MANAGE_ITEM_TEMPLATES', 'VIEW_MY_ORG_METADATA'], '/admin-panel/organizations-accounts'],
    [['MANAGE_ITEM_TEMPLATES', 'MANAGE_ROLES'], '/admin-panel/user-roles'],
    [['VIEW_MY_ORG_DETAILS', 'MANAGE_ITEM_TEMPLATES'], '/admin-panel/metadata-templates'],
    [['VIEW_MY_ORG_DETAILS', 'MANAGE_PUBLIC_PORTAL_DATA'], '/admin-panel/activity-log'],
    [['MANAGE_PUBLIC_PORTAL_DATA', 'MANAGE_ITEM_TEMPLATES'], '/admin-panel/metadata-templates'],
    [['MANAGE_PUBLIC_PORTAL_DATA'], '/admin-panel/organization-portal'],
    [['VIEW_RESOURCES'], undefined],
    [['EDIT_ALL_ORGS'], undefined],
  ])('%j leads to %s', (permissions, path) => {
    expect(adminLanding({ permissions, globalRoles: [] })).toBe(path)
  })

  it('leads to what is the platform\'s for a role of the platform alone', () => {
    expect(adminLanding({ permissions: ['EDIT_ALL_ORGS'], globalRoles: ['Super Admin'] })).toBe('/admin-panel/mail')
  })
})

describe('segments', () => {
  it.each([
    ['records', 'RECORDS'],
    ['Archives', 'ARCHIVES'],
    ['COLLECTIONS', 'COLLECTIONS'],
    ['contacts', undefined],
    ['record', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j means %s', (segment, type) => {
    expect(resourceTypeOfSegment(segment)).toBe(type)
  })

  it('leads to folders', () => {
    expect(segmentOf('RECORDS')).toBe('records')
    expect(foldersPath('ARCHIVES')).toBe('/archives/folders')
    expect(foldersPath('ARCHIVES', 'a/b')).toBe('/archives/folders/a%2Fb')
  })
})
