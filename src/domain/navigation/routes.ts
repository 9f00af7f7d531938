import { ADMIN_ROUTES } from './adminRoutes.ts'
import { open, type RouteRule, signedIn } from './rule.ts'

/** The tabs of an asset's and of a folder's detail (specification section 2, "Screen content"); the address without one means the first. */
export const ASSET_TABS = ['details', 'metadata', 'history', 'related', 'seo'] as const
export const FOLDER_TABS = ['details', 'history', 'related'] as const

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

const MAIN_ROUTES = [
  signedIn('home', '/', ['viewHome']),
  signedIn('dashboard', '/dashboard', ['viewDashboard']),
  signedIn('favorites', '/favorites', ['keepFavorites']),
  signedIn('advancedSearch', '/advanced-search', ['search']),
  signedIn('advancedSearchResult', '/advanced-search/result', ['search']),
  signedIn('duplicates', '/duplicates', ['viewDuplicates']),
  signedIn('suggestions', '/suggestions', ['reviewSuggestions']),
  signedIn('trash', '/trash', ['viewInTrash']),
  signedIn('collections', '/collections', ['viewCollections']),
  signedIn('assistant', '/ai-assistant', ['askAssistant']),
  signedIn('contacts', '/contacts/general', ['viewContacts']),
  signedIn('contactCreate', '/contacts/general/create', ['manageContacts']),
  signedIn('contactEdit', '/contacts/general/edit/:id', ['manageContacts']),
  signedIn('contactDetail', '/contacts/general/detail/:id', ['viewContacts']),
]

const LIBRARY_ROUTES = [
  signedIn('folders', '/:resourceType/folders/:folderId?', ['view']),
  signedIn('folderDetail', '/:resourceType/folders/:folderId/detail/*', ['viewDetails'], { tails: FOLDER_TABS }),
  signedIn('folderRelated', '/:resourceType/folders/related/:folderId', ['relate']),
  signedIn('webReady', '/:resourceType/web-ready', ['listWebReady']),
  signedIn('assetsMetadata', '/:resourceType/assets-metadata', ['viewAssetsMetadata']),
  signedIn('assets', '/:resourceType/assets', ['view']),
  signedIn('assetDetail', '/:resourceType/assets/:assetId/detail/*', ['viewDetails'], { tails: ASSET_TABS }),
  signedIn('assetRelated', '/:resourceType/assets/related/:assetId', ['relate']),
  signedIn('assetPersons', '/:resourceType/assets/persons/:assetId', ['viewPersons']),
]

/** The administration as a whole (specification section 2, "Admin panel"). */
const adminPanel = signedIn('adminPanel', '/admin-panel', ['enterAdministration'])

/** Every route of the web application with what it asks for. Guards, navigation and tests are made from this table. */
export const ROUTES: readonly RouteRule[] = [...PUBLIC_ROUTES, ...MAIN_ROUTES, ...LIBRARY_ROUTES, adminPanel, ...ADMIN_ROUTES]
