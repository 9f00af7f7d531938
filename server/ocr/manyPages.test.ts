import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tenant } from '../database/tenant.ts'
import { findText } from './pages.ts'
import { readPages, readTexts } from './pageRows.ts'
import { startReadable } from './readable.fixture.ts'
import type { ToRead } from './requests.ts'

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
