import { describe, expect, it } from 'vitest'
import { signIn, type Answer } from '../support/server/person.ts'
import { serverWith } from '../support/server/serverWith.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

const own = serverWith('admin@harbour.example', { environment: { DATABASE_POOL: '12' } })

const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await own.server.database.owner.query<Row>(text, values)).rows[0]
const post = (path: string, body: object, who = own.person): Promise<Answer> => who.ask({ method: 'POST', path, headers: records, body })
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const move = (folder: string, destinationId: string | null, decisions: object = {}): Promise<Answer> =>
  post('/v1/library/move', { selection: items([folder]), destinationId, decisions })
const trash = (folder: string): Promise<Answer> => post('/v1/library/trash', { selection: items([folder]) })
const made = async (name: string, parentId: string | null = null): Promise<string> =>
  ((await post('/v1/folders', { name, parentId })).json as { readonly id: string }).id

/** Folders that no way from the root leads to. */
const LOST = `
  with recursive reached (id) as (
    select id from folders where parent_id is null
    union all
    select folder.id from reached join folders folder on folder.parent_id = reached.id
  )
  select count(*)::int as count from folders where id not in (select id from reached)`
const MISCOUNTED = `
  select count(*)::int as count from folders folder
  where trashed_at is null and (
    folder_count <> (select count(*) from folders child where child.parent_id = folder.id and child.trashed_at is null)
    or asset_count <> (select count(*) from assets asset where asset.folder_id = folder.id and asset.trashed_at is null))`

/** Of opposing moves. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 60)

describe('at once', () => {
  it('opposing moves make no cycle, a thousand times by flag', { timeout: 60_000 + ROUNDS * 1000 }, async () => {
    const codes = new Set<string | undefined>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = [await newFolder(own.person), await newFolder(own.person)]
      const answers = await Promise.all([move(first, second), move(second, first)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      for (const { message } of answers) codes.add(message)
    }
    expect([...codes].toSorted()).toEqual(['FOLDER_MOVE_TO_CHILD', undefined].toSorted())
    expect([await one(LOST), await one(MISCOUNTED)]).toEqual([{ count: 0 }, { count: 0 }])
  })

  it('nothing is moved into a folder that is going to the trash', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [place, above, file] = [await newFolder(own.person), await newFolder(own.person), await newFolder(own.person)]
      const inner = await made(newName('Inner'), above)
      const [thrown, moved] = await Promise.all([trash(above), move(file, inner)])
      expect(thrown.status).toBe(200)
      const row = await one<{ parent: string | null; trashed: boolean }>('select parent_id as parent, trashed_at is not null as trashed from folders where id = $1', file)
      // Either it was there first and went along, or it stayed where it was.
      expect(row).toEqual(moved.status === 200 ? { parent: inner, trashed: true } : { parent: null, trashed: false })
      expect(moved.message).toBe(moved.status === 200 ? undefined : 'RESOURCE_IN_TRASH')
      expect((await move(place, inner)).message).toBe('RESOURCE_IN_TRASH')
    }
    expect(await one(MISCOUNTED)).toEqual({ count: 0 })
  })

  it('one of a new, a renamed, a moved and a restored folder gets the name', async () => {
    for (let round = 0; round < 10; round += 1) {
      const place = await newFolder(own.person)
      const name = newName('Wanted')
      const binned = await made(name, place)
      await trash(binned)
      const renamed = await made(newName('Other'), place)
      const elsewhere = await made(name, await newFolder(own.person))
      const answers = await Promise.all([
        post('/v1/folders', { name, parentId: place }),
        own.person.ask({ method: 'PATCH', path: `/v1/folders/${renamed}`, headers: records, body: { name, revision: 1 } }),
        move(elsewhere, place),
        post('/v1/trash/restore', { selection: items([binned]), decisions: {} }),
      ])
      expect(answers.map(({ status }) => status).toSorted(), answers.map(({ text }) => text).join(' ')).toEqual([200, 409, 409, 409])
      expect(answers.filter(({ status }) => status === 409).map(({ json }) => json)).toEqual(
        Array.from({ length: 3 }, () => ({ message: 'FOLDER_ALREADY_EXISTS', names: [name] })),
      )
    }
    expect(await one(MISCOUNTED)).toEqual({ count: 0 })
  })

  it('copies take exactly what is left', async () => {
    const other = await signIn(own.server.url, 'admin@fjord.example')
    const from = await newFolder(other)
    const [asset] = [assetIdOf(await upload(other, { folderId: from, name: newName('wav'), bytes: soundOf(100_000) }))]
    const { size, used } = (await one<{ size: number; used: number }>(
      'select size, used_bytes as used from assets, organization_usage usage where id = $1 and usage.organization_id = assets.organization_id',
      asset,
    )) ?? { size: 0, used: 0 }
    await own.server.database.owner.query('update organizations set storage_capacity = $2 where id = $1', [other.organizationId, used + 5 * size + 10])
    const places = []
    for (let index = 0; index < 12; index += 1) places.push(await newFolder(other))
    const answers = await Promise.all(places.map((destinationId) => post('/v1/library/copy', { selection: items([], [asset]), destinationId, decisions: {} }, other)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ message }) => message))).toEqual(new Set(['STORAGE_SIZE_EXCEEDED']))
    const count = await one<{ used: string; sizes: string; numbers: number }>(
      `select used_bytes as used, (select sum(size + versions_size)::bigint from assets where organization_id = $1) as sizes,
        (select count(distinct file_number)::int from assets where organization_id = $1) as numbers from organization_usage where organization_id = $1`,
      other.organizationId,
    )
    expect([count?.used, count?.numbers]).toEqual([count?.sizes, 6])
  })
})
