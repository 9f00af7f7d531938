import * as Result from 'effect/Result'
import { listZips, makeTrashZip, makeZip, makeZipAnew, removeZip as removeZipCall } from '../../src/infrastructure/downloads/contract.ts'
import { record } from '../audit/record.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { disposition } from '../files/disposition.ts'
import { sendFile } from '../asset-files/sendFile.ts'
import { route, streamRoute, type Route } from '../http/route.ts'
import { isWellFormedId } from '../database/id.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { findZip, type StoredZip } from './storedZip.ts'
import { makeAnew, sendZip, removeZip, zipsOf } from './zips.ts'

interface Zips {
  readonly blobs: BlobStore
  readonly jobs: Jobs
}

/** A browser that goes on with a broken-off download is not told of again. */
const isBeginning = (range: string | undefined): boolean => range === undefined || range.startsWith('bytes=0-')

/** Folders and many files to take home at once. */
export const zipRoutes = ({ blobs, jobs }: Zips): readonly Route[] => [
  route(makeZip, { action: 'download' }, ({ tenant, viewer, resourceType: type, body }) =>
    sendZip(tenant, viewer, jobs, { from: 'library', type, selection: body.selection }),
  ),
  route(makeTrashZip, { action: 'downloadFromTrash' }, ({ tenant, viewer, body }) =>
    sendZip(tenant, viewer, jobs, { from: 'trash', selection: body.selection }),
  ),
  route(makeZipAnew, { action: 'takeZips' }, ({ tenant, viewer, params }) => makeAnew(tenant, viewer, jobs, params.zipId)),
  route(listZips, { action: 'takeZips' }, async ({ tenant, viewer }) => Result.succeed(await zipsOf(tenant, viewer))),
  route(removeZipCall, { action: 'takeZips' }, ({ tenant, viewer, params }) => removeZip(tenant, viewer, jobs, params.zipId)),
  ...(['GET', 'HEAD'] as const).map((method) =>
    streamRoute<StoredZip>({
      method,
      path: '/v1/s/:sessionId/zips/:zipId',
      summary: 'A finished zip, with ranges',
      authorisation: 'cookie',
      action: 'takeZips',
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
