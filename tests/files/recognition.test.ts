import { createRequire } from 'node:module'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../../src/domain/access/modules.ts'
import { unpacked } from '../../src/domain/face-recognition/descriptor.ts'
import { FaceGroups } from '../../src/domain/face-recognition/FaceGroups.ts'
import { proposedTags } from '../../src/domain/auto-tag/tags.ts'
import { treeOf } from '../bench/memory.ts'
import { assetIdOf, newFolder, newName, upload } from './uploading.ts'
import { signIn, type Person } from '../support/server/person.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'
import { fileFetch } from '../../server/recognition/fileFetch.ts'
import { human } from '../../server/recognition/human.ts'
import { pixelsOf } from '../../server/recognition/pixels.ts'
import { recognize } from '../../server/recognition/recognize.ts'

const photographs = join(dirname(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api'))), 'demo')
/** What recognizes lets nothing else be fetched once it is loaded. */
const original = globalThis.fetch

/** How many people each shows: counted by eye. */
const PEOPLE = [3, 3, 3, 4, 5, 4]
/** What else lies or is held in them, as it is seen by eye: a telephone on the sofa, a glass. */
const KINDS = [['person'], ['mobile phone', 'person'], ['cup', 'person'], ['person'], ['person'], ['person']]
const photograph = (number: number): Promise<Buffer> => readFile(join(photographs, `sample${number}.jpg`))

/** All photographs, and some of them small beside each other, in the full run. */
const isFull = process.env['VALUES'] === 'all'
const numbers = isFull ? [1, 2, 3, 4, 5, 6] : [1]
const side = 640
const besideEachOther = async (...shown: readonly number[]): Promise<Buffer> => {
  const small = await Promise.all(shown.map(async (number) => sharp(await photograph(number)).resize(side, side * 0.7, { fit: 'cover', position: 'top' }).toBuffer()))
  const parts = small.map((input, at) => ({ input, left: (at % 2) * side, top: Math.floor(at / 2) * side * 0.7 }))
  return sharp({ create: { width: side * 2, height: side * 1.4, channels: 3, background: '#000' } }).composite(parts).png().toBuffer()
}

describe('what is recognized', () => {
  // Before the others: what is loaded stays.
  it('is looked for with the models of what is asked for alone: where faces are off, with none of them', async () => {
    const { models } = await human({ face: { enabled: false }, object: { enabled: true } })
    expect(models.loaded()).toEqual(['centernet'])
  })

  it.each(numbers)('are all faces of photograph %d, its people, and what they have with them', async (number) => {
    const { faces, objects } = await recognize(await pixelsOf(await photograph(number)), { faces: true, objects: true })
    expect(faces).toHaveLength(PEOPLE[number - 1] ?? 0)
    for (const { area } of faces) expect(area.width * area.height).toBeGreaterThan(0.01)
    expect(proposedTags({ objects, terms: [] }, { used: new Map(), own: [], refused: [], language: 'en-US' }).map(({ tag }) => tag).toSorted()).toEqual(KINDS[number - 1])
  })

  it.each(isFull ? [[1, 2, 3, 4]] : [])('are the small faces of a group', async (...shown) => {
    const { faces } = await recognize(await pixelsOf(await besideEachOther(...shown)), { faces: true, objects: false })
    expect(faces).toHaveLength(13)
  })

  it('are drawn faces as well, which are taken for nobody else’s; photographs of one person are', async () => {
    const drawings = ['portrait-m-lindqvist', 'portrait-of-a-ship-owner', 'kvinne-med-blatt-sjal', 'captain-and-mrs-thorsen-on-deck', 'glass-plate-051-the-harbour-board']
    const paths = drawings.map((name) => globSync(`demo/**/${name}.jpg`)[0] ?? '')
    const one = await photograph(1)
    const shown = [one, await sharp(one).flop().jpeg().toBuffer(), await sharp(one).resize(640).jpeg().toBuffer(), await sharp(one).greyscale().jpeg().toBuffer()]
    const groups = new FaceGroups()
    let count = 0
    const grouped = async (bytes: Buffer): Promise<readonly string[]> => {
      const { faces } = await recognize(await pixelsOf(bytes), { faces: true, objects: false })
      return faces.map(({ descriptor, joinsFrom }) => groups.place(unpacked(descriptor), () => String((count += 1)), joinsFrom))
    }
    const drawn = (await Promise.all(paths.map(async (path) => grouped(await readFile(path))))).flat()
    expect(drawn).toHaveLength(7)
    expect(new Set(drawn).size).toBe(7)
    const photographed: (readonly string[])[] = []
    for (const picture of shown) photographed.push((await grouped(picture)).toSorted())
    expect(photographed).toEqual([0, 1, 2, 3].map(() => ['8', '9', '10'].toSorted()))
  })

  it('is nothing in an empty picture, and only what is asked for', async () => {
    const grey = await pixelsOf(await sharp({ create: { width: 2_000, height: 900, channels: 3, background: '#888' } }).greyscale().png().toBuffer())
    expect([grey.width, grey.height, grey.data.length]).toEqual([1_280, 576, 1_280 * 576 * 3])
    expect(await recognize(grey, { faces: true, objects: true })).toEqual({ faces: [], objects: [] })
    const deep = await pixelsOf(await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a44' } }).toColourspace('rgb16').png().toBuffer())
    expect([deep.data.length, deep.data[0]]).toEqual([64 * 64 * 3, 0xaa])
    const point = await pixelsOf(await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } }).png().toBuffer())
    expect(await recognize(point, { faces: true, objects: true })).toEqual({ faces: [], objects: [] })
  })

  it('asks nobody outside', async () => {
    await expect(fetch('https://cdn.jsdelivr.net/models/blazeface.json')).rejects.toThrow('Not fetched')
    await expect(fileFetch('http://127.0.0.1/')).rejects.toThrow('Not fetched')
  })
})

describe('a library', () => {
  let server: TestServer
  let admin: Person
  let folderId: string
  const network = globalThis.fetch
  beforeAll(async () => {
    // Tests ask their server by it.
    globalThis.fetch = original
    server = await startTestServer()
    await server.database.owner.query('update organizations set features = $1', [FEATURES])
    await server.database.owner.query(`update users set language = 'es' where email = 'admin@harbour.example'`)
    admin = await signIn(server.url, 'admin@harbour.example')
    folderId = await newFolder(admin)
  })
  afterAll(async () => {
    await server.stop()
    globalThis.fetch = network
  })

  const put = async (path: string, body: object): Promise<void> => {
    const answer = await admin.ask({ method: 'PUT', path, body })
    expect(answer.status, answer.text).toBe(200)
  }
  const bring = async (bytes: Buffer, extension = 'jpg'): Promise<string> => assetIdOf(await upload(admin, { folderId, name: newName(extension), bytes }))
  const states = async (): Promise<readonly string[]> =>
    (await server.database.owner.query<{ state: string }>('select distinct state from recognition_readings order by state')).rows.map(({ state }) => state)
  const counts = async (): Promise<readonly number[]> =>
    ((await admin.ask({ path: '/v1/face-recognition/groups' })).json as { readonly groups: readonly { readonly count: number }[] }).groups.map(({ count }) => count)
  const suggested = async (assetId: string): Promise<readonly string[]> =>
    (await server.database.owner.query<{ tag: string }>(`select value[1] as tag from suggestions where asset_id = $1 and kind = 'Tag'`, [assetId])).rows.map(({ tag }) => tag)
  const WAITING = { interval: 200 }

  it('is read when that is switched on, and then as it comes; the same people are put together, and others are not', async () => {
    const before = await bring(await photograph(1))
    const text = 'The bark Haabet left Bergen. Haabet came to Bergen with letters. The bark Haabet was lost, and Bergen mourned the bark. '
    const letter = await bring(Buffer.from(text.repeat(3)), 'txt')
    await expect.poll(async () => (await server.database.owner.query(`select from assets where id = any ($1) and (thumbnail = 'Pending' or indexing = 'Indexing')`, [[before, letter]])).rowCount, WAITING).toBe(0)
    expect(await states()).toEqual([])
    await put('/v1/face-recognition', { isOn: true, consent: 'Agreed.', erase: false })
    await put('/v1/auto-tag', { isOn: true, erase: false })
    const mirrored = await bring(await sharp(await photograph(1)).flop().modulate({ brightness: 0.85 }).jpeg().toBuffer())
    await expect.poll(states, WAITING).toEqual(['Read'])
    await expect.poll(counts, WAITING).toEqual([2, 2, 2])
    // In the language of whoever brought them.
    for (const picture of [before, mirrored]) await expect.poll(() => suggested(picture), WAITING).toContain('persona')
    await expect.poll(() => suggested(letter), WAITING).toEqual(expect.arrayContaining(['Haabet', 'Bergen']))
    await expect.poll(states, WAITING).toEqual(['Read'])
    const { progress } = (await admin.ask({ path: '/v1/auto-tag' })).json as { readonly progress: { readonly total: number; readonly read: number; readonly failed: number } }
    expect(progress.read).toBe(progress.total)
    expect(progress.failed).toBe(0)
    expect(progress.total).toBeGreaterThanOrEqual(3)
  })

  const recognizing = (): readonly number[] =>
    treeOf([process.pid]).filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('recognitionWorker')
      } catch {
        // It has ended meanwhile.
        return false
      }
    })

  it('is read also where what reads it is killed at it', async () => {
    const { rows } = await server.database.owner.query<{ before: Date }>('select now() as before')
    const picture = await bring(await sharp(await photograph(1)).modulate({ saturation: 0.5 }).jpeg().toBuffer())
    await expect.poll(async () => (await server.database.owner.query(`select from jobs where kind = 'recognizing' and payload->>'assetId' = $1 and state = 'Working'`, [picture])).rowCount, { ...WAITING, interval: 20 }).toBe(1)
    await expect.poll(() => recognizing().length, { ...WAITING, interval: 20 }).toBe(1)
    for (const pid of recognizing()) process.kill(pid, 'SIGKILL')
    await expect.poll(async () => (await server.database.owner.query(`select from recognition_readings where asset_id = $1 and state = 'Read'`, [picture])).rowCount, WAITING).toBe(2)
    expect((await server.database.owner.query('select from picture_faces where asset_id = $1 and created_at >= $2', [picture, rows[0]?.before])).rowCount).toBe(3)
  })

  it('says of what cannot be read that it could not, and goes on', async () => {
    const good = await bring(await photograph(1))
    const broken = await bring(await sharp({ create: { width: 50, height: 50, channels: 3, background: '#555' } }).png().toBuffer(), 'png')
    await expect.poll(async () => (await server.database.owner.query(`select from recognition_readings where asset_id = any ($1) and state = 'Read'`, [[good, broken]])).rowCount, WAITING).toBe(4)
    // Its file is gone, as on a broken disk.
    await server.database.owner.query(`update assets set blob_key = 'gone', content_version = 'other' where id = $1`, [broken])
    await put('/v1/face-recognition', { isOn: true, consent: 'Agreed.', erase: false })
    await expect.poll(async () => (await server.database.owner.query<{ state: string }>(`select state from recognition_readings where asset_id = $1 and recognition = 'Faces'`, [broken])).rows[0]?.state, WAITING).toBe('Failed')
    await expect.poll(states, WAITING).toEqual(['Failed', 'Read'])
  })

  it('has its suggested tags taken back when that is switched off', async () => {
    const open = async (): Promise<number | null> => (await server.database.owner.query(`select from suggestions where kind = 'Tag'`)).rowCount
    expect(await open()).toBeGreaterThan(0)
    await put('/v1/auto-tag', { isOn: false, erase: false })
    const kept = await open()
    expect(kept).toBeGreaterThan(0)
    await put('/v1/auto-tag', { isOn: false, erase: true })
    await expect.poll(open, WAITING).toBe(0)
    expect((await admin.ask({ path: '/v1/auto-tag' })).json).toMatchObject({ isOn: false, progress: { total: 0, read: 0, failed: 0 } })
  })
})
