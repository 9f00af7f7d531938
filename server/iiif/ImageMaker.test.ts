import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagePlanOf } from '../../src/domain/iiif/imagePlan.ts'
import { imageRequestOf } from '../../src/domain/iiif/imageRequest.ts'
import { Crowded } from '../authentication/FairQueue.ts'
import { newBlobKey } from '../files/blobKey.ts'
import { DiskBlobStore } from '../files/DiskBlobStore.ts'
import { failureOf } from '../http/refuse.ts'
import { ImageMaker, type ImageSource } from './ImageMaker.ts'
import { ImageOverdue, ImageWorkers } from './ImageWorkers.ts'

let folder: string
let blobs: DiskBlobStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-iiif-'))
  blobs = new DiskBlobStore(join(folder, 'blobs'))
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 10 }))

const made: ImageMaker[] = []
const maker = (most = 2 ** 30, now: () => number = Date.now, hasRoomFor: () => Promise<boolean> = async () => true) => {
  const one = new ImageMaker({ dataDirectory: folder, root: join(folder, 'blobs'), most, disk: { hasRoomFor }, now })
  made.push(one)
  return one
}
afterAll(() => made.forEach((one) => one.close()))

const stored = async (bytes: Uint8Array): Promise<string> => {
  const [key, path] = [newBlobKey(), join(folder, newBlobKey())]
  await writeFile(path, bytes)
  await blobs.adopt(key, path)
  return key
}
const EXTENT = { width: 640, height: 400 }
const noise = (seed: number) => sharp({ create: { ...EXTENT, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 100 + seed, sigma: 30 } } }).jpeg().toBuffer()
const picture = async (seed = 0): Promise<ImageSource> => ({ blobKey: await stored(await noise(seed)), extent: EXTENT })

const view = async (of: ImageMaker, source: ImageSource, path: string, caller = 'somebody') => {
  const extent = await of.extentOf(source, caller)
  const [request, image] = [imageRequestOf(path), { ...EXTENT, ...extent, longest: 2048 }]
  const plan = request && imagePlanOf(request, image)
  if (plan === undefined) throw new Error('No plan')
  return of.view(source, plan, image, caller)
}
const filesIn = async (source: ImageSource) => readdir(join(folder, 'blobs', 'views', source.blobKey.slice(0, 2), source.blobKey)).catch(() => [])

describe('views of pictures', () => {
  it('are made once, kept, and gone with the file they were made of', async () => {
    const [one, source] = [maker(), await picture()]
    const first = await view(one, source, 'full/320,/0/default.jpg')
    expect((await sharp(first).metadata()).width).toBe(320)
    expect((await filesIn(source)).map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual(['jpg', 'tif'])
    // Another process finds it: its file alone would have to be made anew.
    expect(await view(maker(), source, '0,0,640,400/pct:50/0/color.jpg')).toEqual(first)
    expect(await filesIn(source)).toHaveLength(2)
    await blobs.remove(source.blobKey)
    expect(await filesIn(source)).toEqual([])
  })

  it('are of the pages of a document', async () => {
    const document = await PDFDocument.create()
    document.addPage([300, 200])
    document.addPage([200, 400])
    const blobKey = await stored(await document.save())
    const one = maker()
    const page = (number: number): ImageSource => ({ blobKey, page: number, side: 2048 })
    expect([await one.extentOf(page(1), 'x'), await one.extentOf(page(2), 'x'), await one.extentOf(page(3), 'x')]).toEqual([{ width: 2048, height: 1365 }, { width: 1024, height: 2048 }, undefined])
    // What is on the disk is measured.
    expect(await maker().extentOf(page(2), 'x')).toEqual({ width: 1024, height: 2048 })
    expect((await sharp(await view(one, page(2), 'full/!100,100/0/default.png')).metadata()).height).toBe(100)
  })

  it('take no more room than they may: what was used longest ago goes', async () => {
    const sources = [await picture(1), await picture(2), await picture(3)]
    const [first, second, third] = sources
    if (first === undefined || second === undefined || third === undefined) throw new Error('No pictures')
    const one = maker(2.5 * (await view(maker(), await picture(4), 'full/max/0/default.png').then((bytes) => (bytes?.length ?? 0) * 1.3)))
    await view(one, first, 'full/max/0/default.png')
    await view(one, second, 'full/max/0/default.png')
    await view(one, first, 'full/max/0/default.png')
    await view(one, third, 'full/max/0/default.png')
    const left = await Promise.all(sources.map(async (source) => (await filesIn(source)).some((name) => name.endsWith('.png'))))
    expect(left).toEqual([true, false, true])
  })

  it('take nothing of what has to stay free on the disk: older ones make way, and the latest is shown all the same', async () => {
    const sources = [await picture(7), await picture(8)]
    const [first, second] = sources
    if (first === undefined || second === undefined) throw new Error('No pictures')
    let isFull = false
    const one = maker(2 ** 30, Date.now, async () => !isFull)
    await view(one, first, 'full/max/0/default.png')
    isFull = true
    expect(await view(one, second, 'full/max/0/default.png')).toBeDefined()
    expect([await filesIn(first), (await filesIn(second)).length <= 1]).toEqual([[], true])
  })

  it('are not tried again and again where the file is broken', async () => {
    let now = 1_000
    const [one, source] = [maker(2 ** 30, () => now), { blobKey: await stored((await noise(5)).subarray(0, 600)), extent: EXTENT }]
    expect(await view(one, source, 'full/max/0/default.jpg')).toBeUndefined()
    // Mended by a hand, which nothing but time tells.
    await rm(join(folder, 'blobs', 'originals', source.blobKey.slice(0, 2), source.blobKey))
    const path = join(folder, newBlobKey())
    await writeFile(path, await noise(5))
    await blobs.adopt(source.blobKey, path)
    expect(await view(one, source, 'full/max/0/default.jpg')).toBeUndefined()
    now += 11 * 60_000
    expect(await view(one, source, 'full/max/0/default.jpg')).toBeDefined()
  })

  it('are refused to whoever asks for too many at once, and made for others', async () => {
    const [one, source] = [maker(), await picture(6)]
    const greedy = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => view(one, source, `${at},0,100,100/max/0/default.png`, 'greedy')))
    const refused = greedy.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refused.length).toBeGreaterThan(15)
    expect(refused.every((reason) => reason instanceof Crowded && reason.by === 'one')).toBe(true)
    expect(await view(one, source, '0,0,50,50/max/0/default.png', 'modest')).toBeDefined()
  })
})

describe('a process that makes pictures', () => {
  it('is ended when it takes too long, or dies, and another one is begun', async () => {
    const program = join(folder, 'program.mjs')
    await writeFile(program, `process.on('message', ({ path }) => { if (path === 'die') process.exit(1); if (path !== 'hang') process.send({ kind: 'measured', extent: { width: process.pid, height: 1 } }) })`)
    const workers = new ImageWorkers({ dataDirectory: folder, program, timeout: 1_000 })
    const ask = (path: string) => workers.run({ kind: 'measure', path })
    try {
      const first = await ask('well')
      expect(await ask('well')).toEqual(first)
      await expect(ask('hang')).rejects.toThrow(ImageOverdue)
      await expect(ask('die')).rejects.toThrow(ImageOverdue)
      const next = await ask('well')
      expect([next.kind, JSON.stringify(next) === JSON.stringify(first)]).toEqual(['measured', false])
    } finally {
      workers.close()
    }
  })

  it('that has grown is given no more, so that no picture is blamed for its end', async () => {
    const program = join(folder, 'grown.mjs')
    await writeFile(program, `process.once('message', () => process.send({ kind: 'measured', extent: { width: process.pid, height: 1 }, isLast: true }, () => setTimeout(() => process.disconnect(), 100)))`)
    const workers = new ImageWorkers({ dataDirectory: folder, program, timeout: 5_000 })
    const ask = () => workers.run({ kind: 'measure', path: 'a' })
    try {
      const [first, next] = [await ask(), await ask()]
      expect([next.kind, JSON.stringify(next) === JSON.stringify(first)]).toEqual(['measured', false])
    } finally {
      workers.close()
    }
  })

  it('that the machine cannot begin keeps nobody waiting, and is no fault of the picture', async () => {
    const workers = new ImageWorkers({ dataDirectory: folder })
    const { execPath } = process
    process.execPath = join(folder, 'nowhere')
    const outcome = await Promise.race([workers.run({ kind: 'measure', path: 'a' }).catch(failureOf), pause(2_000)])
    process.execPath = execPath
    workers.close()
    expect(outcome).toEqual({ code: 'UNAVAILABLE' })
  })
})
