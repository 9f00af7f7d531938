import type { OcrExport } from '../../domain/ocr/ocr.ts'

/**
 * Addresses that cannot carry a bearer header. They lie below the session's own path, and an HttpOnly cookie scoped to that path
 * authorises them, so that two tabs signed in as two people do not mix (docs/decisions/asset-files.md, "Cookie paths").
 */
export const sessionPath = (sessionId: string): string => `/v1/s/${sessionId}`

interface At {
  readonly organizationId: string
  readonly away?: true
}

/** An address below the session's path, in the organization where a super administrator works; at home it names none. */
export const inOrganization = (path: string, { organizationId, away }: At): string =>
  away ? `${path}?organization=${organizationId}` : path

/** Long side in pixels of the thumbnails there are. */
export const THUMBNAIL_SIZES = [320, 960] as const
type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number]

/** WebP; the content version is part of the address. */
export const thumbnailPath = (sessionId: string, assetId: string, contentVersion: string, size: ThumbnailSize): string =>
  `${sessionPath(sessionId)}/assets/${assetId}/thumbnails/${contentVersion}-${size}`

/** What the browser can show: the original where it is safe inline (with ranges), else a rendering of it (TIFF as WebP). */
export const previewPath = (sessionId: string, assetId: string, contentVersion: string): string =>
  `${sessionPath(sessionId)}/assets/${assetId}/preview/${contentVersion}`

/** The original, byte for byte, as an attachment, with ranges. */
export const contentPath = (sessionId: string, assetId: string): string => `${sessionPath(sessionId)}/assets/${assetId}/content`

/** The same of an asset that lies in the trash. */
export const trashedPath = (sessionId: string, assetId: string): string => `${sessionPath(sessionId)}/trash/${assetId}/content`

/** A thumbnail of an asset that lies in the trash. */
export const trashedThumbnailPath = (sessionId: string, assetId: string, contentVersion: string, size: ThumbnailSize): string =>
  `${sessionPath(sessionId)}/trash/${assetId}/thumbnails/${contentVersion}-${size}`

/** A finished zip, as an attachment, with ranges. */
export const zipPath = (sessionId: string, zipId: string): string => `${sessionPath(sessionId)}/zips/${zipId}`

/** Of an earlier file of an asset: a thumbnail of 320 pixels, what the browser can show, or the file itself as an attachment. */
export const versionPath = (sessionId: string, assetId: string, versionId: string, part: 'thumbnail' | 'preview' | 'content'): string =>
  `${sessionPath(sessionId)}/assets/${assetId}/versions/${versionId}/${part}`

export const eventsPath = (sessionId: string): string => `${sessionPath(sessionId)}/events`

/** The activity log as a comma-separated file; takes the query of `readActivity`, and `language`. */
export const activityFilePath = (sessionId: string, organizationId: string): string =>
  `${sessionPath(sessionId)}/organizations/${organizationId}/activity.csv`

/** What a query finds, as it was asked for, as a file. */
export const resultFilePath = (sessionId: string, fileId: string): string => `${sessionPath(sessionId)}/search/files/${fileId}`

/** A user's picture as WebP; its version is part of the address. */
export const userPicturePath = (sessionId: string, userId: string, version: string): string =>
  `${sessionPath(sessionId)}/users/${userId}/picture/${version}`

/** A contact's picture as WebP; its version is part of the address. */
export const contactPicturePath = (sessionId: string, contactId: string, version: string): string =>
  `${sessionPath(sessionId)}/contacts/${contactId}/picture/${version}`

/** Contacts that were asked for, as a file. */
export const contactFilePath = (sessionId: string, fileId: string): string => `${sessionPath(sessionId)}/contact-files/${fileId}`

/** All that is held of a person, as JSON. */
export const personDataPath = (sessionId: string, contactId: string): string => `${sessionPath(sessionId)}/contacts/${contactId}/data`

/** Where the own picture is sent to, as it is: the body is the file. */
export const OWN_PICTURE_PATH = '/v1/account/picture'

/** Rows of the table that were asked for, as a file. */
export const tableFilePath = (sessionId: string, fileId: string): string => `${sessionPath(sessionId)}/metadata-table/files/${fileId}`

/** The refused lines of an import as a comma-separated file. */
export const refusedLinesPath = (sessionId: string, importId: string): string => `${sessionPath(sessionId)}/metadata-imports/${importId}/refused.csv`

/** Where a picture of the portal is sent to, as it is: the body is the file. */
export const portalPicturePath = (kind: string): string => `/v1/portal/pictures/${kind}`

/** What was read off an asset's pages: as text, as ALTO 4, or as a PDF that can be searched. */
export const ocrExportPath = (sessionId: string, assetId: string, format: OcrExport): string => `${sessionPath(sessionId)}/assets/${assetId}/ocr.${format === 'alto' ? 'xml' : format}`

/** A picture of the portal that is set up, as WebP. */
export const portalPreviewPath = (sessionId: string, pictureId: string): string => `${sessionPath(sessionId)}/portal/pictures/${pictureId}`

/** The stream of a thread's answer. Read by fetch, it can carry the bearer token and the other headers of a call. */
export const answerStreamPath = (threadId: string): `/v1/${string}` => `/v1/ai-assistant/stream-message/${threadId}`
