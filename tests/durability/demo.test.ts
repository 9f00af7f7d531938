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

const query = async <Row extends object>(text: string): Promise<readonly Row[]> => {
  const client = new pg.Client(await runningDatabase(folder))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
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
const count = async (): Promise<number> => (await query(KEYS)).length

const BLOBS = 'select blob_key as key, size::int from assets union all select blob_key, size::int from asset_versions'
const WRONG = `
  select name from organizations join organization_usage usage on usage.organization_id = organizations.id
  where usage.files <> (select count(*) from assets where organization_id = organizations.id)
    or usage.used_bytes <> (select coalesce(sum(size + versions_size), 0) from assets where organization_id = organizations.id)`

it('a server that is killed while the demo comes in puts the rest there at its next starts, each entry once and whole', async () => {
  for (const so of [15, 50]) {
    program = await startProgram(folder)
    await expect.poll(count, { interval: 10 }).toBeGreaterThanOrEqual(so)
    program.process.kill('SIGKILL')
    await program.ended
  }
  program = await startProgram(folder)
  const { organizations } = await readManifest()
  const wanted = organizations.flatMap(({ name, entries }) => entries.map((entry) => `${name}: ${keyOf(entry)}`))
  await expect.poll(count).toBe(wanted.length)
  expect((await query<{ key: string }>(KEYS)).map(({ key }) => key).toSorted()).toEqual(wanted.toSorted())
  const versions = organizations.flatMap(({ entries }) => entries.flatMap((entry) => entry.versions ?? []))
  expect(await query('select count(*)::int as versions from asset_versions')).toEqual([{ versions: versions.length }])
  expect(await query(WRONG)).toEqual([])
  const blobs = new DiskBlobStore(join(folder, 'blobs'))
  const rows = await query<{ key: string; size: number }>(BLOBS)
  expect(await Promise.all(rows.map(({ key }) => blobs.size(key)))).toEqual(rows.map(({ size }) => size))
})
