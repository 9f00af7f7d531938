import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FACTS_CHANNEL, type PublishedEvent } from '../events/publish.ts'
import { advance, holdDocument } from './documentRows.ts'
import { pageFailed } from './pageRows.ts'
import { startReadable } from './readable.fixture.ts'
import { cancelRequests, requestReading, type ToRead } from './requests.ts'
import { cancelRun, removeRun, selectionJob, startRun } from './runs.ts'

let readable: Awaited<ReturnType<typeof startReadable>>
let viewer: (typeof readable)['viewer']
let database: (typeof readable)['database']
let jobs: (typeof readable)['jobs']
let within: (typeof readable)['within']
let add: (typeof readable)['add']

beforeAll(async () => {
  readable = await startReadable()
  ;({ viewer, database, jobs, within, add } = readable)
})
afterAll(() => readable.close())

/** What open browsers hear of while that is done. */
const eventsOf = async (work: () => Promise<unknown>): Promise<readonly object[]> => {
  const client = await database.owner.connect()
  const found: object[] = []
  client.on('notification', ({ payload = '' }) => {
    const event = JSON.parse(payload) as PublishedEvent
    if ('serverEvent' in event && event.serverEvent.kind.startsWith('ocr')) found.push({ ...event.serverEvent, ...(event.userId === undefined ? {} : { userId: event.userId }) })
  })
  await client.query(`listen ${FACTS_CHANNEL}`)
  await work()
  await client.query('select 1')
  client.release(true)
  return found
}

const ask = (files: readonly ToRead[], runId: string | null = null) =>
  within((tenant) => requestReading(tenant, jobs, files, { languages: ['eng'], again: false, runId, likely: 'eng' }))
const requestOf = async ({ assetId }: ToRead): Promise<string> =>
  (await database.owner.query<{ request_id: string }>('select request_id from ocr_documents where asset_id = $1', [assetId])).rows[0]?.request_id ?? ''
const asked = (files: readonly ToRead[]) => ({ type: 'RECORDS' as const, selection: { kind: 'items' as const, folders: [], assets: files.map(({ assetId }) => assetId) }, languages: [], again: false })
const begun = async (files: readonly ToRead[]): Promise<string> =>
  Result.getOrThrow(await within((tenant) => startRun(tenant, jobs, { viewer, language: 'en-US' }, asked(files)))).id

const ofAsset = ({ assetId }: ToRead, state: string) => ({ kind: 'ocr.changed', assetId, type: 'RECORDS', state, done: 0, pages: 1 })
const ofRun = (runId: string, state: string, done: number, total: number) => ({ kind: 'ocrRun.changed', runId, state, done, total, userId: viewer.userId })

describe('open browsers are told', () => {
  it('that a file is to be read, and that it is no more', async () => {
    const file = await add()
    expect(await eventsOf(() => ask([file]))).toEqual([ofAsset(file, 'Queued')])
    const request = await requestOf(file)
    expect(await eventsOf(() => within((tenant) => cancelRequests(tenant, jobs, [request])))).toEqual([ofAsset(file, 'None')])
  })

  it('that a run is begun, before a page of it is read, and cancelled', async () => {
    const files = [await add(), await add()]
    let runId = ''
    const beginning = await eventsOf(async () => {
      runId = await begun(files)
    })
    expect(beginning).toEqual(expect.arrayContaining([...files.map((file) => ofAsset(file, 'Queued')), ofRun(runId, 'Waiting', 0, 2)]))
    const ending = await eventsOf(() => within((tenant) => cancelRun(tenant, jobs, viewer, runId)))
    expect(ending).toEqual(expect.arrayContaining([...files.map((file) => ofAsset(file, 'None')), ofRun(runId, 'Cancelled', 2, 2)]))
  })

  it('that a run whose only file is taken back there has ended', async () => {
    const file = await add()
    const runId = await begun([file])
    const request = await requestOf(file)
    expect(await eventsOf(() => within((tenant) => cancelRequests(tenant, jobs, [request])))).toContainEqual(ofRun(runId, 'Done', 1, 1))
  })

  it('that the files of a run which is taken away are not read', async () => {
    const file = await add()
    const runId = await begun([file])
    expect(await eventsOf(() => within((tenant) => removeRun(tenant, jobs, viewer, runId)))).toContainEqual(ofAsset(file, 'None'))
  })
})

it('what is read of a file that a new one has taken the place of is told to nobody', async () => {
  const file = await add()
  await ask([file])
  await database.owner.query(`update assets set content_version = 'another' where id = $1`, [file.assetId])
  const of = { ...file, requestId: await requestOf(file) }
  const events = await eventsOf(() =>
    within(async (tenant) => {
      const row = await holdDocument(tenant, of)
      await pageFailed(tenant, of, 1, 'Damaged')
      if (row !== undefined) await advance(tenant, of, row)
    }),
  )
  expect(events).toEqual([])
  expect((await database.owner.query('select state from ocr_documents where asset_id = $1', [file.assetId])).rows).toEqual([{ state: 'Failed' }])
})

describe('a large selection', () => {
  const unsent = async (planned: number): Promise<string> => {
    const id = randomUUID()
    await database.owner.query(
      `insert into ocr_runs (id, organization_id, home_organization_id, user_id, type, languages, planned, is_sent, unsupported) values ($1, $2, $2, $3, 'RECORDS', '{}', $4, false, 0)`,
      [id, viewer.organization.id, viewer.userId, planned],
    )
    return id
  }
  const jobOf = (runId: string, files: readonly ToRead[]) => {
    const job = selectionJob(database, jobs).open({ ...asked(files), runId, language: 'en-US' })
    if (job === undefined) throw new Error('No payload')
    return job
  }

  it('is told of once all of it is in line', async () => {
    const file = await add()
    const runId = await unsent(3)
    expect(await eventsOf(() => jobOf(runId, [file]).run(readable.workBy(viewer)))).toEqual([ofAsset(file, 'Queued'), ofRun(runId, 'Waiting', 0, 1)])
  })

  it('that could not be put in line as a whole is broken off, and says so', async () => {
    const file = await add()
    const runId = await unsent(2)
    await ask([file], runId)
    const failed = { state: 'Failed', failure: { code: 'UNEXPECTED' } } as const
    const events = await eventsOf(() => within((tenant) => jobOf(runId, [file]).ended(tenant, '', failed)))
    expect(events).toEqual(expect.arrayContaining([ofAsset(file, 'None'), ofRun(runId, 'Cancelled', 1, 1)]))
  })
})

it('what is read when the rest is taken back is found', async () => {
  const file = await add()
  await ask([file])
  const key = [viewer.organization.id, file.assetId, file.contentVersion]
  await database.owner.query(`insert into ocr_pages (organization_id, asset_id, content_version, page, state) values ($1, $2, $3, 2, 'Waiting')`, key)
  await database.owner.query(`update ocr_pages set state = 'Read', language = 'eng', text = 'Haabet', read_at = now() where organization_id = $1 and asset_id = $2 and content_version = $3 and page = 1`, key)
  const request = await requestOf(file)
  await within((tenant) => cancelRequests(tenant, jobs, [request]))
  expect((await database.owner.query('select text, indexing from asset_texts join assets on id = asset_id where asset_id = $1', [file.assetId])).rows).toEqual([{ text: 'Haabet\f', indexing: 'Indexed' }])
})
