import type { Row } from './row.ts'

const LIST = 'S2: /contacts/general'
const DETAIL = 'S2: /contacts/general/detail/{id}'
const EDIT = 'S2: /contacts/general/edit/{id}'
const RELATION = 'D contact-relations: Who relates contacts and who looks'
const EXCHANGE = 'D contact-exchange: Who exports, imports, merges and erases'
const CATEGORY = 'D contacts: Who manages categories and the trash'

/** Contacts and their categories. */
export const CONTACTS: readonly Row[] = [
  ['GET /v1/contacts', 'VIEW_CONTACTS', 'CONTACTS', LIST],
  ['GET /v1/contacts/trashed', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['GET /v1/contacts/:contactId', 'VIEW_CONTACTS', 'CONTACTS', DETAIL],
  ['GET /v1/contacts/:contactId/history', 'VIEW_CONTACTS', 'CONTACTS', DETAIL],
  ['GET /v1/s/:sessionId/contacts/:contactId/picture/:version', 'VIEW_CONTACTS', 'CONTACTS', DETAIL],
  ['POST /v1/contacts', 'MANAGE_CONTACTS', 'CONTACTS', 'S2: /contacts/general/create'],
  ['PATCH /v1/contacts/:contactId', 'MANAGE_CONTACTS', 'CONTACTS', EDIT],
  ['POST /v1/contacts/:contactId/picture', 'MANAGE_CONTACTS', 'CONTACTS', EDIT],
  ['DELETE /v1/contacts/:contactId/picture', 'MANAGE_CONTACTS', 'CONTACTS', EDIT],
  ['POST /v1/contacts/trash', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['POST /v1/contacts/restore', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['POST /v1/contacts/delete', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['GET /v1/contact-categories', 'VIEW_CONTACTS', 'CONTACTS', LIST],
  ['POST /v1/contact-categories', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['PATCH /v1/contact-categories/:categoryId', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],
  ['DELETE /v1/contact-categories/:categoryId', 'MANAGE_CONTACTS', 'CONTACTS', CATEGORY],

  ['POST /v1/contact-files', 'VIEW_CONTACTS', 'CONTACTS', EXCHANGE],
  ['GET /v1/s/:sessionId/contact-files/:fileId', 'VIEW_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contact-imports', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contact-batches/trash', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contact-batches/category', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contact-batches/merge', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contact-batches/:batchId/undo', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['GET /v1/contacts/alike', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['GET /v1/s/:sessionId/contacts/:contactId/data', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],
  ['POST /v1/contacts/:contactId/erase', 'MANAGE_CONTACTS', 'CONTACTS', EXCHANGE],

  ['GET /v1/contacts/:contactId/relations', 'VIEW_CONTACTS', 'CONTACTS', DETAIL],
  ['GET /v1/assets/:assetId/contacts', 'VIEW_CONTACTS and VIEW_RESOURCE_DETAILS', 'module', RELATION],
  ['GET /v1/folders/:folderId/contacts', 'VIEW_CONTACTS and VIEW_RESOURCE_DETAILS', 'module', RELATION],
  ['POST /v1/assets/:assetId/contacts', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'module', RELATION],
  ['POST /v1/folders/:folderId/contacts', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'module', RELATION],
  ['POST /v1/contacts/:contactId/relations', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'CONTACTS', RELATION],
  ['POST /v1/contact-relations/remove', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'CONTACTS', RELATION],
  ['PATCH /v1/contact-relations/:relationId', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'CONTACTS', RELATION],
  ['DELETE /v1/contact-relations/:relationId', 'MANAGE_CONTACTS and EDIT_RESOURCES', 'CONTACTS', RELATION],
]
