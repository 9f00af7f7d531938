import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { DiskSpace } from '../files/DiskSpace.ts'
import { Kernel } from '../jobs/Kernel.ts'
import { openUnfinishedZips, zipKind } from './jobs.ts'

let database: Database
let directory: string
let of: readonly string[]

beforeAll(async () => {
  database = await freshConnection()
  directory = await mkdtemp(join(tmpdir(), 'vitrine-zips-'))
  const found = await database.owner.query<{ organization: string; id: string }>(
    `select organization_id as organization, id from users where email_key = 'admin@harbour.example'`,
  )
  of = found.rows.flatMap(({ organization, id }) => [organization, id])
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const FOLDER = `
  insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
  values ($3, $1, 'RECORDS', 'Folder', 'folder ' || gen_random_uuid(), now(), now(), $2, $2)`
const ASSET = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail,
    indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  values ($4, $1, 'RECORDS', $3, 'a.txt', 'a.txt', 'N', 'n ' || gen_random_uuid(), 'text/plain', 'text', 4, 'None', 'None', left($5::text, 12), $5, '', now(), now(), $2, $2)`
const VERSION = `
  insert into asset_versions (id, organization_id, asset_id, number, media_type, preview, size, thumbnail, content_version, blob_key, checksum,
    replaced_at, replaced_by)
  values ($3, $1, $4, 1, 'text/plain', 'text', 4, 'None', left($5::text, 12), $5, '', now(), $2)`
const JOB = `
  insert into jobs (id, organization_id, home_organization_id, user_id, kind, queue, payload, total, expires_at)
  values ($3, $1, $1, $2, 'zip', 'zips', '{"from": "trash", "selection": {"kind": "all", "except": []}}', 8, now() + interval '1 day')`
const ZIP = `insert into zips (id, organization_id, name, files) values ($2, $1, 'a.zip', 2)`
const ENTRY = `
  insert into zip_entries (zip_id, organization_id, position, path, asset_id, blob_key, size, modified_at)
  values ($2, $1, $3, 'a.txt', $4, $5, 4, now())`

const write = (statement: string, ...values: readonly unknown[]) => database.owner.query(statement, [...values])
const asset = async (blobKey: string): Promise<string> => {
  const [folder, id] = [randomUUID(), randomUUID()]
  await write(FOLDER, ...of, folder)
  await write(ASSET, ...of, folder, id, blobKey)
  return id
}

describe('a zip of which a stored file is gone', () => {
  it.each([
    ['is a defect where an asset has it', asset, 1],
    ['is a defect where it is a version', async (key: string) => write(VERSION, ...of, randomUUID(), await asset(newBlobKey()), key), 1],
    ['is none where it was deleted for good', async () => undefined, 0],
  ])('%s, whatever became of the other files', async (_, named, defects) => {
    const blobs = new DiskBlobStore(join(directory, 'blobs'))
    const [zip, other, lost] = [randomUUID(), newBlobKey(), newBlobKey()]
    await blobs.put(other, Buffer.from('text'))
    await named(lost)
    await write(JOB, ...of, zip)
    await write(ZIP, of[0], zip)
    for (const [at, key] of [other, lost].entries()) await write(ENTRY, of[0], zip, at, randomUUID(), key)
    const errors: unknown[] = []
    const onError = (error: unknown): void => void errors.push(error)
    await openUnfinishedZips(join(directory, 'zips'), false)
    const kind = zipKind({ database, blobs, space: new DiskSpace(directory, 0), directory: join(directory, 'zips'), onError })
    const kernel = new Kernel({ database, isAlone: false, onError })
    kernel.register(kind)
    await kernel.begin()
    const made = async () => (await database.owner.query('select state, failure from jobs where id = $1', [zip])).rows
    await expect.poll(made, { interval: 20 }).toEqual([{ state: 'Failed', failure: { code: 'ASSET_NOT_FOUND' } }])
    await kernel.close()
    expect(errors).toHaveLength(defects)
  })
})
