import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { keepPageTexts, withPagesOf } from '../page-texts/pageTexts.ts'
import { leaveUnread } from '../processing/outcome.ts'
import { startReadable } from './readable.fixture.ts'
import type { ToRead } from './requests.ts'

let readable: Awaited<ReturnType<typeof startReadable>>
beforeAll(async () => {
  readable = await startReadable()
})
afterAll(() => readable.close())

const ask: (typeof readable)['ask'] = (text, ...values) => readable.ask(text, ...values)

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
const is = ({ assetId }: ToRead, indexing: string, failure: string | null = null) => ask('update assets set indexing = $2, indexing_failure = $3 where id = $1', assetId, indexing, failure)
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

describe('pages that are read while the text of their file is taken out', () => {
  it('are added after it', async () => {
    const file = await readable.add()
    await is(file, 'Indexing')
    let keeping = Promise.resolve()
    await readable.within(async (tenant) => {
      const { text } = await withPagesOf(tenant, file.assetId, { text: '', truncated: false })
      await read(file, 'Haabet')
      keeping = keep(file)
      // As long as the text is on its way; whoever does not wait for it is done by then.
      await Promise.race([keeping, setTimeout(300)])
      await tenant.query(sql(`insert into asset_texts (asset_id, organization_id, text, truncated) values ($2, $1, $3, false)`), [tenant.organizationId, file.assetId, text])
      await tenant.query(sql(`update assets set indexing = 'Indexed' where organization_id = $1 and id = $2`), [tenant.organizationId, file.assetId])
    })
    await keeping
    expect(await textOf(file)).toBe('Haabet\f')
  })

  it('are found also where that fails', async () => {
    const file = await readable.add()
    await is(file, 'Indexing')
    await read(file, 'Haabet')
    await keep(file)
    expect(await textOf(file)).toBeUndefined()
    await readable.within((tenant) => leaveUnread(tenant, file.assetId, 'Damaged'))
    expect([await textOf(file), await indexingOf(file)]).toEqual(['Haabet\f', { indexing: 'Indexed', failure: null }])
  })
})
