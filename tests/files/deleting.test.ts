import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const own = serverWith('admin@harbour.example')

const post = async (path: string, body: object): Promise<Answer> => {
  const answer = await own.person.ask({ method: 'POST', path, headers: records, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer
}
const named = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const deletePermanently = async (folders: readonly string[], assets: readonly string[] = []): Promise<void> => {
  await post('/v1/library/trash', { selection: named(folders, assets) })
  await post('/v1/trash/delete', { selection: named(folders, assets) })
}
const wav = async (folderId: string, seconds: number): Promise<string> =>
  assetIdOf(await upload(own.person, { folderId, name: newName('wav'), bytes: soundOf(seconds) }))
const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await own.server.database.owner.query<Row>(text, values)).rows[0]
const stored = async (): Promise<readonly string[]> => (await readdir(join(own.server.dataDirectory, 'blobs', 'originals'), { recursive: true })).filter((name) => name.length > 30)
const keyOf = async (id: string): Promise<string> => (await one<{ key: string }>('select blob_key as key from assets where id = $1', id))?.key ?? ''
const isStored = async (key: string): Promise<boolean> => (await stored()).some((name) => name.endsWith(key))
const storage = `
  select used_bytes::int as used, files::int as files from organization_usage where organization_id = $1`
const held = `
  select coalesce(sum(size + versions_size), 0)::int as used, count(*)::int as files from assets where organization_id = $1`

describe('deleting for good', () => {
  it('keeps a stored file for as long as a copy names it', async () => {
    const [from, to] = [await newFolder(own.person), await newFolder(own.person)]
    const original = await wav(from, 1000)
    const key = await keyOf(original)
    await post('/v1/library/copy', { selection: named([], [original]), destinationId: to, decisions: {} })
    await deletePermanently([], [original])
    await expect.poll(() => one('select count(*)::int as count from released_blobs')).toEqual({ count: 0 })
    expect(await isStored(key)).toBe(true)
    await deletePermanently([to])
    await expect.poll(() => isStored(key)).toBe(false)
    expect(await one(storage, own.person.organizationId)).toEqual(await one(held, own.person.organizationId))
  })

  it('keeps the files of versions with their asset, and removes them with it', async () => {
    const [from, to] = [await newFolder(own.person), await newFolder(own.person)]
    const [coming, there] = [await wav(from, 900), await wav(to, 800)]
    const [newKey, oldKey] = [await keyOf(coming), await keyOf(there)]
    await own.server.database.owner.query('update assets set name = $2, name_key = $2 where id = any ($1)', [[coming, there], 'same.wav'])
    await post('/v1/library/move', { selection: named([], [coming]), destinationId: to, decisions: { assets: 'replace' } })
    expect([await keyOf(there), await isStored(oldKey), await isStored(newKey)]).toEqual([newKey, true, true])
    expect(await one('select number, blob_key as key from asset_versions where asset_id = $1', there)).toEqual({ number: 1, key: oldKey })
    expect(await one(storage, own.person.organizationId)).toEqual(await one(held, own.person.organizationId))
    await deletePermanently([], [there])
    await expect.poll(async () => [await isStored(oldKey), await isStored(newKey)]).toEqual([false, false])
    expect(await one(storage, own.person.organizationId)).toEqual(await one(held, own.person.organizationId))
  })

  it('takes large trees apart behind the answer, and frees exactly what they took', async () => {
    const folder = await newFolder(own.person)
    const model = await wav(folder, 700)
    const before = await one(storage, own.person.organizationId)
    await own.server.database.owner.query(
      `insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail,
         indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
       select gen_random_uuid(), organization_id, type, folder_id, 'n' || n || '.wav', 'n' || n || '.wav', 'N' || n, 'n' || n, media_type, preview, 10,
         'None', 'None', content_version, md5(n::text), checksum, now(), now(), created_by, modified_by
       from assets, generate_series(1, 1200) n where id = $1`,
      [model],
    )
    await own.server.database.owner.query('update folders set asset_count = asset_count + 1200 where id = $1', [folder])
    await own.server.database.owner.query(`update module_contents set asset_count = asset_count + 1200 where organization_id = $1 and type = 'RECORDS'`, [own.person.organizationId])
    await own.server.database.owner.query('update organization_usage set used_bytes = used_bytes + 12000, files = files + 1200 where organization_id = $1', [own.person.organizationId])
    const size = (await one<{ size: number }>('select size::int from assets where id = $1', model))?.size ?? 0
    await deletePermanently([folder])
    expect((await own.person.ask({ path: '/v1/trash' })).text).not.toContain(folder)
    const { used, files } = before as { used: number; files: number }
    await expect.poll(() => one(storage, own.person.organizationId)).toEqual({ used: used - size, files: files - 1 })
    expect(await one('select 1 as left from folders where id = $1', folder)).toBeUndefined()
    expect(await one('select count(*)::int as count from purging_items')).toEqual({ count: 0 })
  })
})
