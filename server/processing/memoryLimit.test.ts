import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as Result from 'effect/Result'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { createFolder } from '../folders/folders.ts'
import { SentJobs } from '../jobs/Jobs.ts'
import { Kernel } from '../jobs/Kernel.ts'
import { WorkerPool } from '../jobs/WorkerPool.ts'
import type { Author } from '../transfers/addAsset.ts'
import { receive } from '../transfers/receive.ts'
import { processingKinds } from './capability.ts'
import { text } from './kinds.ts'

/** Stretches of text, each an object of its own in the memory of who reads the page: more than 64 MB of them, and less than 192. */
const STRETCHES = 90_000

let dataDirectory: string
let database: Database
let jobs: SentJobs
let kernel: Kernel
let workers: WorkerPool
let organizationId: string
let author: Author
let folderId: string
const errors: unknown[] = []

const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-memory-'))
  database = await freshConnection()
  jobs = new SentJobs({ onSent: (queue, delay) => kernel.wake(queue, delay) })
  const { rows } = await database.owner.query<{ organization_id: string; id: string }>(`select organization_id, id from users where email = 'admin@harbour.example'`)
  organizationId = rows[0]?.organization_id ?? ''
  author = { userId: rows[0]?.id ?? '', firstName: '', lastName: '', features: ['IndexContent'], restricted: false }
  folderId = Result.getOrThrow(await within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: 'Large in memory' }))).id
})
afterEach(async () => {
  await kernel.close()
  await workers.close()
})
afterAll(async () => {
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** Workers whose own objects take so many megabytes at the most. */
const begin = async (heap: number): Promise<void> => {
  errors.length = 0
  const onError = (error: unknown): void => void errors.push(error)
  workers = new WorkerPool({ program: 'worker', heap, restAfter: 10_000, connection: database.connection, dataDirectory, onSent: () => undefined, onError })
  kernel = new Kernel({ database, isAlone: true, workers: { files: workers }, onError })
  kernel.register(...processingKinds([]))
  await kernel.begin()
}

const add = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(dataDirectory, 'arrived')
  await writeFile(path, bytes)
  const blobs = new DiskBlobStore(join(dataDirectory, 'blobs'))
  return Result.getOrThrow(await receive({ blobs, jobs, inTenant: within }, author, { path, name, folderId, type: 'RECORDS', uploadId: null })).assetId
}

/** Its second page is the large one: the first is drawn. */
const largeInMemory = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  pdf.addPage().drawText('A cover')
  const page = pdf.addPage()
  const name = page.node.newFontDictionary('F', font.ref).asString()
  const stretches = Array.from({ length: STRETCHES }, (_, at) => `1 0 0 1 ${(at % 50) * 10} ${Math.trunc(at / 50) % 800} Tm (ab) Tj`)
  page.node.addContentStream(pdf.context.register(pdf.context.flateStream(`BT ${name} 1 Tf ${stretches.join(' ')} ET`)))
  return Buffer.from(await pdf.save())
}

const stateOf = async (id: string): Promise<unknown> =>
  (await database.owner.query('select indexing, indexing_failure as reason from assets where id = $1', [id])).rows[0]
const failedJobs = async (id: string): Promise<unknown> =>
  (await database.owner.query(`select kind, state, tries, failure from jobs where payload ->> 'assetId' = $1 and state = 'Failed'`, [id])).rows

it('a job that takes more memory than its program has fails after its tries, and a new worker does the next', async () => {
  await begin(64)
  const id = await add('large in memory.pdf', await largeInMemory())
  await expect.poll(() => stateOf(id), { timeout: 120_000 }).toEqual({ indexing: 'Failed', reason: 'WorkerEnded' })
  expect(await failedJobs(id)).toEqual([{ kind: text.name, state: 'Failed', tries: 3, failure: { code: 'UNEXPECTED' } }])
  // By the system's signal: it could not end in order.
  expect(errors.filter((error) => String(error).includes('A worker ended (killed)')).length).toBeGreaterThanOrEqual(3)
  const next = await add('letter.txt', Buffer.from('Dear Ada'))
  await expect.poll(() => stateOf(next)).toEqual({ indexing: 'Indexed', reason: null })
})

it('the same job is done by a program that has the memory', async () => {
  await begin(192)
  const id = await add('as large in memory.pdf', await largeInMemory())
  await expect.poll(() => stateOf(id)).toEqual({ indexing: 'Indexed', reason: null })
  expect(await failedJobs(id)).toEqual([])
})
