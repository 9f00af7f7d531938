import type { Row } from './row.ts'

const FOLDERS = 'S2: /{resourceType}/folders/{folderId?}'
const ASSETS = 'S2: /{resourceType}/assets'
const DETAIL = 'S2: /{resourceType}/assets/{assetId}/detail/...'
const EDIT = 'S6: edit resources; P: Permission names'
const OCR = 'S6: OCR assets; P: Permission names'
const RELATED = 'S2: /{resourceType}/assets/related/{assetId}; detail tab Related Assets'
const METADATA = 'S2: detail tab Metadata; S6: Templates can be restricted to selected roles or users'
const AUTOFILL = 'S1: AutofillTemplate; S3: generate-asset-metadata status; S6: edit resources; D autofill: Who has values proposed'
const TABLE = 'S2: /{resourceType}/assets-metadata; S6: view assets by template'
const IMPORTING = 'VIEW_RESOURCE_DETAILS and VIEW_ASSETS_BY_TEMPLATE and EDIT_RESOURCES'
const IMPORT = 'D metadata-import: An import asks for what its lines do'
const MERGE = 'EDIT_RESOURCES and DELETE_RESOURCES and VIEW_RESOURCE_DETAILS'
const REVIEW = 'VIEW_RESOURCE_DETAILS and EDIT_RESOURCES'
const REVIEWING = 'S6: edit resources; P: Suggestions with provenance; D suggestions: Who decides'
const MERGING = 'S6: edit resources, delete resources; D duplicates: Who merges'
const SHARE = 'VIEW_RESOURCES and VIEW_RESOURCE_DETAILS and DOWNLOAD_RESOURCES'
const SHARING = 'S6: view, download resources; D share-links: Who shares'
const FACES = 'P: Persons page; D persons: Who marks and who looks'

/** Folders and assets, and what people do with them. */
export const LIBRARY: readonly Row[] = [
  ['GET /v1/folders', 'VIEW_RESOURCES', 'module', FOLDERS],
  ['GET /v1/folders/found', 'VIEW_RESOURCES', 'module', FOLDERS],
  ['GET /v1/folders/:folderId', 'VIEW_RESOURCES', 'module', FOLDERS],
  ['GET /v1/folders/:folderId/branches', 'VIEW_RESOURCES', 'module', FOLDERS],
  ['POST /v1/folders', 'CREATE_FOLDERS', 'module', 'S6: create folders; P: Permission names'],
  ['PATCH /v1/folders/:folderId', 'EDIT_RESOURCES', 'module', EDIT],
  ['GET /v1/folders/:folderId/history', 'VIEW_RESOURCE_DETAILS', 'module', 'S2: /{resourceType}/folders/{folderId}/detail/...'],

  ['GET /v1/assets', 'VIEW_RESOURCES', 'module', ASSETS],
  ['GET /v1/assets/positions', 'VIEW_RESOURCES', 'module', ASSETS],
  ['GET /v1/assets/:assetId', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['GET /v1/assets/:assetId/embedded-metadata', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['POST /v1/assets/:assetId/embedded-metadata', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['GET /v1/assets/:assetId/history', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['GET /v1/assets/:assetId/text', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['PATCH /v1/assets/:assetId', 'EDIT_RESOURCES', 'module', EDIT],
  ['POST /v1/assets/:assetId/indexing', 'EDIT_RESOURCES', 'module IndexContent', 'S1: IndexContent; S6: edit resources'],
  ['POST /v1/assets/indexing', 'EDIT_RESOURCES', 'module IndexContent', 'S1: IndexContent; S6: edit resources'],

  ['GET /v1/assets/:assetId/ocr', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['POST /v1/assets/:assetId/ocr', 'OCR_ASSETS', 'module', OCR],
  ['POST /v1/assets/:assetId/ocr/cancel', 'OCR_ASSETS', 'module', OCR],
  ['GET /v1/assets/:assetId/ocr/pages', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['GET /v1/assets/:assetId/ocr/pages/:page', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['GET /v1/assets/:assetId/ocr/found', 'VIEW_RESOURCE_DETAILS', 'module', DETAIL],
  ['PATCH /v1/assets/:assetId/ocr/pages/:page/words/:word', 'OCR_ASSETS', 'module', OCR],

  ['POST /v1/ocr/plan', 'OCR_ASSETS', 'module', OCR],
  ['POST /v1/ocr/runs', 'OCR_ASSETS', 'module', OCR],
  ['GET /v1/ocr/runs', 'OCR_ASSETS', '', OCR],
  ['POST /v1/ocr/runs/:runId/cancel', 'OCR_ASSETS', '', OCR],
  ['DELETE /v1/ocr/runs/:runId', 'OCR_ASSETS', '', OCR],

  ['POST /v1/library/edit/summary', 'EDIT_RESOURCES and VIEW_RESOURCE_DETAILS', 'module', `${EDIT}; ${DETAIL}`],
  ['POST /v1/library/edit/plan', 'EDIT_RESOURCES and VIEW_RESOURCE_DETAILS', 'module', `${EDIT}; ${DETAIL}`],
  ['POST /v1/library/edit', 'EDIT_RESOURCES', 'module', EDIT],
  ['POST /v1/library/edit/undo', 'EDIT_RESOURCES', 'module', EDIT],

  ['POST /v1/library/size', 'VIEW_RESOURCES', 'module', 'S6: view resources; D selection: The size of a selection'],

  ['POST /v1/library/move/plan', 'MOVE_RESOURCES', 'module', 'S6: move resources; P: Permission names'],
  ['POST /v1/library/move', 'MOVE_RESOURCES', 'module', 'S6: move resources; P: Permission names'],
  ['POST /v1/library/move/undo', 'MOVE_RESOURCES', 'module', 'S6: move resources; P: Permission names'],
  ['POST /v1/library/copy/plan', 'COPY_RESOURCES', 'module', 'S6: copy resources; P: Permission names'],
  ['POST /v1/library/copy', 'COPY_RESOURCES', 'module', 'S6: copy resources; P: Permission names'],
  ['GET /v1/bulk-operations', 'signed in', '', 'S2: Transfers panel'],
  ['GET /v1/bulk-operations/:bulkOperationId', 'signed in', '', 'S2: Transfers panel'],
  ['POST /v1/bulk-operations/:bulkOperationId/cancel', 'signed in', '', 'S2: Transfers panel'],
  ['POST /v1/bulk-operations/:bulkOperationId/retry', 'signed in', '', 'S2: Transfers panel'],
  ['DELETE /v1/bulk-operations/:bulkOperationId', 'signed in', '', 'S2: Transfers panel'],

  ['POST /v1/library/trash', 'DELETE_RESOURCES', 'module', 'S6: delete resources; P: Permission names'],
  ['GET /v1/trash', 'VIEW_RESOURCES_FROM_TRASH', '', 'S2: /trash'],
  ['POST /v1/trash/restore/plan', 'RESTORE_RESOURCES', '', 'S6: restore; P: Permission names'],
  ['POST /v1/trash/restore', 'RESTORE_RESOURCES', '', 'S6: restore; P: Permission names'],
  ['POST /v1/trash/delete', 'DELETE_RESOURCES_PERMANENTLY', '', 'S6: permanently delete; P: Permission names'],

  ['POST /v1/home', 'VIEW_HOME_PAGE_DATA', '', 'S2: /'],
  ['POST /v1/home/unread', 'VIEW_HOME_PAGE_DATA and EDIT_RESOURCES', 'IndexContent', 'S2: /; S1: IndexContent; S6: edit resources'],
  ['GET /v1/dashboard', 'VIEW_DASHBOARD_DATA', '', 'S2: /dashboard'],

  ['GET /v1/duplicates', 'VIEW_RESOURCES', '', 'S6: view resources; D duplicates: Who merges'],
  ['GET /v1/assets/:assetId/duplicates', 'VIEW_RESOURCES', 'module', 'S6: view resources; D duplicates: Who merges'],
  ['POST /v1/duplicates/known', 'VIEW_RESOURCES and UPLOAD_ASSETS', '', 'P: Uploads … checked for … duplicates; D duplicates: Who merges'],
  ['POST /v1/duplicates/apart', 'EDIT_RESOURCES', '', 'S6: edit resources; D duplicates: Who merges'],
  ['POST /v1/duplicates/merge/plan', MERGE, 'module', MERGING],
  ['POST /v1/duplicates/merge', MERGE, 'module', MERGING],
  ['POST /v1/duplicates/merge/undo', MERGE, 'module', MERGING],

  ['GET /v1/suggestions', REVIEW, '', REVIEWING],
  ['GET /v1/suggestions/counts', REVIEW, '', REVIEWING],
  ['POST /v1/suggestions/values', REVIEW, '', REVIEWING],
  ['POST /v1/suggestions/decide', REVIEW, '', REVIEWING],
  ['POST /v1/suggestions/decide-all', REVIEW, '', REVIEWING],
  ['POST /v1/suggestions/undo', REVIEW, '', REVIEWING],

  ['GET /v1/favorites', 'VIEW_RESOURCES', '', 'S2: /favorites'],
  ['POST /v1/favorites', 'VIEW_RESOURCES', '', 'S2: /favorites'],
  ['POST /v1/favorites/selection', 'VIEW_RESOURCES', 'module', 'S2: /favorites'],

  ['GET /v1/saved-searches', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D saved-searches: Whose they are'],
  ['POST /v1/saved-searches', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D saved-searches: Whose they are'],
  ['PATCH /v1/saved-searches/:searchId', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D saved-searches: Whose they are'],
  ['DELETE /v1/saved-searches/:searchId', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D saved-searches: Whose they are'],
  ['POST /v1/saved-searches/:searchId/look', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D saved-searches: Whose they are'],
  ['GET /v1/recent-searches', 'VIEW_RESOURCES', '', 'S2: /advanced-search'],
  ['POST /v1/recent-searches', 'VIEW_RESOURCES', '', 'S2: /advanced-search'],
  ['DELETE /v1/recent-searches', 'VIEW_RESOURCES', '', 'S2: /advanced-search'],

  ['POST /v1/share-links', SHARE, 'module', SHARING],
  ['PATCH /v1/share-links/:shareLinkId', SHARE, '', SHARING],
  ['POST /v1/share-links/:shareLinkId/renew', SHARE, '', SHARING],
  ['GET /v1/share-links', 'signed in', '', 'D share-links: Whoever shared can end it'],
  ['GET /v1/share-links/:shareLinkId', 'signed in', '', 'D share-links: Whoever shared can end it'],
  ['POST /v1/share-links/:shareLinkId/revoke', 'signed in', '', 'D share-links: Whoever shared can end it'],
  ['POST /v1/share-links/:shareLinkId/restore', 'signed in', '', 'D share-links: Whoever shared can end it'],
  ['GET /v1/organization/share-links', 'EDIT_MY_ORG or EDIT_ALL_ORGS', '', 'D share-links: Who oversees them'],
  ['GET /v1/organization/share-links/makers', 'EDIT_MY_ORG or EDIT_ALL_ORGS', '', 'D share-links: Who oversees them'],

  ['GET /v1/web-ready', 'signed in', 'module', 'S2: /{resourceType}/web-ready'],
  ['POST /v1/web-ready/plan', 'CHANGE_WEB_READY_STATUS', '', 'S6: change web-ready status; P: Permission names'],
  ['POST /v1/web-ready', 'CHANGE_WEB_READY_STATUS', '', 'S6: change web-ready status; P: Permission names'],
  ['POST /v1/web-ready/selection', 'CHANGE_WEB_READY_STATUS', 'module', 'S6: change web-ready status; D web-ready: A whole list becomes web ready'],
  ['POST /v1/web-ready/selection/plan', 'CHANGE_WEB_READY_STATUS', 'module', 'S6: change web-ready status; D web-ready: A whole list becomes web ready'],
  ['PUT /v1/folders/:folderId/web-ready-rule', 'CHANGE_WEB_READY_STATUS', 'module', 'P: Web-ready of a folder'],
  ['POST /v1/web-ready/view', 'MANAGE_WEB_READY_VIEW', '', 'S6: manage web-ready view; P: Permission names'],
  ['POST /v1/publications/plan', 'PUBLISH_TO_PORTAL', '', 'S6: publish to portal; P: Permission names'],
  ['POST /v1/publications', 'PUBLISH_TO_PORTAL', '', 'S6: publish to portal; P: Permission names'],
  ['POST /v1/publications/undo', 'PUBLISH_TO_PORTAL', '', 'S6: publish to portal; P: Permission names'],
  ['POST /v1/publications/selection', 'PUBLISH_TO_PORTAL', 'module', 'S6: publish to portal; D publishing: A whole list is published'],
  ['POST /v1/publications/selection/plan', 'PUBLISH_TO_PORTAL', 'module', 'S6: publish to portal; D publishing: A whole list is published'],
  ['POST /v1/publications/selection/undo', 'PUBLISH_TO_PORTAL', '', 'S6: publish to portal; D publishing: A whole list is published'],
  ['POST /v1/web-ready/undo', 'CHANGE_WEB_READY_STATUS or MANAGE_WEB_READY_VIEW', '', 'D web-ready: Taking back a change of many'],

  ['GET /v1/assets/:assetId/generate-asset-metadata', 'VIEW_RESOURCE_DETAILS', 'module AutofillTemplate', AUTOFILL],
  ['POST /v1/generate-asset-metadata', 'EDIT_RESOURCES', 'module AutofillTemplate', AUTOFILL],
  ['GET /v1/assets/:assetId/metadata', 'VIEW_RESOURCE_DETAILS', 'module', METADATA],
  ['PATCH /v1/assets/:assetId/metadata', 'EDIT_RESOURCES', 'module', `${METADATA}; ${EDIT}`],
  ['DELETE /v1/assets/:assetId/metadata/:templateId', 'EDIT_RESOURCES', 'module', `${METADATA}; ${EDIT}`],
  ['GET /v1/assets/:assetId/metadata/history', 'VIEW_RESOURCE_DETAILS', 'module', METADATA],
  ['POST /v1/assets/:assetId/metadata/history/:changeId/undo', 'EDIT_RESOURCES', 'module', `${METADATA}; ${EDIT}`],
  ['GET /v1/metadata/attributes/:attributeId/options', 'VIEW_RESOURCE_DETAILS', '', METADATA],
  ['POST /v1/metadata/attributes/:attributeId/options/named', 'VIEW_RESOURCE_DETAILS', '', METADATA],

  ['GET /v1/folders/:folderId/templates', 'VIEW_RESOURCE_DETAILS', 'module', 'D folder-templates: Who names them'],
  ['PUT /v1/folders/:folderId/templates/:templateId', 'EDIT_RESOURCES and VIEW_RESOURCE_DETAILS', 'module', 'D folder-templates: Who names them'],
  ['DELETE /v1/folders/:folderId/templates/:templateId', 'EDIT_RESOURCES and VIEW_RESOURCE_DETAILS', 'module', 'D folder-templates: Who names them'],
  ['POST /v1/upload-values', 'EDIT_RESOURCES and UPLOAD_ASSETS', 'module', 'D folder-templates: Values at upload'],

  ['GET /v1/metadata-table/templates', 'VIEW_RESOURCE_DETAILS', 'module', TABLE],
  ['POST /v1/metadata-table/choice', 'VIEW_RESOURCE_DETAILS', 'module', 'D metadata-table: Without a template in the address'],
  ['GET /v1/metadata-table/templates/:templateId', 'VIEW_RESOURCE_DETAILS', 'module', TABLE],
  ['PUT /v1/metadata-table/templates/:templateId/columns', 'VIEW_RESOURCE_DETAILS', 'module', 'D metadata-table: Columns are their person\u2019s'],
  ['POST /v1/metadata-table/rows', 'VIEW_RESOURCE_DETAILS and VIEW_ASSETS_BY_TEMPLATE', 'module', TABLE],
  ['POST /v1/folders/:folderId/metadata-table/rows', 'VIEW_RESOURCE_DETAILS', 'module', 'D metadata-table: Rows are read by a POST'],
  ['POST /v1/metadata-table/positions', 'VIEW_RESOURCE_DETAILS and VIEW_ASSETS_BY_TEMPLATE', 'module', TABLE],
  ['POST /v1/folders/:folderId/metadata-table/positions', 'VIEW_RESOURCE_DETAILS', 'module', 'D metadata-table: Rows are read by a POST'],
  ['POST /v1/metadata-table/cells', 'EDIT_RESOURCES', 'module', `${TABLE}; ${EDIT}`],
  ['POST /v1/metadata-table/files', 'VIEW_RESOURCE_DETAILS and VIEW_ASSETS_BY_TEMPLATE', 'module', TABLE],
  ['POST /v1/folders/:folderId/metadata-table/files', 'VIEW_RESOURCE_DETAILS', 'module', 'D metadata-table: Rows are read by a POST'],
  ['GET /v1/s/:sessionId/metadata-table/files/:fileId', 'VIEW_RESOURCE_DETAILS', '', 'D metadata-table: A file is asked for, and made while it is fetched'],
  ['POST /v1/metadata-imports', IMPORTING, 'module', IMPORT],
  ['GET /v1/metadata-imports', IMPORTING, 'module', IMPORT],
  ['GET /v1/metadata-imports/:importId', IMPORTING, 'module', IMPORT],
  ['PATCH /v1/metadata-imports/:importId', IMPORTING, 'module', IMPORT],
  ['DELETE /v1/metadata-imports/:importId', IMPORTING, 'module', IMPORT],
  ['POST /v1/metadata-imports/:importId/plan', IMPORTING, 'module', IMPORT],
  ['POST /v1/metadata-imports/:importId/apply', IMPORTING, 'module', IMPORT],
  ['POST /v1/metadata-imports/:importId/stop', IMPORTING, 'module', IMPORT],
  ['POST /v1/metadata-imports/:importId/undo', IMPORTING, 'module', IMPORT],
  ['GET /v1/s/:sessionId/metadata-imports/:importId/refused.csv', IMPORTING, '', IMPORT],

  ['GET /v1/assets/:assetId/persons', 'VIEW_RESOURCE_DETAILS', 'module FacialRecognition', FACES],
  ['POST /v1/assets/:assetId/persons', 'EDIT_RESOURCES', 'module FacialRecognition', `${FACES}; ${EDIT}`],
  ['PATCH /v1/assets/:assetId/persons/:personId', 'EDIT_RESOURCES', 'module FacialRecognition', `${FACES}; ${EDIT}`],
  ['DELETE /v1/assets/:assetId/persons/:personId', 'EDIT_RESOURCES', 'module FacialRecognition', `${FACES}; ${EDIT}`],
  ['GET /v1/persons/names', 'VIEW_RESOURCE_DETAILS', 'FacialRecognition', FACES],

  ['GET /v1/assets/:assetId/related', 'VIEW_RESOURCE_DETAILS or MANAGE_RELATED_ASSETS', 'module', RELATED],
  ['GET /v1/folders/:folderId/related', 'VIEW_RESOURCE_DETAILS or MANAGE_RELATED_ASSETS', 'module', RELATED],
  ['POST /v1/assets/:assetId/related', 'MANAGE_RELATED_ASSETS', 'module', RELATED],
  ['POST /v1/folders/:folderId/related', 'MANAGE_RELATED_ASSETS', 'module', 'S2: /{resourceType}/folders/related/{folderId}'],

  ['GET /v1/assets/:assetId/versions', 'VIEW_RESOURCE_DETAILS', 'module', 'D versions: Earlier files stand in the history'],
  ['POST /v1/assets/:assetId/versions/:versionId/restore', 'EDIT_RESOURCES', 'module', 'D versions: Earlier files stand in the history'],
  ['DELETE /v1/assets/:assetId/versions/:versionId', 'DELETE_RESOURCES_PERMANENTLY', 'module', 'D versions: Earlier files stand in the history'],

  ['GET /v1/search', 'VIEW_RESOURCES', '', 'S2: /advanced-search; D search: The page of simple search'],
  ['POST /v1/search/results', 'VIEW_RESOURCES', '', 'S2: /advanced-search/result'],
  ['POST /v1/search/files', 'VIEW_RESOURCES', '', 'D advanced-search: A result leaves as a file'],
  ['GET /v1/s/:sessionId/search/files/:fileId', 'VIEW_RESOURCES', '', 'D advanced-search: A result leaves as a file'],
  ['POST /v1/search/facets', 'VIEW_RESOURCES', '', 'S2: /advanced-search/result'],
  ['POST /v1/search/advice', 'VIEW_RESOURCES', '', 'S2: /advanced-search/result'],
  ['GET /v1/search/completions', 'VIEW_RESOURCES', '', 'S2: /advanced-search'],
  ['GET /v1/search/fields', 'VIEW_RESOURCES', '', 'S2: /advanced-search'],
  ['GET /v1/repositories', 'VIEW_RESOURCES', '', 'S5: Search needs a term, an asset type, a repository or a date'],
]
