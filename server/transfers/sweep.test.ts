import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { derivedKey, type BlobStore } from '../files/BlobStore.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { sweep } from './sweep.ts'
import { UploadStore } from './UploadStore.ts'

const HOUR = 60 * 60 * 1000
const later = (hours: number): Date => new Date(Date.now() + hours * HOUR)

const FOLDER = `
  insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
  select gen_random_uuid(), id, 'RECORDS', 'Folder', 'folder', now(), now(), id, id from organizations where name = 'Fjord Archive'`
const ASSET = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail,
    indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  select gen_random_uuid(), organization_id, type, id, 'a.txt', 'a.txt', '1', '1', 'text/plain', 'text', 4, 'None',
    'None', '1', $1, '', now(), now(), id, id from folders`

let folder: string
let database: Database
let blobs: BlobStore
let uploads: UploadStore

beforeAll(async () => {
  database = await freshConnection()
})
afterAll(() => database.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sweep-'))
  await mkdir(join(folder, 'uploads'))
  blobs = new DiskBlobStore(join(folder, 'blobs'))
  uploads = new UploadStore({ directory: join(folder, 'uploads') })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const stored = async (): Promise<string> => {
  const key = newBlobKey()
  const source = join(folder, 'source')
  await writeFile(source, 'text')
  await blobs.adopt(key, source)
  await blobs.put(derivedKey(key, '320'), Buffer.from('small'))
  return key
}

describe('sweeping', () => {
  it('removes files without a row, with all that was derived from them, and no others', async () => {
    const [kept, orphan] = [await stored(), await stored()]
    await database.owner.query(FOLDER)
    await database.owner.query(ASSET, [kept])
    await sweep({ database, blobs, uploads }, later(2))
    expect(await Promise.all([kept, derivedKey(kept, '320'), orphan, derivedKey(orphan, '320')].map((key) => blobs.size(key)))).toEqual([
      4, 5, undefined, undefined,
    ])
  })

  it('removes what was derived from a file that is gone already', async () => {
    const key = derivedKey(newBlobKey(), '320')
    await blobs.put(key, Buffer.from('small'))
    await sweep({ database, blobs, uploads })
    expect(await blobs.size(key)).toBe(5)
    await sweep({ database, blobs, uploads }, later(2))
    expect(await blobs.size(key)).toBeUndefined()
  })

  it('leaves a file that may still be waiting for its row', async () => {
    const fresh = await stored()
    await sweep({ database, blobs, uploads })
    expect(await blobs.size(fresh)).toBe(4)
  })

  it('gives up uploads that nobody went on with for a day, all of what is kept of them', async () => {
    const [old, going] = [newBlobKey(), newBlobKey()]
    for (const name of [old, `${old}.json`, going, `${going}.json`]) {
      await writeFile(join(folder, 'uploads', name), '{}')
      await utimes(join(folder, 'uploads', name), later(-25), later(-25))
    }
    await utimes(join(folder, 'uploads', going), later(-1), later(-1))
    await sweep({ database, blobs, uploads })
    expect((await readdir(join(folder, 'uploads'))).toSorted()).toEqual([going, `${going}.json`].toSorted())
  })

  it('gives back the room of uploads that nobody went on with for a day, in every organization', async () => {
    await database.owner.query(
      `insert into upload_reservations (upload_id, organization_id, user_id, bytes, files, begun_at)
       select hours || ' ' || id, id, id, 1, 1, now() - make_interval(hours => hours) from organizations, unnest(array[23, 25]) as hours`,
    )
    await database.pool.query('select sweep_upload_reservations()')
    const { rows } = await database.owner.query<{ hours: string; organizations: boolean }>(
      `select split_part(upload_id, ' ', 1) as hours, count(*) = (select count(*) from organizations) as organizations from upload_reservations group by 1`,
    )
    expect(rows).toEqual([{ hours: '23', organizations: true }])
  })
})
