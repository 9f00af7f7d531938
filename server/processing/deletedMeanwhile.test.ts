import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unsentJobs } from '../../tests/support/server/kernel.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import type { Work } from '../jobs/kind.ts'
import { processingJobs } from './jobs.ts'

/** A store whose files are deleted for good once they have been read, as somebody may while a large picture is drawn. */
class Emptied extends DiskBlobStore {
  override async bytes(key: string): Promise<Buffer> {
    const bytes = await super.bytes(key)
    await database.owner.query('delete from assets where blob_key = $1', [key])
    await this.remove(key)
    return bytes
  }
}

let folder: string
let database: Database
beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-deleted-'))
  return () => rm(folder, { recursive: true, force: true })
})

const ASSET = `
  with place as (
    insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
    select gen_random_uuid(), organization_id, 'RECORDS', 'Folder', gen_random_uuid()::text, now(), now(), id, id from users where email_key = 'admin@harbour.example' returning *
  )
  insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail,
    indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  select $1::uuid, organization_id, type, id, 'a.tiff', 'a.tiff', '1', $1::uuid::text, 'image/tiff', 'image', 4, 'Pending', 'None', '1', $2, '', now(), now(), created_by, created_by from place
  returning organization_id as "organizationId"`

it.each(['thumbnail', 'rendering'])('nothing is kept of what was deleted for good while it was drawn: %s', async (name) => {
  const blobs = new Emptied(join(folder, 'blobs'))
  const [assetId, key, path] = [randomUUID(), newBlobKey(), join(folder, 'a.tiff')]
  await writeFile(path, await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } }).tiff().toBuffer())
  await blobs.adopt(key, path)
  const { rows } = await database.owner.query<{ organizationId: string }>(ASSET, [assetId, key])
  const kind = processingJobs({ database, blobs, jobs: unsentJobs, onFailed: (_, error) => expect.unreachable(String(error)) }).find((one) => one.name === name)
  await kind?.open({ assetId })?.run({ organizationId: rows[0]?.organizationId ?? '' } as Work<unknown>)
  const left = (await readdir(join(folder, 'blobs'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  expect(left.map((one) => one.name)).toEqual([])
})
