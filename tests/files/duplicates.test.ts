import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sceneOf } from '../../server/media/fingerprint.fixture.ts'
import { type Person, signIn } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { callsOf, done, idsOf, type ListedDuplicate, newSound } from './duplicating.ts'
import { newFolder, records } from './uploading.ts'

let server: TestServer
let admin: Person
let user: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  user = await signIn(server.url, 'user@harbour.example')
})
afterAll(() => server.stop())

interface Group {
  readonly key: string
  readonly assets: readonly ListedDuplicate[]
}

const post = (path: string, body: object, who = admin) => callsOf(who).post(path, body)
const read = <Value>(path: string, who = admin) => callsOf(who).read<Value>(path)
const put = (bytes: Buffer, extension?: string, folderId?: string) => callsOf(admin).put(bytes, extension, folderId)

/** All groups of a kind, read page by page. */
const groups = async (kind: 'same' | 'alike', limit = 200, who = admin): Promise<readonly Group[]> => {
  const all: Group[] = []
  for (let next: string | null = null, page = 0; page < 500; page += 1) {
    const answer: { readonly groups: readonly Group[]; readonly next: string | null } = await read(`/v1/duplicates?kind=${kind}&limit=${limit}${next === null ? '' : `&after=${next}`}`, who)
    all.push(...answer.groups)
    next = answer.next
    if (next === null) return all
  }
  throw new Error('The pages do not end')
}
const groupOf = async (kind: 'same' | 'alike', id: string, who = admin): Promise<readonly string[] | undefined> =>
  (await groups(kind, 200, who)).map(({ assets }) => idsOf(assets)).find((ids) => ids.includes(id))
const ofAsset = async (id: string, who = admin) => {
  const { same, alike } = await read<{ readonly same: readonly ListedDuplicate[]; readonly alike: readonly ListedDuplicate[] }>(`/v1/assets/${id}/duplicates`, who)
  return { same: idsOf(same), alike: idsOf(alike) }
}
const trash = (...ids: readonly string[]) => done(post('/v1/library/trash', { selection: { kind: 'items', folders: [], assets: ids } }))

describe('the same file', () => {
  it('is found as a group, on the page of each, and before it is sent again', async () => {
    const bytes = newSound()
    const [one, other, alone] = [await put(bytes), await put(bytes), await put(newSound())]
    expect(await groupOf('same', one)).toEqual([one, other])
    expect(await groupOf('same', alone)).toBeUndefined()
    expect([await ofAsset(one), await ofAsset(alone)]).toEqual([{ same: [other], alike: [] }, { same: [], alike: [] }])
    const checksums = [createHash('sha256').update(bytes).digest('hex'), createHash('sha256').update('nowhere').digest('hex')]
    const { known } = await done<{ readonly known: readonly { readonly checksum: string; readonly duplicate: ListedDuplicate }[] }>(post('/v1/duplicates/known', { checksums }))
    expect(known.map(({ checksum, duplicate }) => [checksum, duplicate.asset.id])).toEqual([[checksums[0], one]])
    expect(known[0]?.duplicate.path.length).toBe(1)
  })

  it('is listed page by page, each group once, and the group of one asset alone', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const bytes = newSound()
        return [await put(bytes), await put(bytes)]
      }),
    )
    const [whole, pieces] = [await groups('same'), await groups('same', 2)]
    expect(pieces).toEqual(whole)
    const only = await read<{ readonly groups: readonly Group[]; readonly next: string | null }>(`/v1/duplicates?kind=same&asset=${pairs[3]?.[1]}`)
    expect([only.groups.map(({ assets }) => idsOf(assets)), only.next]).toEqual([[pairs[3]], null])
    for (const [one = ''] of pairs) expect(whole.filter(({ assets }) => idsOf(assets).includes(one)).length).toBe(1)
  })

  it('is not shown of what lies in the trash, by itself or with its folder, or is restricted', async () => {
    const bytes = newSound()
    const folder = await newFolder(admin)
    const [one, other, inFolder] = [await put(bytes), await put(bytes), await put(bytes, 'wav', folder)]
    expect(await groupOf('same', one, user)).toEqual([one, other, inFolder])
    await trash(other)
    expect(await groupOf('same', one, user)).toEqual([one, inFolder])
    await done(post(`/v1/users/${user.userId}/restrictions`, { restrict: [{ kind: 'folder', id: folder }], lift: [] }))
    const restricted = await signIn(server.url, 'user@harbour.example')
    expect([await groupOf('same', one, restricted), await ofAsset(one, restricted)]).toEqual([undefined, { same: [], alike: [] }])
    expect((await restricted.ask({ path: `/v1/assets/${inFolder}/duplicates`, headers: records })).message).toBe('ASSET_RESTRICTED_ACCESS')
    expect(await ofAsset(one)).toEqual({ same: [inFolder], alike: [] })
    await done(post('/v1/library/trash', { selection: { kind: 'items', folders: [folder], assets: [] } }))
    expect([await groupOf('same', one), await ofAsset(one)]).toEqual([undefined, { same: [], alike: [] }])
    await done(post(`/v1/users/${user.userId}/restrictions`, { restrict: [], lift: [{ kind: 'folder', id: folder }] }))
    user = await signIn(server.url, 'user@harbour.example')
  })

  it('is no duplicate once somebody says so, until they take it back', async () => {
    const bytes = newSound()
    const [one, other, third] = [await put(bytes), await put(bytes), await put(bytes)]
    await done(post('/v1/duplicates/apart', { assets: [other], others: [one, third], apart: true }))
    expect([await groupOf('same', one), await groupOf('same', other)]).toEqual([[one, third], undefined])
    expect([await ofAsset(one), await ofAsset(other)]).toEqual([{ same: [third], alike: [] }, { same: [], alike: [] }])
    await done(post('/v1/duplicates/apart', { assets: [one], others: [other], apart: false }))
    expect(await groupOf('same', one)).toEqual([one, other, third])
    const all = [one, other, third]
    await done(post('/v1/duplicates/apart', { assets: all, others: all, apart: true }))
    expect([await groupOf('same', one), await groupOf('same', third)]).toEqual([undefined, undefined])
    await done(post('/v1/duplicates/apart', { assets: all, others: all, apart: false }))
    expect(await groupOf('same', one)).toEqual(all)
    expect((await post('/v1/duplicates/apart', { assets: [one], others: [other], apart: true }, user)).message).toBe('PERMISSION_DENIED')
  })
})

describe('pictures that look alike', () => {
  /** Settles when nothing waits to be looked at. */
  const looked = async (): Promise<void> => {
    await expect.poll(async () => (await server.database.owner.query(`select 1 from jobs where kind in ('thumbnail', 'rendering')`)).rowCount).toBe(0)
  }

  it('are found as a group and on the page of each, the nearest first; different ones are not', async () => {
    const scene = await sceneOf(501)
    const small = await sharp(scene).resize(300).jpeg({ quality: 70 }).toBuffer()
    const cut = await sharp(scene).extract({ left: 10, top: 8, width: 1180, height: 884 }).jpeg().toBuffer()
    const [one, smaller, cropped, copy, different] = [await put(scene, 'png'), await put(small, 'jpg'), await put(cut, 'jpg'), await put(scene, 'png'), await put(await sceneOf(502), 'png')]
    await looked()
    expect(await groupOf('alike', one)).toEqual([one, smaller, cropped, copy])
    expect(await groupOf('same', one)).toEqual([one, copy])
    expect(await groupOf('alike', different)).toBeUndefined()
    const around = async (id: string) => (await read<{ readonly groups: readonly Group[] }>(`/v1/duplicates?kind=alike&asset=${id}`)).groups.map(({ assets }) => idsOf(assets))
    expect([await around(cropped), await around(different)]).toEqual([[[one, smaller, cropped, copy]], []])
    expect(await ofAsset(one)).toEqual({ same: [copy], alike: [smaller, cropped] })
    await trash(smaller, cropped)
    expect(await groupOf('alike', one)).toBeUndefined()
  })
})
