import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '../../server/database/connect.ts'
import { runningDatabase } from '../../server/database/embedded/cluster.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { sweep } from '../../server/transfers/sweep.ts'
import { UploadStore } from '../../server/transfers/UploadStore.ts'
import { arrived, assetIdOf, begin, newFolder, readAsset, send, soundOf, upload } from '../files/uploading.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { PREPARED, prepare } from '../support/server/prepared.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

let folder: string
const programs: Program[] = []

const start = async (): Promise<Program> => {
  const program = await startProgram(folder, PREPARED)
  programs.push(program)
  return program
}

const kill = async (program: Program): Promise<void> => {
  program.process.kill('SIGKILL')
  await program.ended
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
  await prepare(folder)
})
afterEach(async () => {
  for (const program of programs.splice(0)) if (program.process.exitCode === null && program.process.signalCode === null) await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

const waitingOf = (path: string): string => join(folder, 'uploads', path.slice(path.lastIndexOf('/') + 1))
const sizeOf = async (path: string): Promise<number> => (await stat(waitingOf(path))).size

const withDatabase = async <A>(work: (database: Database) => Promise<A>): Promise<A> => {
  const database = await connect(await runningDatabase(folder), { size: 1, onError: () => undefined })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Sends a part of the bytes, and then nothing more, on a connection that stays open. */
const sendPart = (program: Program, person: Person, path: string, bytes: Buffer, sent: number): void => {
  const patch = request(`${program.url}${path}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${person.token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
      'upload-offset': 0,
    },
  })
  patch.on('error', () => undefined)
  patch.write(bytes.subarray(0, sent))
}

it('an upload goes on where a killed server had it, byte for byte', async () => {
  const first = await start()
  const person = await signIn(first.url, 'publisher@harbour.example')
  const bytes = Buffer.concat([soundOf(100), randomBytes(3_000_000)])
  const path = await begin(person, { folderId: await newFolder(person), name: 'log.wav', bytes })
  sendPart(first, person, path, bytes, 2_000_000)
  await expect.poll(() => sizeOf(path)).toBe(2_000_000)
  await kill(first)

  const second = await start()
  const again = await signIn(second.url, 'publisher@harbour.example')
  expect((await arrived(again, path)).headers.get('upload-offset')).toBe('2000000')
  const id = assetIdOf(await send(again, path, 2_000_000, bytes.subarray(2_000_000)))
  expect(await readAsset(again, id)).toMatchObject({ size: bytes.length, checksum: createHash('sha256').update(bytes).digest('hex') })
})

/** Uploads without a pause until the server is gone. Answers what was acknowledged. */
const uploadUntilGone = async (person: Person, folderId: string, loop: number): Promise<readonly string[]> => {
  const acknowledged: string[] = []
  for (let index = 0; ; index += 1) {
    const sending = { folderId, name: `${loop}-${index}.wav`, bytes: soundOf(20_000 + index) }
    const answer = await upload(person, sending).catch(() => undefined)
    if (answer === undefined || answer.status >= 500) return acknowledged
    acknowledged.push(assetIdOf(answer))
  }
}

interface Row {
  readonly id: string
  readonly size: number
  readonly blob_key: string
}

it('a kill among uploads loses none that was acknowledged, leaves no row without its file, and its orphans are swept', async () => {
  const first = await start()
  const person = await signIn(first.url, 'publisher@harbour.example')
  const folderId = await newFolder(person)
  const sending = [0, 1, 2, 3].map((loop) => uploadUntilGone(person, folderId, loop))
  const count = (): Promise<number> =>
    withDatabase(async ({ owner }) => (await owner.query<{ count: number }>('select count(*)::int as count from assets where folder_id = $1', [folderId])).rows[0]?.count ?? 0)
  await expect.poll(count, { interval: 50 }).toBeGreaterThan(10)
  await kill(first)
  const acknowledged = (await Promise.all(sending)).flat()

  await start()
  const blobs = new DiskBlobStore(join(folder, 'blobs'))
  await withDatabase(async (database) => {
    const rows = (await database.owner.query<Row>('select id, size, blob_key from assets')).rows
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...acknowledged]))
    expect(await Promise.all(rows.map(({ blob_key: key }) => blobs.size(key)))).toEqual(rows.map(({ size }) => size))
    const { rows: counted } = await database.owner.query(
      `select (usage.used_bytes = coalesce(sum(asset.size), 0) and usage.files = count(asset.id)) as exact
       from organization_usage usage left join assets asset using (organization_id) group by usage.organization_id`,
    )
    expect(new Set(counted.map((row: { exact: boolean }) => row.exact))).toEqual(new Set([true]))

    const later = new Date(Date.now() + 25 * 60 * 60 * 1000)
    await sweep({ database, blobs, uploads: new UploadStore({ directory: join(folder, 'uploads') }) }, later)
    const keys = new Set((await database.owner.query<Row>('select blob_key from assets')).rows.map(({ blob_key: key }) => key))
    for await (const { key } of blobs.originals()) expect(keys).toContain(key)
    expect((await readdir(join(folder, 'uploads'))).filter((name) => !name.startsWith('demo'))).toEqual([])
  })
})

describe('a full disk', () => {
  it('is told, reads go on, and the upload goes on once there is room', async () => {
    const program = await start()
    const person = await signIn(program.url, 'publisher@harbour.example')
    const bytes = soundOf(50_000)
    const path = await begin(person, { folderId: await newFolder(person), name: 'full.wav', bytes })
    // Writing to this device fails as on a disk without room.
    await rename(waitingOf(path), `${waitingOf(path)}.kept`)
    await symlink('/dev/full', waitingOf(path))
    expect(await send(person, path, 0, bytes)).toMatchObject({ status: 507, message: 'DISK_FULL' })
    expect((await person.ask({ path: '/v1/organizations/current/usage' })).status).toBe(200)
    await rename(`${waitingOf(path)}.kept`, waitingOf(path))
    expect((await arrived(person, path)).headers.get('upload-offset')).toBe('0')
    expect((await send(person, path, 0, bytes)).status).toBe(200)
  })
})
