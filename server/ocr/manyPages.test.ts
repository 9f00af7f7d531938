import * as Result from 'effect/Result'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tenant } from '../database/tenant.ts'
import { ocrJobs } from './jobs.ts'
import { findText } from './pages.ts'
import { readPages, readTexts } from './pageRows.ts'
import { startReadable } from './readable.fixture.ts'
import type { Recognizer } from './Recognizer.ts'
import { requestReading, type ToRead } from './requests.ts'

const PAGES = 2_000
const WORDS = 40

let readable: Awaited<ReturnType<typeof startReadable>>
let file: ToRead
beforeAll(async () => {
  readable = await startReadable()
  file = await readable.add()
  const { owner } = readable.database
  const key = [readable.viewer.organization.id, file.assetId, file.contentVersion]
  await owner.query(
    `insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages) values ($1, $2, $3, 'Read', gen_random_uuid(), '{eng}', 'eng', ${PAGES})`,
    key,
  )
  // Each page says its own number, once.
  const words = `(select jsonb_agg(jsonb_build_object('text', case word when 1 then 'page' when 2 then 'n' || page when 3 then 'of' else 'word' || word end, 'box', '{"x":0,"y":0,"width":0.1,"height":0.1}'::jsonb, 'confidence', 0.9, 'line', 0, 'isCorrected', false)) from generate_series(1, ${WORDS}) as word)`
  await owner.query(
    `insert into ocr_pages (organization_id, asset_id, content_version, page, state, language, words, text)
     select $1, $2, $3, page, 'Read', 'eng', ${words}, 'page n' || page || ' of word' from generate_series(1, ${PAGES}) as page`,
    key,
  )
})
afterAll(() => readable.close())

/** The work in a transaction, and the most words and pages that the database answered with at once. */
const measured = async <A>(work: (tenant: Tenant) => Promise<A>): Promise<{ readonly value: A; readonly words: number; readonly rows: number }> => {
  let [words, rows] = [0, 0]
  const value = await readable.within((tenant) =>
    work({
      ...tenant,
      organizationId: tenant.organizationId,
      query: async (statement, values) => {
        const answer = await tenant.query(statement, values)
        rows = Math.max(rows, answer.length)
        words = Math.max(words, answer.reduce((sum, row) => sum + ('words' in row && Array.isArray(row.words) ? row.words.length : 0), 0))
        return answer
      },
    }),
  )
  return { value, words, rows }
}

describe('of a file of two thousand pages', () => {
  it('those on which something stands are found without its words in memory', async () => {
    const find = (q: string) => measured((tenant) => findText(tenant, readable.viewer, { type: 'RECORDS', assetId: file.assetId, q }))
    const { value, words, rows } = await find('n1234 of')
    expect(Result.getOrThrow(value)).toEqual({ pages: [{ page: 1234, hits: 1 }], hits: 1 })
    expect([words, rows]).toEqual([WORDS, 100])
    const everywhere = Result.getOrThrow((await find('Page N')).value)
    expect([everywhere.hits, everywhere.pages.length, everywhere.pages[0]]).toEqual([PAGES, 500, { page: 1, hits: 1 }])
  })

  it('the text and the words come a few pages at a time, each once', async () => {
    const numbers = async (pages: AsyncIterable<{ readonly page: number }>): Promise<readonly number[]> => {
      const found: number[] = []
      for await (const { page } of pages) found.push(page)
      return found
    }
    const every = Array.from({ length: PAGES }, (_, at) => at + 1)
    const texts = await measured((tenant) => numbers(readTexts((work) => work(tenant), file)))
    expect([texts.value, texts.rows]).toEqual([every, 100])
    const whole = await measured((tenant) => numbers(readPages((work) => work(tenant), file)))
    expect([whole.value, whole.words]).toEqual([every, 8 * WORDS])
  })
})

/** Each other page says something itself; the others are empty. */
const documentOf = async (pages: number): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([595, 842])
    if (number % 2 === 0) page.drawText(`Page ${number} says itself what stands on it`, { x: 40, y: 700, size: 12 })
  }
  return Buffer.from(await document.save())
}

describe('a document of two thousand pages', () => {
  it('is unpacked once, and each page that says nothing itself comes into line and is read', async () => {
    const { database, jobs, within, ask, workBy } = readable
    const bytes = await documentOf(PAGES)
    let unpacked = 0
    const blobs = {
      bytes: async () => {
        unpacked += 1
        return bytes
      },
    } as never
    const recognizer = { recognize: async () => ({ words: [], straightened: 0 }), orientation: async () => undefined } as unknown as Recognizer
    const [count, read] = ocrJobs({ database, jobs, blobs, recognizer })
    const scan = await readable.add()
    await ask(`update assets set media_type = 'application/pdf' where id = $1`, scan.assetId)
    await within((tenant) => requestReading(tenant, jobs, [{ ...scan, mediaType: 'application/pdf' }], { languages: ['eng'], again: false, runId: null, likely: 'eng' }))
    const payloads = async (kind: string): Promise<readonly { readonly page?: number }[]> =>
      (await ask<{ payload: { readonly page?: number } }>(`select payload from jobs where kind = $1 and payload ->> 'assetId' = $2`, kind, scan.assetId)).map(({ payload }) => payload)
    const [asked] = await payloads('ocr pages')
    await count?.open(asked)?.run(workBy(undefined))
    const states = await ask('select state, count(*)::integer as count from ocr_pages where asset_id = $1 group by state order by state', scan.assetId)
    expect(states).toEqual([{ state: 'HasText', count: PAGES / 2 }, { state: 'Waiting', count: PAGES / 2 }])
    const inLine = await payloads('ocr page')
    expect(inLine.map(({ page = 0 }) => page).toSorted((one, other) => one - other)).toEqual(Array.from({ length: PAGES / 2 }, (_, at) => 2 * at + 1))
    for (const number of [1, 999, 1_999]) await read?.open(inLine.find(({ page }) => page === number))?.run(workBy(undefined))
    expect(await ask(`select page from ocr_pages where asset_id = $1 and state = 'Read' order by page`, scan.assetId)).toEqual([{ page: 1 }, { page: 999 }, { page: 1_999 }])
    expect(unpacked).toBe(1)
  })
})

describe('a document of as many pages as are read, and of one more', () => {
  const countedPages = async (pages: number) => {
    const { database, jobs, within, ask, workBy } = readable
    const document = await PDFDocument.create()
    for (let number = 1; number <= pages; number += 1) document.addPage([20, 20])
    const bytes = Buffer.from(await document.save())
    const [count] = ocrJobs({ database, jobs, blobs: { bytes: async () => bytes } as never, recognizer: {} as Recognizer })
    const scan = await readable.add()
    await ask(`update assets set media_type = 'application/pdf' where id = $1`, scan.assetId)
    await within((tenant) => requestReading(tenant, jobs, [{ ...scan, mediaType: 'application/pdf' }], { languages: ['eng'], again: false, runId: null, likely: 'eng' }))
    const [asked] = await ask<{ payload: object }>(`select payload from jobs where kind = 'ocr pages' and payload ->> 'assetId' = $1`, scan.assetId)
    await count?.open(asked?.payload)?.run(workBy(undefined))
    const [said] = await ask('select state, reason, pages from ocr_documents where asset_id = $1', scan.assetId)
    const [inLine] = await ask(`select count(*)::integer as pages from jobs where kind = 'ocr page' and payload ->> 'assetId' = $1`, scan.assetId)
    return { said, inLine }
  }

  it('come into line, and is refused for just that, without a page of it in line', async () => {
    expect(await countedPages(5_000)).toEqual({ said: { state: 'Reading', reason: null, pages: 5_000 }, inLine: { pages: 5_000 } })
    expect(await countedPages(5_001)).toEqual({ said: { state: 'Failed', reason: 'TooManyPages', pages: null }, inLine: { pages: 0 } })
  })
})
