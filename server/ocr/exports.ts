import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { altoOf } from '../../src/domain/ocr/alto.ts'
import { OCR_EXPORTS, type OcrExport } from '../../src/domain/ocr/ocr.ts'
import type { OcrPage } from '../../src/domain/ocr/page.ts'
import { splitExtension } from '../../src/domain/naming/names.ts'
import { INERT } from '../asset-files/sendFile.ts'
import { findFile, type StoredFile } from '../asset-files/storedFile.ts'
import { record } from '../audit/record.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { disposition } from '../files/disposition.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route, type Visit } from '../http/route.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { joinedWithPageTexts } from '../page-texts/pageTexts.ts'
import { allPages, type PageRow } from './pageRows.ts'
import { writeSearchableInput } from './searchableInput.ts'

/** Milliseconds, megabytes of its own objects, and PDFs that wait, of all. */
const PDFS = { timeout: 120_000, heap: 512, waiting: 8 }

/** Bytes of a file that is packed into a PDF. */
const MOST_BYTES = 200 * 1024 ** 2

interface Exported {
  readonly file: StoredFile
  readonly pages: readonly PageRow[]
  readonly ownText: string
}

const OWN_TEXT = sql<{ text: string }>(`select text from asset_texts where organization_id = $1 and asset_id = $2`)

const look: Parameters<typeof streamRoute<Exported>>[0]['look'] = async ({ tenant, viewer }, request) => {
  const { assetId = '' } = request.params as Readonly<Record<string, string>>
  if (!isWellFormedId(assetId)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const found = await findFile(tenant, viewer, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const file = found.success
  const pages = (await allPages(tenant, { assetId, contentVersion: file.contentVersion })).filter(({ language }) => language !== null)
  if (pages.length === 0) return Result.fail({ code: 'NOT_FOUND' })
  const [own] = await tenant.query(OWN_TEXT, [tenant.organizationId, assetId])
  return Result.succeed({ file, pages, ownText: own?.text ?? '' })
}

const pageOf = (contentVersion: string, row: PageRow): OcrPage => ({ ...row, contentVersion })

const MEDIA_TYPES: Readonly<Record<OcrExport, string>> = { txt: 'text/plain; charset=utf-8', alto: 'application/xml; charset=utf-8', pdf: 'application/pdf' }

/** What was read of assets, as files. */
export const exportRoutes = (blobs: BlobStore): { readonly routes: readonly Route[]; readonly close: () => void } => {
  const program = new IsolatedProgram({ program: programOf('searchablePdf'), ...PDFS })

  const made = async (format: OcrExport, { file, pages, ownText }: Exported, { viewer }: Visit): Promise<Buffer | undefined> => {
    if (format === 'txt') return Buffer.from(joinedWithPageTexts(ownText, pages.map(({ page, text }) => ({ page, text }))).replaceAll('\f', '\n\f\n'))
    if (format === 'alto') return Buffer.from(altoOf(file.name, pages.map((page) => pageOf(file.contentVersion, page))))
    if (file.size > MOST_BYTES) return undefined
    const { exitCode, output } = await program.run(viewer.userId, writeSearchableInput({ mediaType: file.mediaType, pages }, await blobs.bytes(file.blobKey)))
    return exitCode === 0 && output.length > 0 ? output : undefined
  }

  const answer = (format: OcrExport) => async (exported: Exported, visit: Visit, _request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = await made(format, exported, visit)
    if (bytes === undefined) {
      refuse(reply, { code: 'UNAVAILABLE' })
      return
    }
    const { id, name } = exported.file
    const extension = format === 'alto' ? 'xml' : format
    const headers = { ...INERT, 'cache-control': 'no-store', 'content-type': MEDIA_TYPES[format], 'content-disposition': disposition('attachment', `${splitExtension(name).stem}.${extension}`) }
    await reply.headers(headers).send(bytes)
    await visit.inTenant((tenant) => record(tenant, visit.viewer, { kind: 'asset.downloaded', resource: { id, name } }))
  }

  return {
    routes: OCR_EXPORTS.map((format) =>
      streamRoute<Exported>({
        method: 'GET',
        path: `/v1/s/:sessionId/assets/:assetId/ocr.${format === 'alto' ? 'xml' : format}`,
        summary: { txt: 'What was read of an asset, as text', alto: 'What was read of an asset, as ALTO 4', pdf: 'An asset as a PDF with what was read of it, to be searched' }[format],
        authorisation: 'cookie',
        action: 'downloadFile',
        audits: 'asset.downloaded',
        look,
        answer: answer(format),
      }),
    ),
    close: () => program.close(),
  }
}
