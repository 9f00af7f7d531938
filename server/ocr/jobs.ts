import { keepCorrections } from '../../src/domain/ocr/correction.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { advance, failDocument, type DocumentRow } from './documentRows.ts'
import * as kinds from './kinds.ts'
import { OpenFile } from './OpenFile.ts'
import { lockedPage, pageFailed, pageRead, pageRow, writeWords } from './pageRows.ts'
import { Unreadable, type PageSource } from './PageSource.ts'
import { readDrawn } from './readDrawn.ts'
import type { Recognizer } from './Recognizer.ts'
import { wantedDocument } from './wantedDocument.ts'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly jobs: Jobs
  readonly recognizer: Recognizer
}

interface Stored {
  readonly blobKey: string
  readonly mediaType: string
  readonly size: number
}

/** Also of a file that becomes a version while this is asked. */
const STORED = sql<Stored>(`
  select blob_key as "blobKey", media_type as "mediaType", size from assets where organization_id = $1 and id = $2 and content_version = $3
  union all
  select blob_key, media_type, size from asset_versions where organization_id = $1 and asset_id = $2 and content_version = $3
  limit 1`)
const COUNTED = sql(`update ocr_documents set pages = $4 where organization_id = $1 and asset_id = $2 and content_version = $3`)
const PUT_PAGES = sql(`
  insert into ocr_pages (organization_id, asset_id, content_version, page, state)
  select $1, $2, $3, page.page, page.state from unnest($4::integer[], $5::text[]) as page (page, state)
  on conflict do nothing`)
const WAITING = sql<{ page: number }>(`
  select page from ocr_pages where organization_id = $1 and asset_id = $2 and content_version = $3 and state = 'Waiting' order by page`)

/** What failed before is tried again. The words of a page stay until it is read. */
const WAIT = sql(`
  update ocr_pages set state = 'Waiting', reason = null
  where organization_id = $1 and asset_id = $2 and content_version = $3 and (state = 'Failed' or ($4 and state = 'Read'))`)

/** Puts the pages in line that are still to be read. */
const sendPages = async (tenant: Tenant, jobs: Jobs, of: kinds.OfContent): Promise<number> => {
  const waiting = await tenant.query(WAITING, [tenant.organizationId, of.assetId, of.contentVersion])
  for (const { page } of waiting) await jobs.send(tenant, kinds.readPage, { ...of, page })
  return waiting.length
}

const putPages = async (tenant: Tenant, { assetId, contentVersion }: kinds.OfContent, hasText: readonly boolean[]): Promise<void> => {
  const key = [tenant.organizationId, assetId, contentVersion]
  await tenant.query(COUNTED, [...key, hasText.length])
  await tenant.query(PUT_PAGES, [...key, hasText.map((_, at) => at + 1), hasText.map((own) => (own ? 'HasText' : 'Waiting'))])
}

/** Bytes of a file that are taken into memory. */
const MOST_BYTES = 200 * 1024 ** 2

const FOUND = sql(`update ocr_documents set found_language = $4 where organization_id = $1 and asset_id = $2 and content_version = $3 and found_language is null`)

/** What is done at the pages of files, in a worker. */
export const ocrJobs = ({ database, blobs, jobs, recognizer }: Parts): readonly Registered[] => {
  const file = new OpenFile(async ({ blobKey, size }: Stored) => {
    if (size > MOST_BYTES) throw new Unreadable('TooLarge')
    return blobs.bytes(blobKey)
  })

  /** Undefined: nobody waits for it any more. Throws {@link Unreadable}. */
  const opened = async (organizationId: string, of: kinds.OfContent): Promise<{ readonly row: DocumentRow; readonly stored: Stored } | undefined> =>
    inTenant(database, organizationId, async (tenant) => {
      const row = await wantedDocument(tenant, jobs, of)
      const [stored] = row === undefined ? [] : await tenant.query(STORED, [organizationId, of.assetId, of.contentVersion])
      return row && stored && { row, stored }
    })

  const ownTexts = async (source: PageSource, mediaType: string, signal: AbortSignal): Promise<readonly boolean[]> => {
    const found: boolean[] = []
    for (let page = 1; page <= source.pages; page += 1) {
      signal.throwIfAborted()
      found.push(mediaType === 'application/pdf' && (await source.hasText(page)))
    }
    return found
  }

  /** A second try finds them in line already. */
  const goOn = (organizationId: string, of: kinds.ToCount): Promise<void> =>
    inTenant(database, organizationId, async (tenant) => {
      const row = await wantedDocument(tenant, jobs, of)
      if (row === undefined || row.state !== 'Queued') return
      await tenant.query(WAIT, [organizationId, of.assetId, of.contentVersion, of.again === true])
      await sendPages(tenant, jobs, of)
      await advance(tenant, of, row)
    })

  const count = async (organizationId: string, of: kinds.ToCount, signal: AbortSignal): Promise<void> => {
    const found = await opened(organizationId, of)
    if (found === undefined) return
    if (found.row.pages !== null) return goOn(organizationId, of)
    try {
      const source = await file.open(found.stored)
      const hasText = await ownTexts(source, found.stored.mediaType, signal)
      await inTenant(database, organizationId, async (tenant) => {
        const row = await wantedDocument(tenant, jobs, of)
        if (row === undefined) return
        await putPages(tenant, of, hasText)
        await sendPages(tenant, jobs, of)
        await advance(tenant, of, row)
      })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      await inTenant(database, organizationId, async (tenant) => {
        const row = await wantedDocument(tenant, jobs, of)
        if (row !== undefined) await failDocument(tenant, of, row, error.reason)
      })
    }
  }

  const read = async (organizationId: string, of: kinds.OfPage, signal: AbortSignal): Promise<void> => {
    const found = await opened(organizationId, of)
    if (found === undefined) return
    const before = await inTenant(database, organizationId, (tenant) => pageRow(tenant, of, of.page))
    // A worker that ended once this was written.
    if (before?.state !== 'Waiting') return
    const outcome = await file
      .open(found.stored)
      .then(async (source) => {
        const drawn = await source.draw(of.page)
        signal.throwIfAborted()
        return { drawn, page: await readDrawn(recognizer, drawn, { languages: found.row.languages, likely: found.row.likely }, signal) }
      })
      .catch((error: unknown) => {
        if (error instanceof Unreadable) return error.reason
        throw error
      })
    await inTenant(database, organizationId, async (tenant) => {
      const row = await wantedDocument(tenant, jobs, of)
      if (row === undefined) return
      const there = await lockedPage(tenant, of, of.page)
      if (there?.state !== 'Waiting') return
      if (typeof outcome === 'string') await pageFailed(tenant, of, of.page, outcome)
      else {
        const { drawn, page } = outcome
        await writeWords(tenant, of, of.page, keepCorrections(there.words, page.words))
        await pageRead(tenant, of, of.page, { ...drawn.page, angle: page.angle, language: page.language })
        if (page.words.length > 0) await tenant.query(FOUND, [organizationId, of.assetId, of.contentVersion, page.language])
      }
      await advance(tenant, of, row)
    })
  }

  return [
    register(kinds.countPages, { run: ({ organizationId, payload, signal }) => count(organizationId, payload, signal) }),
    register(kinds.readPage, { run: ({ organizationId, payload, signal }) => read(organizationId, payload, signal) }),
  ]
}
