import * as Result from 'effect/Result'
import { MOST_OCR_PAGES } from '../../src/domain/ocr/ocr.ts'
import type { ImagePlan } from '../../src/domain/iiif/imagePlan.ts'
import { INERT, REVALIDATED, sendUnchanged } from '../asset-files/sendFile.ts'
import { findFile, type StoredFile } from '../asset-files/storedFile.ts'
import { isWellFormedId } from '../database/id.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route } from '../http/route.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { ImageOverdue } from './ImageWorkers.ts'

/** Pixels of the long side: what is printed on a sheet of A4 can be read. */
const SIDE = 4_000

interface PageOf {
  readonly file: StoredFile
  readonly page: number
}

/** Pictures of the pages of a TIFF, of which browsers show none, and the preview the first. */
export const pagePictureRoute = (maker: ImageMaker): Route =>
  streamRoute<PageOf>({
    method: 'GET',
    path: '/v1/s/:sessionId/assets/:assetId/preview/:contentVersion/pages/:page',
    summary: 'The picture of a page of a TIFF, as WebP',
    authorisation: 'cookie',
    action: 'viewPreview',
    look: async ({ tenant, viewer }, request) => {
      const { assetId = '', contentVersion, page: asked = '' } = request.params as Readonly<Record<string, string>>
      if (!isWellFormedId(assetId)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
      const found = await findFile(tenant, viewer, assetId)
      if (Result.isFailure(found)) return Result.fail(found.failure)
      const file = found.success
      const page = /^\d{1,4}$/.test(asked) ? Number(asked) : 0
      const isThere = file.contentVersion === contentVersion && file.mediaType === 'image/tiff' && page >= 1 && page <= MOST_OCR_PAGES
      return isThere ? Result.succeed({ file, page }) : Result.fail({ code: 'NOT_FOUND' })
    },
    answer: async ({ file: { blobKey, contentVersion }, page }, { viewer }, request, reply) => {
      const etag = `"${contentVersion}-page-${page}"`
      if (await sendUnchanged(request, reply, etag)) return
      const source = { blobKey, page, side: SIDE }
      try {
        const extent = await maker.extentOf(source, viewer.userId)
        const plan = extent && ({ region: { left: 0, top: 0, ...extent }, size: extent, isMirrored: false, turn: 0, quality: 'default', format: 'webp' } satisfies ImagePlan)
        const bytes = plan && (await maker.view(source, plan, { ...extent, longest: SIDE }, viewer.userId))
        if (bytes === undefined) refuse(reply, { code: 'NOT_FOUND' })
        else await reply.headers({ ...INERT, etag, 'cache-control': REVALIDATED, 'content-type': 'image/webp' }).send(bytes)
      } catch (error) {
        if (!(error instanceof ImageOverdue)) throw error
        refuse(reply, { code: 'UNAVAILABLE' })
      }
    },
  })
