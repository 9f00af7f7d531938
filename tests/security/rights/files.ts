import type { Row } from './row.ts'

const UPLOAD = 'S6: upload assets; P: Permission names'
const DOWNLOAD = 'S6: download resources; P: Permission names'
const FROM_TRASH = 'S6: download from trash; P: Permission names'
const ZIPS = `${DOWNLOAD}; ${FROM_TRASH}`
const VIEW = 'S2: /{resourceType}/assets'
const DETAIL = 'S2: /{resourceType}/assets/{assetId}/detail/...'
const OF_ASSET = '/v1/s/:sessionId/assets/:assetId'
const OF_TRASHED = '/v1/s/:sessionId/trash/:assetId'

/** A file is asked for with GET and with HEAD. */
const file = (path: string, asks: string, from: string): readonly Row[] => [[`GET ${path}`, asks, '', from], [`HEAD ${path}`, asks, '', from]]

/** What is sent and what is fetched. */
export const FILES: readonly Row[] = [
  [`GET ${OF_ASSET}/preview/:contentVersion/pages/:page`, 'VIEW_RESOURCE_DETAILS', '', DETAIL],
  ['POST /v1/uploads/plan', 'UPLOAD_ASSETS', 'module', UPLOAD],
  ['POST /v1/uploads', 'UPLOAD_ASSETS', 'module', UPLOAD],
  ['HEAD /v1/uploads/:uploadId', 'UPLOAD_ASSETS', '', UPLOAD],
  ['PATCH /v1/uploads/:uploadId', 'UPLOAD_ASSETS', '', UPLOAD],
  ['DELETE /v1/uploads/:uploadId', 'UPLOAD_ASSETS', '', UPLOAD],

  ...file(`${OF_ASSET}/thumbnails/:file`, 'VIEW_RESOURCES', VIEW),
  ...file(`${OF_ASSET}/preview/:contentVersion`, 'VIEW_RESOURCE_DETAILS', DETAIL),
  ...file(`${OF_ASSET}/content`, 'DOWNLOAD_RESOURCES', DOWNLOAD),
  [`GET ${OF_ASSET}/ocr.txt`, 'DOWNLOAD_RESOURCES', '', DOWNLOAD],
  [`GET ${OF_ASSET}/ocr.xml`, 'DOWNLOAD_RESOURCES', '', DOWNLOAD],
  [`GET ${OF_ASSET}/ocr.pdf`, 'DOWNLOAD_RESOURCES', '', DOWNLOAD],
  ...file(`${OF_ASSET}/versions/:versionId/thumbnail`, 'VIEW_RESOURCES', VIEW),
  ...file(`${OF_ASSET}/versions/:versionId/preview`, 'VIEW_RESOURCE_DETAILS', DETAIL),
  ...file(`${OF_ASSET}/versions/:versionId/content`, 'DOWNLOAD_RESOURCES', DOWNLOAD),
  ...file(`${OF_TRASHED}/thumbnails/:file`, 'VIEW_RESOURCES_FROM_TRASH', 'S2: /trash'),
  ...file(`${OF_TRASHED}/content`, 'DOWNLOAD_RESOURCES_FROM_TRASH', FROM_TRASH),

  ['POST /v1/zips', 'DOWNLOAD_RESOURCES', 'module', DOWNLOAD],
  ['POST /v1/trash/zips', 'DOWNLOAD_RESOURCES_FROM_TRASH', '', FROM_TRASH],
  ['GET /v1/zips', 'DOWNLOAD_RESOURCES or DOWNLOAD_RESOURCES_FROM_TRASH', '', ZIPS],
  ['POST /v1/zips/:zipId/again', 'DOWNLOAD_RESOURCES or DOWNLOAD_RESOURCES_FROM_TRASH', '', ZIPS],
  ['DELETE /v1/zips/:zipId', 'DOWNLOAD_RESOURCES or DOWNLOAD_RESOURCES_FROM_TRASH', '', ZIPS],
  ...file('/v1/s/:sessionId/zips/:zipId', 'DOWNLOAD_RESOURCES or DOWNLOAD_RESOURCES_FROM_TRASH', ZIPS),
]
