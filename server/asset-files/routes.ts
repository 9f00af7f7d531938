import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isInlineSafe, isRendered } from '../../src/domain/assets/contentTypes.ts'
import { THUMBNAIL_SIZES } from '../../src/infrastructure/contract/files.ts'
import type { ActionName } from '../../src/domain/rights/rights.ts'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import { record } from '../audit/record.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route, type StreamRoute, type Visit } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import * as kinds from '../processing/kinds.ts'
import { isWellFormedId } from '../database/id.ts'
import { derivedKey, type BlobStore } from '../files/BlobStore.ts'
import { ByteCache } from '../files/ByteCache.ts'
import { disposition } from '../files/disposition.ts'
import { INERT, REVALIDATED, sendFile, sendUnchanged } from './sendFile.ts'
import { findFile, findTrashedFile, type StoredFile } from './storedFile.ts'
import { findVersion } from './storedVersion.ts'
import { sql } from '../database/sql.ts'

interface Files {
  readonly blobs: BlobStore
  readonly jobs: Jobs
}

const ASSETS = '/v1/s/:sessionId/assets/:assetId'
const VERSIONS = `${ASSETS}/versions/:versionId`

/** Bytes of thumbnails that are kept in memory. */
const CACHED = 16 * 1024 ** 2


const parameter = (request: FastifyRequest, name: string): string => (request.params as Readonly<Record<string, string>>)[name] ?? ''

const looking =
  (extra: (file: StoredFile, request: FastifyRequest) => boolean, find: typeof findFile = findFile): StreamRoute<StoredFile>['look'] =>
  async ({ tenant, viewer }, request) => {
    const id = parameter(request, 'assetId')
    if (!isWellFormedId(id)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
    const found = await find(tenant, viewer, id)
    if (Result.isFailure(found)) return Result.fail(found.failure)
    return extra(found.success, request) ? Result.succeed(found.success) : Result.fail({ code: 'NOT_FOUND' })
  }

const isThumbnail = ({ contentVersion }: StoredFile, request: FastifyRequest): boolean =>
  THUMBNAIL_SIZES.some((side) => parameter(request, 'file') === `${contentVersion}-${side}`)

const lookingAtVersion =
  (extra: (file: StoredFile) => boolean): StreamRoute<StoredFile>['look'] =>
  (visit, request) =>
    looking(extra, (tenant, viewer, id) => findVersion(tenant, viewer, id, parameter(request, 'versionId')))(visit, request)

/** A player that reads on, or a browser that asks whether anything changed, is not told of again. */
const isBeginning = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['if-none-match'] === undefined && /^(bytes=0-|$)/.test(headers.range ?? '')

const recordVisit = (kind: AuditKind, { viewer, inTenant }: Visit, { id, name }: StoredFile): Promise<void> =>
  inTenant((tenant) => record(tenant, viewer, { kind, resource: { id, name } }))

/** Pictures, previews and downloads, at addresses that the session's cookie authorises. */
const DRAW_AGAIN = sql(`update assets set thumbnail = 'Pending' where organization_id = $1 and id = $2 and thumbnail = 'Ready'`)

export const fileRoutes = ({ blobs, jobs }: Files): readonly Route[] => {
  const cache = new ByteCache(CACHED)

  const cached = async (key: string): Promise<Buffer | undefined> => {
    const known = cache.get(key)
    if (known !== undefined) return known
    if ((await blobs.size(key)) === undefined) return undefined
    const bytes = await blobs.bytes(key)
    cache.put(key, bytes)
    return bytes
  }

  /** A thumbnail or preview that was lost, as what is derived may be, is made again. */
  const again = ({ inTenant }: Visit, { id }: StoredFile): Promise<void> =>
    inTenant(async (tenant) => {
      await tenant.query(DRAW_AGAIN, [tenant.organizationId, id])
      await jobs.send(tenant, kinds.thumbnail, { assetId: id })
    })

  const thumbnail = async (file: StoredFile, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const side = parameter(request, 'file').endsWith('-960') ? '960' : '320'
    const etag = `"${file.contentVersion}-${side}"`
    if (await sendUnchanged(request, reply, etag)) return
    const wanted = await cached(derivedKey(file.blobKey, side))
    const small = wanted ?? (await cached(derivedKey(file.blobKey, '320')))
    if (small === undefined) {
      if (file.thumbnail === 'Ready') await again(visit, file)
      refuse(reply, { code: file.thumbnail === 'Failed' || file.thumbnail === 'None' ? 'NOT_FOUND' : 'UNAVAILABLE' })
      return
    }
    // The large one comes a little later; until then the small one stands in, and is not kept.
    const caching = wanted === undefined ? { 'cache-control': 'no-store' } : { etag, 'cache-control': REVALIDATED }
    await reply.headers({ ...INERT, ...caching, 'content-type': 'image/webp' }).send(small)
  }

  const preview = async (file: StoredFile, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { blobKey, mediaType, contentVersion } = file
    const shown = { etag: `"${contentVersion}"`, disposition: disposition('inline', file.name) }
    if (await sendUnchanged(request, reply, shown.etag)) return
    if (isInlineSafe(mediaType)) await sendFile(request, reply, blobs, { ...shown, key: blobKey, size: file.size, mediaType })
    else {
      const key = derivedKey(blobKey, 'preview')
      const size = await blobs.size(key)
      if (size === undefined) {
        if (file.thumbnail === 'Ready') await again(visit, file)
        refuse(reply, { code: file.thumbnail === 'Failed' ? 'NOT_FOUND' : 'UNAVAILABLE' })
        return
      }
      const name = file.name.replace(/\.[^.]*$/, '.webp')
      await sendFile(request, reply, blobs, { ...shown, disposition: disposition('inline', name), key, size, mediaType: 'image/webp' })
    }
    if (isBeginning(request)) await recordVisit('preview', visit, file)
  }

  const content = async (file: StoredFile, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { blobKey, mediaType, size, contentVersion, name } = file
    await sendFile(request, reply, blobs, { key: blobKey, size, mediaType, etag: `"${contentVersion}"`, disposition: disposition('attachment', name) })
    if (isBeginning(request)) await recordVisit('asset.downloaded', visit, file)
  }

  const served = (
    parts: Pick<StreamRoute<StoredFile>, 'path' | 'summary' | 'look' | 'answer' | 'audits'>,
    action: ActionName,
  ): readonly Route[] =>
    (['GET', 'HEAD'] as const).map((method) =>
      streamRoute<StoredFile>({ ...parts, method, authorisation: 'cookie', action }),
    )

  return [
    ...served(
      {
        path: `${ASSETS}/thumbnails/:file`,
        summary: 'A thumbnail, as WebP',
        look: looking(isThumbnail),
        answer: thumbnail,
      },
      'viewThumbnail',
    ),
    ...served(
      {
        path: `${ASSETS}/preview/:contentVersion`,
        summary: 'What the browser can show of a file',
        look: looking(
          ({ contentVersion, mediaType }, request) =>
            parameter(request, 'contentVersion') === contentVersion && (isInlineSafe(mediaType) || isRendered(mediaType)),
        ),
        answer: preview,
        audits: 'preview',
      },
      'viewPreview',
    ),
    ...served(
      { path: `${ASSETS}/content`, summary: 'The original, byte for byte', look: looking(() => true), answer: content, audits: 'asset.downloaded' },
      'downloadFile',
    ),
    ...served(
      {
        path: '/v1/s/:sessionId/trash/:assetId/content',
        summary: 'The original of what lies in the trash, byte for byte',
        look: looking(() => true, findTrashedFile),
        answer: content,
        audits: 'asset.downloaded',
      },
      'downloadFromTrash',
    ),
    ...served(
      {
        path: '/v1/s/:sessionId/trash/:assetId/thumbnails/:file',
        summary: 'A thumbnail of what lies in the trash, as WebP',
        look: looking(isThumbnail, findTrashedFile),
        answer: thumbnail,
      },
      'viewInTrash',
    ),
    ...served(
      {
        path: `${VERSIONS}/thumbnail`,
        summary: 'A thumbnail of an earlier file, as WebP',
        look: lookingAtVersion(() => true),
        answer: thumbnail,
      },
      'viewThumbnail',
    ),
    ...served(
      {
        path: `${VERSIONS}/preview`,
        summary: 'What the browser can show of an earlier file',
        look: lookingAtVersion(({ mediaType }) => isInlineSafe(mediaType) || isRendered(mediaType)),
        answer: preview,
        audits: 'preview',
      },
      'viewPreview',
    ),
    ...served(
      {
        path: `${VERSIONS}/content`,
        summary: 'An earlier file, byte for byte',
        look: lookingAtVersion(() => true),
        answer: content,
        audits: 'asset.downloaded',
      },
      'downloadFile',
    ),
  ]
}
