import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { contentTypes, zipOf } from '../files/zip.fixture.ts'
import { createFolder } from '../folders/folders.ts'
import { SentJobs } from '../jobs/Jobs.ts'
import type { Registered } from '../jobs/kind.ts'
import { Kernel } from '../jobs/Kernel.ts'
import { WorkerPool } from '../jobs/WorkerPool.ts'
import type { Author } from '../transfers/addAsset.ts'
import { receive } from '../transfers/receive.ts'
import { processingKinds } from './capability.ts'
import { processingJobs } from './jobs.ts'
import { ASSETS } from './kinds.ts'

let dataDirectory: string
let database: Database
let jobs: SentJobs
let kernel: Kernel
let organizationId: string
let author: Author
let folderId: string

const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)
const blobs = () => new DiskBlobStore(join(dataDirectory, 'blobs'))

const HERE = { name: ASSETS.name, concurrency: 1, perOrganization: 1 }

/** Who does the jobs from now on: this process, or workers. */
const begin = async (kinds: readonly Registered[], files?: WorkerPool): Promise<void> => {
  kernel = new Kernel({ database, isAlone: true, ...(files && { workers: { files } }), onError: () => undefined })
  kernel.register(...kinds)
  await kernel.begin()
}

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-unreadable-'))
  database = await freshConnection()
  jobs = new SentJobs({ onSent: (queue, delay) => kernel.wake(queue, delay) })
  const { rows } = await database.owner.query<{ organization_id: string; id: string }>(`select organization_id, id from users where email = 'admin@harbour.example'`)
  organizationId = rows[0]?.organization_id ?? ''
  author = { userId: rows[0]?.id ?? '', firstName: '', lastName: '', features: ['IndexContent'], restricted: false }
  folderId = Result.getOrThrow(await within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: 'Hard to read' }))).id
})
afterAll(async () => {
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

const add = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(dataDirectory, 'arrived')
  await writeFile(path, bytes)
  return Result.getOrThrow(await receive({ blobs: blobs(), jobs, inTenant: within }, author, { path, name, folderId, type: 'RECORDS', uploadId: null })).assetId
}

interface State {
  readonly indexing: string
  readonly reason: string | null
}
const stateOf = async (id: string): Promise<State | undefined> =>
  (await database.owner.query<State>('select indexing, indexing_failure as reason from assets where id = $1', [id])).rows[0]

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const blank = async (pages = 1, text = ''): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) pdf.addPage().drawText(text)
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

/** Encrypted for a password that nobody types. */
const locked = async (): Promise<Buffer> => {
  const key = `<${'5a'.repeat(32)}>`
  const text = (await blank()).toString('latin1')
  return Buffer.from(text.replace('/Size', `/ID [${key} ${key}]\n/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>\n/Size`), 'latin1')
}

const hugeSheet = (): Buffer =>
  zipOf([contentTypes(`${OFFICE}.spreadsheetml.sheet.main+xml`, '/xl/workbook.xml'), { name: 'xl/workbook.xml', content: '<w/>' }, { name: 'xl/worksheets/sheet1.xml', content: ' '.repeat(13 * 1024 ** 2) }])

describe('a file whose text cannot be read says why', () => {
  beforeAll(() => begin(processingJobs({ database, blobs: blobs(), jobs, onFailed: () => undefined }).map((kind) => ({ ...kind, queue: HERE }))))
  afterAll(() => kernel.close())

  it.each([
    ['locked.pdf', locked, 'PasswordProtected'],
    ['torn.pdf', () => Buffer.from('%PDF-1.7\nnothing that follows is one'), 'Damaged'],
    ['huge.xlsx', hugeSheet, 'TooLarge'],
    ['scan.pdf', blank, 'NoText'],
    ['empty.txt', () => Buffer.from(' \n'), 'NoText'],
  ] as const)('%s', async (name, make, reason) => {
    const id = await add(name, await make())
    await expect.poll(() => stateOf(id)).toEqual({ indexing: 'Failed', reason })
  })

  it('and no longer once it was read', async () => {
    const id = await add('letter.txt', Buffer.from('Dear Ada'))
    await expect.poll(() => stateOf(id)).toEqual({ indexing: 'Indexed', reason: null })
  })
})

describe('a file that is not read in its time', () => {
  let workers: WorkerPool
  beforeAll(() => {
    workers = new WorkerPool({ program: 'worker', heap: 192, restAfter: 10_000, connection: database.connection, dataDirectory, onSent: () => undefined, onError: () => undefined })
    return begin(processingKinds([]).map((kind) => ({ ...kind, timeLimit: 1 })), workers)
  })
  afterAll(async () => {
    await kernel.close()
    await workers.close()
  })

  it('says so', async () => {
    const id = await add('long.pdf', await blank(100, 'A page of the log'))
    await expect.poll(() => stateOf(id)).toEqual({ indexing: 'Failed', reason: 'TookTooLong' })
  })
})
