import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ALTO_END, altoBegin, altoPage } from '../../src/domain/ocr/alto.ts'
import { OCR_EXPORTS, type OcrExport } from '../../src/domain/ocr/ocr.ts'
import { DEFAULT_LANGUAGE } from '../../src/domain/preferences/language.ts'
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
import { exportedText } from './exportedText.ts'
import { exportedPages, hasReadPages, readPages } from './pageRows.ts'
import { writeSearchableInput } from './searchableInput.ts'

/** Bytes of a file that is packed into a PDF, and of the PDF: what is no JPEG takes more room there. */
const MOST_BYTES = 200 * 1024 ** 2
const PDFS = { timeout: 120_000, heap: 512, most: 5 * MOST_BYTES, waiting: 8 }

interface Made {
  readonly content: Readable
  /** Bytes, where it is known before all is read. */
  readonly length?: number
}

interface Exported {
  readonly file: StoredFile
  readonly ownText: string
}

const OWN_TEXT = sql<{ text: string }>(`select text from asset_texts where organization_id = $1 and asset_id = $2`)

const look: Parameters<typeof streamRoute<Exported>>[0]['look'] = async ({ tenant, viewer }, request) => {
  const { assetId = '' } = request.params as Readonly<Record<string, string>>
  if (!isWellFormedId(assetId)) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const found = await findFile(tenant, viewer, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const file = found.success
  if (!(await hasReadPages(tenant, { assetId, contentVersion: file.contentVersion }))) return Result.fail({ code: 'NOT_FOUND' })
  const [own] = await tenant.query(OWN_TEXT, [tenant.organizationId, assetId])
  return Result.succeed({ file, ownText: own?.text ?? '' })
}

const MEDIA_TYPES: Readonly<Record<OcrExport, string>> = { txt: 'text/plain; charset=utf-8', alto: 'application/xml; charset=utf-8', pdf: 'application/pdf' }

/** A file that is gone once it is closed, whatever becomes of whoever reads it. */
const passingFile = async (directory: string): Promise<FileHandle> => {
  const path = join(directory, `.${randomUUID()}.pdf`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

interface Parts {
  readonly blobs: BlobStore
  readonly dataDirectory: string
}

/** What was read of assets, as files: however many pages there are, a few are in memory at once. */
export const exportRoutes = ({ blobs, dataDirectory }: Parts): { readonly routes: readonly Route[]; readonly close: () => void } => {
  const program = new IsolatedProgram({ program: programOf('searchablePdf'), ...PDFS })

  /** Undefined: it could not be packed. */
  const packed = async ({ id, contentVersion, mediaType, size, blobKey }: StoredFile, { viewer, inTenant }: Visit): Promise<Made | undefined> => {
    if (size > MOST_BYTES) return undefined
    const output = await passingFile(dataDirectory)
    try {
      const input = () => writeSearchableInput({ mediaType, size, file: blobs.read(blobKey), pages: readPages(inTenant, { assetId: id, contentVersion }) })
      const exitCode = await program.convert(viewer.userId, input, output)
      const { size: length } = await output.stat()
      if (exitCode === 0 && length > 0) return { length, content: output.createReadStream({ start: 0 }) }
    } catch (error) {
      await output.close()
      throw error
    }
    await output.close()
    return undefined
  }

  const made = async (format: OcrExport, { file, ownText }: Exported, visit: Visit): Promise<Made | undefined> => {
    const { id, name, contentVersion } = file
    const content = { assetId: id, contentVersion }
    if (format === 'txt') return { content: Readable.from(exportedText(ownText, exportedPages(visit.inTenant, content), visit.viewer.language ?? DEFAULT_LANGUAGE)) }
    if (format === 'pdf') return packed(file, visit)
    const alto = async function* (): AsyncGenerator<string> {
      yield altoBegin(name)
      for await (const row of readPages(visit.inTenant, content)) yield altoPage({ ...row, contentVersion })
      yield ALTO_END
    }
    return { content: Readable.from(alto()) }
  }

  const answer = (format: OcrExport) => async (exported: Exported, visit: Visit, _request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const file = await made(format, exported, visit)
    if (file === undefined) {
      refuse(reply, { code: 'UNAVAILABLE' })
      return
    }
    const { id, name } = exported.file
    const extension = format === 'alto' ? 'xml' : format
    const headers = { ...INERT, 'cache-control': 'no-store', 'content-type': MEDIA_TYPES[format], 'content-disposition': disposition('attachment', `${splitExtension(name).stem}.${extension}`) }
    await reply.headers(file.length === undefined ? headers : { ...headers, 'content-length': String(file.length) }).send(file.content)
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
