import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Answer, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { assetIdOf, newFolder, newName, records, soundOf, upload } from './uploading.ts'

let server: TestServer
let person: Person
let colleague: Person

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL: '12' } })
  person = await signIn(server.url, 'admin@harbour.example')
  colleague = await signIn(server.url, 'publisher@harbour.example')
})
afterAll(() => server.stop())

const ROUNDS = 8

const one = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row | undefined> =>
  (await server.database.owner.query<Row>(text, values)).rows[0]
const post = (path: string, body: object, who = person): Promise<Answer> => who.ask({ method: 'POST', path, headers: records, body })
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ kind: 'items', folders, assets })
const trash = (folders: readonly string[], assets: readonly string[] = []): Promise<Answer> => post('/v1/library/trash', { selection: items(folders, assets) })
const deleted = (folders: readonly string[]): Promise<Answer> => post('/v1/trash/delete', { selection: items(folders) })
const restore = (folders: readonly string[], assets: readonly string[] = [], more: object = {}, who = person): Promise<Answer> =>
  post('/v1/trash/restore', { selection: items(folders, assets), decisions: {}, ...more }, who)
const made = async (name: string, parentId: string): Promise<string> => ((await post('/v1/folders', { name, parentId })).json as { readonly id: string }).id
const sent = async (folderId: string, name = newName('wav')): Promise<string> => assetIdOf(await upload(person, { folderId, name, bytes: soundOf(100) }))

const SOUND = `
  select
    (select count(*)::int from folders folder where trashed_at is null and (
      folder_count <> (select count(*) from folders child where child.parent_id = folder.id and child.trashed_at is null)
      or asset_count <> (select count(*) from assets asset where asset.folder_id = folder.id and asset.trashed_at is null))) as miscounted,
    (select count(*)::int from folders child join folders above on above.id = child.parent_id
      where child.trashed_at is null and above.trashed_at is not null) as "inTheTrash",
    (select count(*)::int from organization_usage usage
      where files <> (select count(*) from assets where organization_id = usage.organization_id)
      or used_bytes <> (select coalesce(sum(size + versions_size), 0) from assets where organization_id = usage.organization_id)) as misused`
const expectSound = async (): Promise<void> => expect(await one(SOUND)).toEqual({ miscounted: 0, inTheTrash: 0, misused: 0 })
const codes = (answers: readonly Answer[]) => answers.map(({ message }) => message ?? 'done').toSorted()

describe('a restore, at once with', () => {
  it('the same one by somebody else: one brings it back, the other is told that it lies there no more', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await newFolder(person)
      const [folder, asset] = [await made(newName('Binned'), place), await sent(place)]
      await trash([folder], [asset])
      const answers = await Promise.all([restore([folder], [asset]), restore([folder], [asset], {}, colleague)])
      expect(codes(answers)).toEqual(['FOLDER_NOT_FOUND', 'done'])
      expect(await one('select folder_count::int as folders, asset_count::int as assets from folders where id = $1', place)).toEqual({ folders: 1, assets: 1 })
    }
    await expectSound()
  })

  it('its deletion for good: it is back, or gone, and never both', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await newFolder(person)
      const folder = await made(newName('Binned'), place)
      await sent(folder)
      await trash([folder])
      const answers = await Promise.all(round % 2 === 0 ? [restore([folder]), deleted([folder])] : [deleted([folder]), restore([folder])])
      expect(codes(answers)).toEqual(['FOLDER_NOT_FOUND', 'done'])
      const isBack = (round % 2 === 0 ? answers[0] : answers[1])?.status === 200
      const left = await one<{ count: number }>('select count(*)::int as count from folders where id = $1 and trashed_at is null', folder)
      expect(left?.count).toBe(isBack ? 1 : 0)
    }
    await expectSound()
  })

  it('the deletion for good of the folder that it goes into', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [place, from] = [await newFolder(person), await newFolder(person)]
      const [folder, asset] = [await made(newName('Binned'), from), await sent(from)]
      await trash([folder], [asset])
      const gone = trash([place]).then(() => deleted([place]))
      const [back] = await Promise.all([restore([folder], [asset], { destinationId: place }), gone])
      expect([undefined, 'RESOURCE_IN_TRASH', 'DESTINATION_NOT_FOUND']).toContain(back.message)
      // It came too late and lies in the trash as before; or it was there, and went with the folder.
      expect((await restore([folder], [asset])).message).toBe(back.status === 200 ? 'FOLDER_NOT_FOUND' : undefined)
    }
    await expectSound()
  })

  it('the way into the trash of the folder that it lay in', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await newFolder(person)
      const [folder, asset] = [await made(newName('Binned'), place), await sent(place)]
      await trash([folder], [asset])
      const [back, thrown] = await Promise.all([restore([folder], [asset]), trash([place])])
      expect([thrown.status, [undefined, 'RESOURCE_IN_TRASH'].includes(back.message)]).toEqual([200, true])
      // What was back in time went along; the other lies by itself, and waits for a place.
      const listed = await one<{ count: number }>('select count(*)::int as count from trash_items where id = any ($1::uuid[])', [folder, asset])
      expect(listed?.count).toBe(back.status === 200 ? 0 : 2)
      expect((await restore([place])).status).toBe(200)
      expect((await restore([folder], [asset])).message).toBe(back.status === 200 ? 'FOLDER_NOT_FOUND' : undefined)
    }
    await expectSound()
  })

  it('a rename that takes its name: one of them has it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await newFolder(person)
      const [folderName, assetName] = [newName('Wanted'), newName('wav')]
      const [folder, asset] = [await made(folderName, place), await sent(place, assetName)]
      const [otherFolder, otherAsset] = [await made(newName('Other'), place), await sent(place)]
      await trash([folder], [asset])
      const rename = (kind: 'folders' | 'assets', id: string, name: string) =>
        person.ask({ method: 'PATCH', path: `/v1/${kind}/${id}`, headers: records, body: { name, revision: 1 } })
      const folders = await Promise.all([restore([folder]), rename('folders', otherFolder, folderName)])
      expect(codes(folders)).toEqual(['FOLDER_ALREADY_EXISTS', 'done'])
      const assets = await Promise.all([restore([], [asset]), rename('assets', otherAsset, assetName)])
      expect(codes(assets)).toEqual(['ASSET_ALREADY_EXISTS', 'done'])
    }
    await expectSound()
  })

  it('uploads, at the limit of files: what lies in the trash counts, so it comes back whatever is uploaded', async () => {
    const place = await newFolder(person)
    const assets = await Promise.all(Array.from({ length: 4 }, () => sent(place)))
    await trash([], assets)
    const limit = (files: string) => server.database.owner.query(`update organizations set files_limit = ${files} where id = $1`, [person.organizationId])
    await limit('(select files + 3 from organization_usage where organization_id = organizations.id)')
    const uploads = () => Promise.all(Array.from({ length: 8 }, () => upload(person, { folderId: place, name: newName('wav'), bytes: soundOf(100) })))
    const [back, answers] = await Promise.all([Promise.all(assets.map((asset) => restore([], [asset]))), uploads()])
    expect(codes(back)).toEqual(assets.map(() => 'done'))
    expect(codes(answers)).toEqual([...Array.from({ length: 5 }, () => 'FILES_LIMIT_EXCEEDED'), 'done', 'done', 'done'])
    const left = await one('select files_limit - files as left from organizations join organization_usage on organization_id = id where id = $1', person.organizationId)
    expect(left).toEqual({ left: 0 })
    await limit('1000000')
    await expectSound()
  })
})
