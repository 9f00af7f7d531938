import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putPictureRow } from '../../tests/support/server/assetRow.ts'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { derivedKey } from '../files/BlobStore.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { sceneOf } from '../media/fingerprint.fixture.ts'
import { sweepFingerprints } from './sweepFingerprints.ts'

let database: Database
let directory: string

beforeAll(async () => {
  database = await freshConnection()
  directory = await mkdtemp(join(tmpdir(), 'vitrine-fingerprints-'))
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

it('each organization’s pictures are looked at, among its own; a broken one is not tried again, and fingerprints of what is gone go', async () => {
  const { rows } = await database.owner.query<{ id: string }>(`select id from organizations where name in ('Fjord Archive', 'Harbour Museum') order by name`)
  const both = rows.map(({ id }) => id)
  const blobs = new DiskBlobStore(join(directory, 'blobs'))
  for (const organizationId of both) {
    const [whole, broken] = [newBlobKey(), newBlobKey()]
    await blobs.put(derivedKey(whole, '320'), await sceneOf(7))
    await putPictureRow(database, organizationId, { blobKey: whole, checksum: 'whole' })
    await putPictureRow(database, organizationId, { blobKey: broken, checksum: 'broken' })
    await database.owner.query(`insert into picture_fingerprints (organization_id, checksum) values ($1, 'gone')`, [organizationId])
  }
  const failed: string[] = []
  const sweep = () => sweepFingerprints({ database, blobs, onFailed: (what) => void failed.push(what) }, new AbortController().signal)
  await sweep()
  await sweep()
  const fingerprints = await database.owner.query<{ organization_id: string; checksum: string; seen: boolean; cluster: string | null }>(
    `select organization_id, checksum, hash is not null as seen, cluster from picture_fingerprints where checksum in ('whole', 'broken', 'gone') order by organization_id, checksum`,
  )
  expect(fingerprints.rows).toMatchObject(both.toSorted().flatMap((organization_id) => [{ organization_id, checksum: 'broken', seen: false }, { organization_id, checksum: 'whole', seen: true }]))
  expect(new Set(fingerprints.rows.flatMap(({ cluster }) => cluster ?? [])).size).toBe(2)
  expect(failed.filter((what) => what === 'fingerprint of broken')).toHaveLength(2)
})
