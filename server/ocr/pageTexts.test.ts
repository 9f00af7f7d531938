import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { startReadable } from './readable.fixture.ts'
import type { ToRead } from './requests.ts'

let readable: Awaited<ReturnType<typeof startReadable>>
beforeAll(async () => {
  readable = await startReadable()
})
afterAll(() => readable.close())

const ask = async <Row extends object>(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> => (await readable.database.owner.query<Row>(text, [...values])).rows

/** Notes what was read on its pages. */
const read = async ({ assetId, contentVersion }: ToRead, ...pages: readonly string[]): Promise<void> => {
  const { id } = readable.viewer.organization
  await ask(
    `insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages)
     values ($1, $2, $3, 'Read', gen_random_uuid(), '{eng}', 'eng', $4) on conflict do nothing`,
    id,
    assetId,
    contentVersion,
    pages.length,
  )
  await ask(
    `insert into ocr_pages (organization_id, asset_id, content_version, page, state, language, text)
     select $1, $2, $3, page.number, 'Read', 'eng', page.text from unnest($4::text[]) with ordinality as page (text, number)
     on conflict (organization_id, asset_id, content_version, page) do update set text = excluded.text`,
    id,
    assetId,
    contentVersion,
    pages,
  )
}
const keep = ({ assetId }: ToRead): Promise<void> => readable.within((tenant) => keepPageTexts(tenant, assetId))
const textOf = async ({ assetId }: ToRead): Promise<string | undefined> => (await ask<{ text: string }>('select text from asset_texts where asset_id = $1', assetId))[0]?.text
const indexingOf = async ({ assetId }: ToRead) => (await ask<object>('select indexing, indexing_failure as failure from assets where id = $1', assetId))[0]

describe('what an asset is found by', () => {
  it('is no longer what a page said before, where nothing is read there any more', async () => {
    const file = await readable.add()
    await read(file, 'Haabet', 'Bergen')
    await keep(file)
    expect(await textOf(file)).toBe('Haabet\fBergen\f')
    await read(file, 'Haabet', '')
    await keep(file)
    expect(await textOf(file)).toBe('Haabet\f\f')
    await read(file, '', '')
    await keep(file)
    expect((await textOf(file))?.trim()).toBe('')
  })

  it('is nothing where nothing was ever read', async () => {
    const file = await readable.add()
    await read(file, '')
    await keep(file)
    expect([await textOf(file), await indexingOf(file)]).toEqual([undefined, { indexing: 'None', failure: null }])
  })
})
