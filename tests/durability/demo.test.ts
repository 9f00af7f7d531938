import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runningDatabase } from '../../server/database/embedded/cluster.ts'
import { keyOf, readManifest } from '../../server/demo/manifest.ts'
import { DiskBlobStore } from '../../server/files/DiskBlobStore.ts'
import { prepare } from '../support/server/prepared.ts'
import { endProgram, startProgram, type Program } from '../support/server/program.ts'

let folder: string
let program: Program | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-'))
  await prepare(folder)
})
afterEach(async () => {
  if (program !== undefined && program.process.exitCode === null && program.process.signalCode === null) await endProgram(program)
  await rm(folder, { recursive: true, force: true })
})

/** One connection for many looks. */
const looking = async <A>(work: (query: <Row extends object>(text: string) => Promise<readonly Row[]>) => Promise<A>): Promise<A> => {
  const client = new pg.Client(await runningDatabase(folder))
  await client.connect()
  try {
    return await work(async <Row extends object>(text: string) => (await client.query<Row>(text)).rows)
  } finally {
    await client.end()
  }
}

const KEYS = `
  with recursive way (id, key) as (
    select id, type || '/' || name from folders where parent_id is null
    union all select folder.id, way.key || '/' || folder.name from way join folders folder on folder.parent_id = way.id)
  select organization.name || ': ' || way.key || '/' || asset.name as key
  from assets asset join way on way.id = asset.folder_id join organizations organization on organization.id = asset.organization_id`

const BLOBS = 'select blob_key as key, size::int from assets union all select blob_key, size::int from asset_versions'
const WRONG = `
  select name from organizations join organization_usage usage on usage.organization_id = organizations.id
  where usage.files <> (select count(*) from assets where organization_id = organizations.id)
    or usage.used_bytes <> (select coalesce(sum(size + versions_size), 0) from assets where organization_id = organizations.id)`

/** Milliseconds: three starts, and a hundred files. */
const TIMEOUT = 180_000

it('a server that is killed while the demo comes in puts the rest there at its next start, each entry once and whole', { timeout: TIMEOUT }, async () => {
  const { organizations } = await readManifest()
  const wanted = organizations.flatMap(({ name, entries }) => entries.map((entry) => `${name}: ${keyOf(entry)}`))
  const versions = organizations.flatMap(({ entries }) => entries.flatMap((entry) => entry.versions ?? []))
  const begun = await startProgram(folder)
  program = begun
  await looking(async (query) => {
    const count = async (): Promise<number> => (await query(KEYS)).length
    await expect.poll(count, { timeout: TIMEOUT, interval: 10 }).toBeGreaterThan(20)
    begun.process.kill('SIGKILL')
    await begun.ended
  })

  program = await startProgram(folder)
  await looking(async (query) => {
    const keys = async (): Promise<readonly string[]> => (await query<{ key: string }>(KEYS)).map(({ key }) => key).toSorted()
    await expect.poll(keys, { timeout: TIMEOUT, interval: 200 }).toEqual(wanted.toSorted())
    expect(await query('select count(*)::int as versions from asset_versions')).toEqual([{ versions: versions.length }])
    expect(await query(WRONG)).toEqual([])
    const blobs = new DiskBlobStore(join(folder, 'blobs'))
    const rows = await query<{ key: string; size: number }>(BLOBS)
    expect(await Promise.all(rows.map(({ key }) => blobs.size(key)))).toEqual(rows.map(({ size }) => size))
  })
})
