import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as Result from 'effect/Result'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { createFolder } from '../folders/folders.ts'
import type { Author } from '../transfers/addAsset.ts'
import { receive } from '../transfers/receive.ts'
import { SentJobs } from '../jobs/Jobs.ts'
import { JobRun, TimedOut } from '../jobs/JobRun.ts'
import { Kernel } from '../jobs/Kernel.ts'
import { WorkerPool } from '../jobs/WorkerPool.ts'
import { register } from '../jobs/kind.ts'
import { processingKinds } from './capability.ts'
import { metadata, text } from './kinds.ts'

let dataDirectory: string
let database: Database
let jobs: SentJobs
let kernel: Kernel
let workers: WorkerPool
/** Of another program, as the kernel knows it. */
let others: WorkerPool
/** One that has been there for a while, with nothing to do. */
let resting: WorkerPool
let organizationId: string
let author: Author
let folderId: string

/** That workers end is told. */
const errors: unknown[] = []

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vitrine-workers-'))
  database = await freshConnection()
  const { rows } = await database.owner.query<{ organization_id: string; id: string }>(
    `select organization_id, id from users where email = 'admin@harbour.example'`,
  )
  organizationId = rows[0]?.organization_id ?? ''
  author = { userId: rows[0]?.id ?? '', firstName: '', lastName: '', features: ['IndexContent'], restricted: false }
  const onSent = (queue: string, delay: number): void => kernel.wake(queue, delay)
  const pool = { program: 'worker', heap: 192, connection: database.connection, dataDirectory, onSent, onError: (error: unknown) => void errors.push(error), restAfter: 2_000 } as const
  workers = new WorkerPool(pool)
  others = new WorkerPool(pool)
  resting = new WorkerPool({ ...pool, restAfter: 3_000 })
  kernel = new Kernel({ database, isAlone: true, workers: { files: workers, ocr: others }, onError: (error) => void errors.push(error) })
  kernel.register(...processingKinds([]), register(elsewhere, {}))
  jobs = new SentJobs({ onSent })
  await kernel.begin()
  const folder = await within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: 'Log books' }))
  folderId = Result.getOrThrow(folder).id
})
afterAll(async () => {
  await kernel.close()
  await workers.close()
  await others.close()
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

/** What the one program does, given to the other. */
const elsewhere = { ...metadata, queue: { name: 'elsewhere', concurrency: 1, perOrganization: 1, worker: 'ocr' } } as const

const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)

const add = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(dataDirectory, 'arrived')
  await writeFile(path, bytes)
  const receiving = { blobs: new DiskBlobStore(join(dataDirectory, 'blobs')), jobs, inTenant: within }
  return Result.getOrThrow(await receive(receiving, author, { path, name, folderId, type: 'RECORDS', uploadId: null })).assetId
}

interface States {
  readonly thumbnail: string
  readonly indexing: string
}

const states = async (id: string): Promise<States | undefined> =>
  (await database.owner.query<States>('select thumbnail, indexing from assets where id = $1', [id])).rows[0]

/** The worker processes of this one. */
const workerProcesses = async (): Promise<readonly number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string): Promise<string> => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
      const parent = Number((await read('stat')).replace(/^.*\) /s, '').split(' ')[1])
      return parent === process.pid && /worker\.[jt]s/.test(await read('cmdline')) ? [Number(pid)] : []
    }),
  )
  return found.flat()
}

const isUnderWay = async (): Promise<boolean> =>
  (await database.owner.query(`select 1 from jobs where queue = 'assets' and state = 'Working'`)).rows.length > 0

const killWhatIsUnderWay = async (): Promise<void> => {
  if (!(await isUnderWay())) return
  for (const pid of await workerProcesses()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // It has ended since it was found.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

const logBook = async (): Promise<Buffer> => {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < 100; page += 1) pdf.addPage().drawText(`Page ${page} of the harbour's log`)
  return Buffer.from(await pdf.save())
}

describe('a worker that is killed', () => {
  it('is replaced, and what it was at is done', async () => {
    const id = await add('killed once.pdf', await logBook())
    await expect.poll(isUnderWay, { interval: 10 }).toBe(true)
    await killWhatIsUnderWay()
    await expect.poll(() => states(id)).toEqual({ thumbnail: 'Ready', indexing: 'Indexed' })
  })

  it('each time at the same file gives that file up, and goes on with the others', async () => {
    const id = await add('killed always.pdf', await logBook())
    const isWaiting = async (): Promise<boolean> => {
      const { thumbnail, indexing } = (await states(id)) ?? {}
      return thumbnail === 'Pending' || indexing === 'Indexing'
    }
    while (await isWaiting()) {
      await killWhatIsUnderWay()
      await pause(10)
    }
    expect(await states(id)).toEqual({ thumbnail: 'Failed', indexing: 'Failed' })
    const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'teal' } }).png().toBuffer()
    const other = await add('fine.png', picture)
    await expect.poll(() => states(other)).toMatchObject({ thumbnail: 'Ready' })
  })
})

describe('the worker of another program', () => {
  const sendElsewhere = (assetId: string) => within((tenant) => jobs.send(tenant, { ...elsewhere, name: 'metadata' }, { assetId }))
  const left = async (queue: string) => (await database.owner.query('select id from jobs where queue = $1', [queue])).rows

  it('is killed alone, and is replaced', async () => {
    const id = await add('read elsewhere.pdf', await logBook())
    await expect.poll(() => states(id)).toEqual({ thumbnail: 'Ready', indexing: 'Indexed' })
    // One that read a file may have grown by it, and end by itself: the two of this test have had no work.
    await expect.poll(workerProcesses).toEqual([])
    // Whoever is expected does not rest meanwhile.
    const awake = async (): Promise<readonly number[]> => {
      workers.expect()
      return workerProcesses()
    }
    await expect.poll(awake).toHaveLength(1)
    const [first = 0] = await awake()
    others.expect()
    await expect.poll(awake).toHaveLength(2)
    const other = (await awake()).find((pid) => pid !== first) ?? 0
    await sendElsewhere(id)
    process.kill(other, 'SIGKILL')
    await expect.poll(awake, { interval: 10 }).not.toContain(other)
    expect(await awake()).toContain(first)
    await expect.poll(() => left('elsewhere')).toEqual([])
  })
})

describe('a worker that takes too long', () => {
  it('is ended with what it was at, and with nothing that comes after', async () => {
    const id = await add('read in time.pdf', await logBook())
    await expect.poll(() => states(id)).toEqual({ thumbnail: 'Ready', indexing: 'Indexed' })
    const execute = async (timeLimit: number): Promise<unknown> => {
      const kind = register({ ...text, timeLimit }, {})
      const job = { id: randomUUID(), attempt: randomUUID(), kind: kind.name, organizationId, homeOrganizationId: null, userId: null, payload: { assetId: id }, total: 0, tries: 0 }
      const opened = kind.open(job.payload)
      if (opened === undefined) throw new Error('Its payload cannot be read')
      const run = new JobRun(job, kind, { database, execute: others.execute, onError: (error) => void errors.push(error) })
      return others.execute(run, opened, undefined)
    }
    await expect(execute(1)).rejects.toThrow(TimedOut)
    await expect(execute(text.timeLimit)).resolves.toBeUndefined()
  })
})

describe('a worker without work', () => {
  it('ends, and another one does what comes later', async () => {
    await expect.poll(workerProcesses).toEqual([])
    const id = await add('after a rest.pdf', await logBook())
    await expect.poll(workerProcesses, { interval: 10 }).toHaveLength(1)
    await expect.poll(() => states(id)).toEqual({ thumbnail: 'Ready', indexing: 'Indexed' })
  })
})

describe('a worker whose database is gone', () => {
  /** Of what was added before, some is done seconds later, by a worker that this is not about. */
  const openJobs = async () => (await database.owner.query(`select kind from jobs where state in ('Waiting', 'Working')`)).rows

  it.each([
    ['whatever it is at', () => others, 0],
    ['also where it was to end already', () => resting, 3_500],
  ])('is ended at once, %s', async (_, poolOf, later) => {
    await expect.poll(openJobs).toEqual([])
    await expect.poll(workerProcesses).toEqual([])
    const pool = poolOf()
    pool.expect()
    await expect.poll(workerProcesses, { interval: 10 }).toHaveLength(1)
    for (const pid of await workerProcesses()) process.kill(pid, 'SIGSTOP')
    await pause(later)
    const closed = pool.close({ isForced: true })
    // Before a worker's time to end in order is over.
    await expect.poll(workerProcesses, { timeout: 5_000 }).toEqual([])
    await closed
  })
})
