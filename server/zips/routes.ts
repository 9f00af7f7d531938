import * as Result from 'effect/Result'
import { allOf } from '../../src/domain/access/evaluate.ts'
import { listZips, makeZip, removeZip as removeZipCall } from '../../src/infrastructure/http/contract/zips.ts'
import { record } from '../activity/record.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { disposition } from '../files/disposition.ts'
import { sendFile } from '../files/sendFile.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import { isWellFormedId } from '../library/id.ts'
import { contentsOf } from './contents.ts'
import { findZip, type StoredZip } from './storedZip.ts'
import { putInLine, removeZip, zipsOf } from './zips.ts'

interface Zips {
  readonly blobs: BlobStore
  readonly onSent: () => void
}

const DOWNLOAD = allOf('DOWNLOAD_RESOURCES')

/** A browser that goes on with a broken-off download is not told of again. */
const isBeginning = (range: string | undefined): boolean => range === undefined || range.startsWith('bytes=0-')

/** Folders and many files to take home at once. */
export const zipRoutes = ({ blobs, onSent }: Zips): readonly Route[] => [
  route(makeZip, { access: 'signedIn', requires: DOWNLOAD, module: 'ofHeader' }, async ({ tenant, viewer, resourceType, body }) => {
    const contents = await contentsOf(tenant, viewer, { ...body, type: resourceType })
    return Result.isFailure(contents) ? Result.fail(contents.failure) : Result.succeed(await putInLine(tenant, viewer, contents.success, onSent))
  }),
  route(listZips, { access: 'signedIn', requires: DOWNLOAD }, async ({ tenant, viewer }) => Result.succeed(await zipsOf(tenant, viewer))),
  route(removeZipCall, { access: 'signedIn', requires: DOWNLOAD }, ({ tenant, viewer, params }) => removeZip(tenant, viewer, params.zipId)),
  ...(['GET', 'HEAD'] as const).map((method) =>
    streamRoute<StoredZip>({
      method,
      path: '/v1/s/:sessionId/zips/:zipId',
      summary: 'A finished zip, with ranges',
      authorisation: 'cookie',
      policy: { access: 'signedIn', requires: DOWNLOAD },
      audits: 'asset.downloaded',
      look: async ({ tenant, viewer }, request) => {
        const { zipId = '' } = request.params as { readonly zipId?: string }
        return isWellFormedId(zipId) ? findZip(tenant, viewer, zipId) : Result.fail({ code: 'NOT_FOUND' })
      },
      answer: async ({ id, name, blobKey, size, files }, { viewer, inTenant }, request, reply) => {
        reply.header('cache-control', 'private, no-cache')
        await sendFile(request, reply, blobs, { key: blobKey, size, mediaType: 'application/zip', etag: `"${blobKey.slice(0, 12)}"`, disposition: disposition('attachment', name) })
        if (method === 'GET' && isBeginning(request.headers.range)) {
          await inTenant((tenant) => record(tenant, viewer, { kind: 'asset.downloaded', resource: { id, name }, after: { files } }))
        }
      },
    }),
  ),
]
