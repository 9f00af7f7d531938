import { allOf, anyOf } from './evaluate.ts'
import { ADMIN_ROUTES } from './adminRoutes.ts'
import type { RouteRule } from './rule.ts'

/** The tabs of an asset's and of a folder's detail (specification section 2); the address without one means the first. */
export const ASSET_TABS = ['details', 'metadata', 'history', 'related', 'seo'] as const
export const FOLDER_TABS = ['details', 'metadata', 'history', 'related'] as const

const open = (id: string, path: string): RouteRule => ({ id, path, access: 'public', requirements: [] })
const entrance = (id: string, path: string): RouteRule => ({ ...open(id, path), leaveWhenSignedIn: true })

const PUBLIC_ROUTES = [
  entrance('login', '/login'),
  entrance('resetPassword', '/reset-password'),
  entrance('resetPasswordSent', '/reset-password/email-sent'),
  open('passwordNotSet', '/password-not-set'),
  open('newPassword', '/account/new-password'),
  open('newPasswordChanged', '/account/new-password/changed'),
  open('logout', '/logout'),
]

const signedIn = (id: string, path: string, rest: Partial<RouteRule> = {}): RouteRule =>
  ({ id, path, access: 'signedIn', requirements: [], ...rest })

const viewResources = [allOf('VIEW_RESOURCES')]
const viewDetails = [allOf('VIEW_RESOURCE_DETAILS')]
const manageRelated = [allOf('MANAGE_RELATED_ASSETS')]
const viewContacts = { requirements: [allOf('VIEW_CONTACTS')], module: 'CONTACTS' } as const
const manageContacts = { requirements: [allOf('MANAGE_CONTACTS')], module: 'CONTACTS' } as const
const ofSegment = { module: 'ofSegment' } as const

const MAIN_ROUTES = [
  signedIn('home', '/', { requirements: [allOf('VIEW_HOME_PAGE_DATA')] }),
  signedIn('dashboard', '/dashboard', { requirements: [allOf('VIEW_DASHBOARD_DATA')] }),
  signedIn('favorites', '/favorites', { requirements: viewResources }),
  signedIn('advancedSearch', '/advanced-search', { requirements: viewResources }),
  signedIn('advancedSearchResult', '/advanced-search/result', { requirements: viewResources }),
  signedIn('trash', '/trash', { requirements: [allOf('VIEW_RESOURCES_FROM_TRASH')] }),
  signedIn('collections', '/collections', { requirements: viewResources, module: 'COLLECTIONS' }),
  signedIn('assistant', '/ai-assistant', { feature: 'AiSearchEngine' }),
  signedIn('contacts', '/contacts/general', viewContacts),
  signedIn('contactCreate', '/contacts/general/create', manageContacts),
  signedIn('contactEdit', '/contacts/general/edit/:id', manageContacts),
  signedIn('contactDetail', '/contacts/general/detail/:id', viewContacts),
]

const LIBRARY_ROUTES = [
  signedIn('folders', '/:resourceType/folders/:folderId?', { ...ofSegment, requirements: viewResources }),
  signedIn('folderDetail', '/:resourceType/folders/:folderId/detail/*', { ...ofSegment, requirements: viewDetails, tails: FOLDER_TABS }),
  signedIn('folderRelated', '/:resourceType/folders/related/:folderId', { ...ofSegment, requirements: manageRelated }),
  signedIn('webReady', '/:resourceType/web-ready', ofSegment),
  signedIn('assetsMetadata', '/:resourceType/assets-metadata', ofSegment),
  signedIn('assets', '/:resourceType/assets', { ...ofSegment, requirements: viewResources }),
  signedIn('assetDetail', '/:resourceType/assets/:assetId/detail/*', { ...ofSegment, requirements: viewDetails, tails: ASSET_TABS }),
  signedIn('assetRelated', '/:resourceType/assets/related/:assetId', { ...ofSegment, requirements: manageRelated }),
  signedIn('assetPersons', '/:resourceType/assets/persons/:assetId', {
    ...ofSegment,
    requirements: viewDetails,
    feature: 'FacialRecognition',
  }),
]

/** The administration as a whole: anybody who may see one of its areas (specification section 2, "Admin panel"). */
const adminPanel = signedIn('adminPanel', '/admin-panel', {
  requirements: [
    anyOf(
      'VIEW_ALL_ORGS_METADATA',
      'VIEW_MY_ORG_METADATA',
      'MANAGE_ROLES',
      'VIEW_ALL_ORG_DETAILS',
      'VIEW_MY_ORG_DETAILS',
      'MANAGE_ITEM_TEMPLATES',
      'MANAGE_PUBLIC_PORTAL_DATA',
    ),
  ],
})

/** Every route of the web application with what it asks for. Guards, navigation and tests are made from this table. */
export const ROUTES: readonly RouteRule[] = [...PUBLIC_ROUTES, ...MAIN_ROUTES, ...LIBRARY_ROUTES, adminPanel, ...ADMIN_ROUTES]
