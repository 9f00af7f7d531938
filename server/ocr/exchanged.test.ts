import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Registered } from '../jobs/kind.ts'
import { processingJobs } from '../processing/jobs.ts'
import { ocrJobs } from './jobs.ts'
import { Unreadable } from './PageSource.ts'
import { startReadable } from './readable.fixture.ts'
import { Recognizer } from './Recognizer.ts'
import { requestReading, type ToRead } from './requests.ts'
import { startRun } from './runs.ts'
import { ownRuns } from './runRows.ts'
import { letter } from './scans.fixture.ts'

let readable: Awaited<ReturnType<typeof startReadable>>
let file: ToRead
beforeAll(async () => {
  readable = await startReadable()
})
afterAll(() => readable.close())
beforeEach(async () => {
  file = await readable.add()
  await ask('delete from jobs')
})

const ask: (typeof readable)['ask'] = (text, ...values) => readable.ask(text, ...values)
const exchange = () => ask(`update assets set content_version = 'another ' || content_version where id = $1`, file.assetId)
const another = () => `another ${file.contentVersion}`

/** Does the waiting job of a kind, with a store whose files are read so. */
const perform = async (kind: string, read: () => Promise<Buffer>, payload?: object): Promise<unknown> => {
  const { database, jobs } = readable
  const blobs = {
    bytes: read,
    read: async function* () {
      yield await read()
    },
    put: async () => undefined,
  } as unknown as BlobStore
  const all: readonly Registered[] = [...ocrJobs({ database, jobs, blobs, recognizer: new Recognizer('') }), ...processingJobs({ database, jobs, blobs, onFailed: () => undefined })]
  const [sent] = payload === undefined ? await ask<{ payload: object }>('select payload from jobs where kind = $1', kind) : [{ payload }]
  return all.find(({ name }) => name === kind)?.open(sent?.payload)?.run(readable.workBy(undefined))
}

describe('a reading of texts follows the asset to the file that takes the place of the one it was asked of', () => {
  const begun = () => readable.within((tenant) => startRun(tenant, readable.jobs, { viewer: readable.viewer, language: 'no' }, { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [file.assetId] }, languages: ['spa'], again: false }))
  const documents = () => ask<object>('select content_version as of, state, run_id is not null as run, languages, likely_language as likely from ocr_documents where asset_id = $1 order by state', file.assetId)
  const followed = () => [
    { of: file.contentVersion, state: 'None', run: false, languages: ['spa'], likely: 'nor' },
    { of: another(), state: 'Queued', run: true, languages: ['spa'], likely: 'nor' },
  ]

  it('while it waits', async () => {
    await begun()
    await exchange()
    await perform('ocr page', () => Promise.reject(new Error('The earlier one is read')))
    expect(await documents()).toEqual(followed())
    expect(await ask(`select payload ->> 'contentVersion' as of from jobs where kind = 'ocr page'`)).toEqual([{ of: another() }])
    const [run] = await readable.within((tenant) => ownRuns(tenant, readable.viewer.userId))
    expect(run).toMatchObject({ assets: 1, assetsDone: 0, state: 'Waiting' })
  })

  it('while it is read, whatever became of that', async () => {
    await begun()
    await perform('ocr page', async () => {
      await exchange()
      throw new Unreadable('Damaged')
    })
    expect(await documents()).toEqual(followed())
  })

  it('and ends where that one has no text that could be read', async () => {
    await readable.within((tenant) => requestReading(tenant, readable.jobs, [file], { languages: [], again: false, runId: null, likely: 'eng' }))
    await exchange()
    await ask(`update assets set media_type = 'audio/mpeg' where id = $1`, file.assetId)
    await perform('ocr page', () => Promise.reject(new Error('The earlier one is read')))
    expect([await documents(), await ask('select from jobs')]).toMatchObject([[{ of: file.contentVersion, state: 'None' }], []])
  })
})

describe('what is made of a file that another one takes the place of meanwhile', () => {
  const OLD = Buffer.from('What the earlier one says')
  const exchanging = (bytes: Buffer) => async () => {
    await exchange()
    return bytes
  }
  const failing = async () => {
    await exchange()
    throw new Error('The disk is away')
  }
  const payload = () => ({ assetId: file.assetId })

  it('is not what the other one is found by', async () => {
    await ask(`update assets set media_type = 'text/plain', indexing = 'Indexed' where id = $1`, file.assetId)
    await ask(`insert into asset_texts (asset_id, organization_id, text, truncated) select id, organization_id, 'What the other one says', false from assets where id = $1`, file.assetId)
    await perform('text', exchanging(OLD), payload())
    expect(await ask('select text from asset_texts where asset_id = $1', file.assetId)).toEqual([{ text: 'What the other one says' }])
  })

  it('is neither what it looks like nor what it says of itself', async () => {
    const picture = await letter(['The earlier one'])
    await perform('thumbnail', exchanging(picture), payload())
    await perform('metadata', exchanging(picture), payload())
    expect(await ask('select thumbnail, width from assets where id = $1', file.assetId)).toEqual([{ thumbnail: 'Pending', width: null }])
    expect(await ask('select from asset_metadata where asset_id = $1', file.assetId)).toEqual([])
  })

  it('fails alone', async () => {
    for (const kind of ['thumbnail', 'metadata', 'text']) expect(await perform(kind, failing, payload())).toBeUndefined()
  })
})
