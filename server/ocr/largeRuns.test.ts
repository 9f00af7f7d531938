import * as Result from 'effect/Result'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ocrJobs } from './jobs.ts'
import { startReadable } from './readable.fixture.ts'
import { Recognizer } from './Recognizer.ts'
import { requestReading } from './requests.ts'
import { cancelRun, planSelection, selectionJob, startRun } from './runs.ts'
import { ownRuns } from './runRows.ts'

const FILES = 1_300
/** That many come into line in one transaction. */
const PIECE = 500

let readable: Awaited<ReturnType<typeof startReadable>>
let folderId: string
beforeAll(async () => {
  readable = await startReadable()
  const { assetId } = await readable.add()
  const { owner } = readable.database
  folderId = (await owner.query<{ folder: string }>('select folder_id as folder from assets where id = $1', [assetId])).rows[0]?.folder ?? ''
  await owner.query(
    `insert into assets select (jsonb_populate_record(asset, jsonb_build_object('id', gen_random_uuid(), 'name', 'Scan ' || number, 'file_number', 1000000 + number, 'file_number_key', 'n' || number, 'name_key', 'scan ' || number, 'blob_key', encode(sha256(('scan ' || number)::bytea), 'hex')))).*
     from assets asset, generate_series(2, ${FILES}) as number where asset.id = $1`,
    [assetId],
  )
})
afterAll(() => readable.close())
beforeEach(async () => {
  for (const table of ['ocr_documents', 'ocr_runs', 'jobs']) await readable.database.owner.query(`delete from ${table}`)
})

const ask: (typeof readable)['ask'] = (text, ...values) => readable.ask(text, ...values)
const waiting = async (kind: string): Promise<number> => (await ask<{ count: number }>('select count(*)::integer as count from jobs where kind = $1', kind))[0]?.count ?? 0
const asked = () => ({ type: 'RECORDS', selection: { kind: 'items', folders: [folderId], assets: [] }, languages: [], again: false }) as const
const begun = () => readable.within((tenant) => startRun(tenant, readable.jobs, { viewer: readable.viewer, language: 'en-US' }, asked()))
const runs = () => readable.within((tenant) => ownRuns(tenant, readable.viewer.userId))

/** Puts a run in line, as far as `isOver` lets it. */
const send = async (runId: string, isOver: () => boolean = () => false): Promise<void> => {
  const breaking = new AbortController()
  const signal = { get aborted() { return isOver() }, throwIfAborted: () => { if (isOver()) throw new Error('The node ended') } } as unknown as typeof breaking.signal
  await selectionJob(readable.database, readable.jobs).open({ ...asked(), runId, language: 'en-US' })?.run(readable.workBy(readable.viewer, signal))
}
/** True from the time when that was asked so many times. */
const after = (times: number) => {
  let left = times
  return () => (left -= 1) < 0
}

describe('a run over more than a thousand files', () => {
  it('is planned, and comes into line piece by piece behind the answer', async () => {
    expect(Result.getOrThrow(await readable.within((tenant) => planSelection(tenant, readable.viewer, asked())))).toEqual({ assets: FILES, supported: FILES, read: 0, pages: FILES, uncounted: 0 })
    const run = Result.getOrThrow(await begun())
    expect([run, await waiting('ocr selection'), await waiting('ocr page')]).toMatchObject([{ state: 'Waiting', assets: FILES, pages: FILES }, 1, 0])
    await send(run.id)
    expect([await waiting('ocr page'), (await runs())[0]]).toMatchObject([FILES, { state: 'Waiting', assets: FILES, pages: FILES, pagesDone: 0 }])
  })

  it('goes on where it was killed: nothing is asked for twice, nor what has failed since', async () => {
    const { id } = Result.getOrThrow(await begun())
    await expect(send(id, after(1))).rejects.toThrow('The node ended')
    expect(await waiting('ocr page')).toBe(PIECE)
    await ask(`update ocr_documents set state = 'Failed', reason = 'Damaged' where asset_id = (select asset_id from ocr_documents order by asset_id limit 1)`)
    await send(id)
    expect([await waiting('ocr page'), (await runs())[0]]).toMatchObject([FILES, { state: 'Working', assets: FILES, failed: 1, assetsDone: 1 }])
  })

  it('is cancelled half-way, and puts no more in line', async () => {
    const { id } = Result.getOrThrow(await begun())
    await expect(send(id, after(1))).rejects.toThrow('The node ended')
    await readable.within((tenant) => cancelRun(tenant, readable.jobs, readable.viewer, id))
    await send(id)
    expect([await waiting('ocr page'), (await runs())[0]]).toMatchObject([0, { state: 'Cancelled', assets: PIECE, assetsDone: PIECE }])
    expect(await ask(`select from ocr_documents where state <> 'None'`)).toEqual([])
  })

  it('says how long it will take with what is not in line yet', async () => {
    const { id } = Result.getOrThrow(await begun())
    await expect(send(id, after(1))).rejects.toThrow('The node ended')
    // Sixty pages a minute, a while ago and now.
    await ask(`update ocr_pages page set state = 'Read', language = 'eng', read_at = now() - make_interval(secs => number.at + case when number.at > 20 then 300 else 0 end)
      from (select asset_id, row_number() over (order by asset_id) as at from ocr_documents limit 40) as number where page.asset_id = number.asset_id`)
    await ask(`update ocr_documents set state = 'Read' where asset_id in (select asset_id from ocr_pages where state = 'Read')`)
    expect((await runs())[0]).toMatchObject({ pagesPerMinute: 60, secondsLeft: FILES - 40 })
  })
})

describe('a document of many pages that are known', () => {
  it('is one job in the answer; its pages come into line by that, and once', async () => {
    const [file] = await ask<{ assetId: string; contentVersion: string }>('select id as "assetId", content_version as "contentVersion" from assets limit 1')
    if (file === undefined) throw new Error('No file')
    const key = [readable.viewer.organization.id, file.assetId, file.contentVersion]
    await ask(`insert into ocr_documents (organization_id, asset_id, content_version, state, request_id, languages, likely_language, pages) values ($1, $2, $3, 'Read', gen_random_uuid(), '{}', 'eng', 900)`, ...key)
    await ask(`insert into ocr_pages (organization_id, asset_id, content_version, page, state, reason) select $1, $2, $3, page, case when page > 800 then 'Failed' else 'Read' end, case when page > 800 then 'Damaged' end from generate_series(1, 900) as page`, ...key)
    const { database, jobs } = readable
    const blobs = { bytes: () => Promise.reject(new Error('Its pages are known')) } as never
    const [count] = ocrJobs({ database, jobs, blobs, recognizer: new Recognizer('') })
    for (const [again, pages] of [[false, 100], [true, 900]] as const) {
      await ask('delete from jobs')
      await readable.within((tenant) => requestReading(tenant, jobs, [{ ...file, mediaType: 'image/tiff' }], { languages: [], again, runId: null, likely: 'eng' }))
      expect([await waiting('ocr pages'), await waiting('ocr page')]).toEqual([1, 0])
      const [sent] = await ask<{ payload: object }>(`select payload from jobs`)
      const work = readable.workBy(undefined)
      await count?.open(sent?.payload)?.run(work)
      // As after a worker that ended once it was written.
      await count?.open(sent?.payload)?.run(work)
      expect(await waiting('ocr page')).toBe(pages)
      await ask(`update ocr_documents set state = 'Read' where asset_id = $1`, file.assetId)
    }
  })
})
