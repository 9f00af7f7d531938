import { describe, expect, it } from 'vitest'
import { adminLanding } from './adminRoutes.ts'
import type { Permission } from './permissions.ts'
import type { RouteRule } from './rule.ts'
import { ROUTES } from './routes.ts'
import { foldersPath, resourceTypeOfSegment, segmentOf } from './segments.ts'

const asks = (rule: RouteRule): string =>
  rule.requirements.map(({ operator, permissions }) => permissions.join(` ${operator} `)).join(' AND THEN ')

const orgs = 'VIEW_ALL_ORGS_METADATA OR VIEW_MY_ORG_METADATA'

describe('the route table', () => {
  it('is specification section 2', () => {
    expect(ROUTES.map((rule) => [rule.id, rule.path, asks(rule), rule.module ?? rule.feature ?? rule.globalRole ?? ''])).toEqual([
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
      ['trash', '/trash', 'VIEW_RESOURCES_FROM_TRASH', ''],
      ['collections', '/collections', 'VIEW_RESOURCES', 'COLLECTIONS'],
      ['assistant', '/ai-assistant', '', 'AiSearchEngine'],
      ['contacts', '/contacts/general', 'VIEW_CONTACTS', 'CONTACTS'],
      ['contactCreate', '/contacts/general/create', 'MANAGE_CONTACTS', 'CONTACTS'],
      ['contactEdit', '/contacts/general/edit/:id', 'MANAGE_CONTACTS', 'CONTACTS'],
      ['contactDetail', '/contacts/general/detail/:id', 'VIEW_CONTACTS', 'CONTACTS'],
      ['folders', '/:resourceType/folders/:folderId?', 'VIEW_RESOURCES', 'ofSegment'],
      ['folderDetail', '/:resourceType/folders/:folderId/detail/*', 'VIEW_RESOURCE_DETAILS', 'ofSegment'],
      ['folderRelated', '/:resourceType/folders/related/:folderId', 'MANAGE_RELATED_ASSETS', 'ofSegment'],
      ['webReady', '/:resourceType/web-ready', '', 'ofSegment'],
      ['assetsMetadata', '/:resourceType/assets-metadata', '', 'ofSegment'],
      ['assets', '/:resourceType/assets', 'VIEW_RESOURCES', 'ofSegment'],
      ['assetDetail', '/:resourceType/assets/:assetId/detail/*', 'VIEW_RESOURCE_DETAILS', 'ofSegment'],
      ['assetRelated', '/:resourceType/assets/related/:assetId', 'MANAGE_RELATED_ASSETS', 'ofSegment'],
      ['assetPersons', '/:resourceType/assets/persons/:assetId', 'VIEW_RESOURCE_DETAILS', 'ofSegment'],
      ['adminPanel', '/admin-panel', `${orgs} OR MANAGE_ROLES OR VIEW_ALL_ORG_DETAILS OR VIEW_MY_ORG_DETAILS OR MANAGE_ITEM_TEMPLATES OR MANAGE_PUBLIC_PORTAL_DATA`, ''],
      ['organizationsAccounts', '/admin-panel/organizations-accounts', orgs, ''],
      ...[
        ['organizationDetail', 'detail/:id/*', 'VIEW_ALL_ORG_DETAILS OR VIEW_MY_ORG_DETAILS'],
        ['organizationCreate', 'create/:id/*', 'CREATE_ORGS'],
        ['userEdit', 'user/:organizationId/:id/*', 'EDIT_ALL_USERS OR EDIT_ORG_USERS'],
        ['userCreate', 'user/new/:organizationId/:id/*', 'ADD_ANY_USERS OR ADD_ORG_USERS'],
        ['userRestricted', 'user/restricted/:organizationId/:id', 'MANAGE_RESTRICTED_ACCESS'],
        ['userRestrictedAll', 'user/restricted/all/:organizationId/:id', 'MANAGE_RESTRICTED_ACCESS'],
        ['userPublicationAll', 'user/restricted-publication/all/:organizationId/:id', 'MANAGE_PUBLISH_RESTRICTED_ACCESS'],
      ].map(([id, path, own]) => [id, `/admin-panel/organizations-accounts/${path}`, `${orgs} AND THEN ${own}`, '']),
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
    ])
  })

  it('asks for a feature beside a module only on the persons page', () => {
    expect(ROUTES.filter(({ module, feature }) => module !== undefined && feature !== undefined)).toMatchObject([
      { id: 'assetPersons', module: 'ofSegment', feature: 'FacialRecognition' },
    ])
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
      ['folderDetail', ['details', 'metadata', 'history', 'related']],
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
    [['VIEW_MY_ORG_DETAILS', 'MANAGE_ITEM_TEMPLATES'], '/admin-panel/activity-log'],
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
