import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putPictureRow } from '../../tests/support/server/assetRow.ts'
import { runningKinds } from '../../tests/support/server/kernel.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { newBlobKey } from './blobKey.ts'
import { DiskBlobStore } from './DiskBlobStore.ts'
import { releasedFiles, removalOfFiles } from './releasedFiles.ts'

let database: Database
let directory: string

beforeAll(async () => {
  database = await freshConnection()
  directory = await mkdtemp(join(tmpdir(), 'vitrine-released-'))
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

it('of what an organization let go of, files go that nobody names: of no other one, and none that another one has', async () => {
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name in ('Fjord Archive', 'Harbour Museum') order by name`)
  const [fjord, harbour] = rows.map(({ id }) => id) as [string, string]
  const blobs = new DiskBlobStore(join(directory, 'blobs'))
  const [unnamed, named, anothers] = [newBlobKey(), newBlobKey(), newBlobKey()]
  for (const key of [unnamed, named, anothers]) await blobs.put(key, Buffer.from('file'))
  await putPictureRow(database, fjord, { blobKey: named, checksum: 'named' })
  await database.owner.query('insert into released_blobs (key, organization_id) values ($1, $4), ($2, $4), ($3, $5)', [unnamed, named, anothers, harbour, fjord])

  const node = runningKinds(database, [removalOfFiles(database, blobs)])
  await node.kernel.begin()
  await inTenant(database, harbour, (tenant) => node.jobs.send(tenant, releasedFiles, {}))
  const left = async () => (await database.owner.query<{ key: string }>('select key from released_blobs')).rows.map(({ key }) => key)
  await expect.poll(left).toEqual([anothers])
  await node.kernel.close()
  expect([await blobs.size(unnamed), await blobs.size(named), await blobs.size(anothers)]).toEqual([undefined, 4, 4])
  expect(node.errors).toEqual([])
})
