import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imagePlanOf } from '../../src/domain/iiif/imagePlan.ts'
import { imageRequestOf } from '../../src/domain/iiif/imageRequest.ts'
import { keepPyramid, viewOf } from './pyramid.ts'

const WHOLE = { width: 1200, height: 800 }

/** Quarters of red, green, blue and white, in that order of reading. */
const quarters = (width: number, height: number) => {
  const of = (background: string, left: number, top: number) => ({ input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } }, left, top })
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([of('#f00', 0, 0), of('#0f0', width / 2, 0), of('#00f', 0, height / 2)])
}

let folder: string
let kept: string
let drawing: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pyramid-'))
  kept = join(folder, 'kept.tif')
  drawing = join(folder, 'drawing.tif')
  await keepPyramid(await quarters(2400, 1600).png().toBuffer(), WHOLE, kept)
  await keepPyramid(await sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer(), { width: 60, height: 40 }, drawing)
})
afterAll(() => rm(folder, { recursive: true }))

const NAMES: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['red', [255, 0, 0]], ['green', [0, 255, 0]], ['blue', [0, 0, 255]], ['white', [255, 255, 255]], ['black', [0, 0, 0]]
]
const nameOf = (pixel: readonly number[]) => NAMES.find(([, colour]) => colour.every((one, at) => Math.abs(one - (pixel[at] ?? -999)) < 30))?.[0] ?? pixel.join(',')

const madeOf = async (path: string, whole = WHOLE, from = kept) => {
  const request = imageRequestOf(path)
  const plan = request && imagePlanOf(request, { ...whole, longest: 2048 })
  if (plan === undefined) throw new Error(`No plan for ${path}`)
  return viewOf(from, whole, plan)
}

/** The colours in the middle of the quarters of what is made, in the order of reading, and its size. */
const look = async (path: string) => {
  const { data, info } = await sharp(await madeOf(path)).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    return nameOf([...data.subarray(start, start + 3)])
  }
  return [`${info.width}x${info.height}`, at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ')
}

describe('a view of a picture', () => {
  it.each([
    ['full/max/0/default.png', '1200x800 red green blue white'],
    ['full/300,/0/default.jpg', '300x200 red green blue white'],
    ['full/30,/0/default.webp', '30x20 red green blue white'],
    ['square/!100,100/0/default.png', '100x100 red green blue white'],
    ['600,400,600,400/max/0/default.png', '600x400 white white white white'],
    ['pct:25,25,50,50/60,40/0/default.png', '60x40 red green blue white'],
    ['400,300,400,200/^800,400/0/default.png', '800x400 red green blue white'],
    ['1199,0,1,1/max/0/default.png', '1x1 green green green green'],
    // Clockwise; mirrored before that.
    ['full/300,/90/default.png', '200x300 blue red white green'],
    ['full/300,/180/default.png', '300x200 white blue green red'],
    ['full/300,/270/default.png', '200x300 green white red blue'],
    ['full/300,/!0/default.png', '300x200 green red white blue'],
    ['full/300,/!90/default.png', '200x300 white green blue red'],
    ['0,0,1200,400/300,100/90/default.png', '100x300 red red green green'],
  ])('%s', async (path, expected) => {
    expect(await look(path)).toBe(expected)
  })

  it('is of grays, or of black and white, as it is asked for', async () => {
    const coloursOf = async (quality: string) => {
      const data = await sharp(await madeOf(`full/30,/0/${quality}.png`)).toColourspace('srgb').removeAlpha().raw().toBuffer()
      return Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(3 * at, 3 * at + 3)])
    }
    const gray = await coloursOf('gray')
    expect(gray.filter(([red, green, blue]) => red !== green || green !== blue)).toEqual([])
    expect(new Set(gray.map(([one]) => one)).size).toBeGreaterThan(3)
    expect(new Set((await coloursOf('bitonal')).flat())).toEqual(new Set([0, 255]))
  })

  it('lies where it is asked for, on every level', async () => {
    for (const width of [1200, 600, 300, 150]) {
      const { data, info } = await sharp(await madeOf(`full/${width},/0/default.png`)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const row = Array.from({ length: info.width }, (_, x) => nameOf([...data.subarray(x * info.channels, x * info.channels + 3)]))
      expect(Math.abs(row.lastIndexOf('red') - width / 2)).toBeLessThanOrEqual(4)
    }
  })

  it('is white in JPEG where the picture is transparent, and transparent where the format can be', async () => {
    const pixel = async (path: string) => [...(await sharp(await madeOf(path, { width: 60, height: 40 }, drawing)).raw().toBuffer()).subarray(0, 4)]
    expect((await pixel('full/max/0/default.jpg')).slice(0, 3)).toEqual([255, 255, 255])
    expect((await pixel('full/max/0/default.png'))[3]).toBe(0)
  })
})

describe('what is kept of a picture', () => {
  it('is turned as its EXIF says, and in the colours that its profile means', async () => {
    const path = join(folder, 'turned.tif')
    const turned = await quarters(400, 200).withIccProfile('p3').jpeg({ quality: 95 }).withExif({ IFD0: {} }).withMetadata({ orientation: 6 }).toBuffer()
    await keepPyramid(turned, { width: 200, height: 400 }, path)
    const { data } = await sharp(await madeOf('full/2,4/0/default.png', { width: 200, height: 400 }, path)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([nameOf([...data.subarray(0, 3)]), nameOf([...data.subarray(3, 6)])]).toEqual(['blue', 'red'])
  })

  it('is nothing where the file is broken', async () => {
    const broken = (await quarters(400, 200).jpeg().toBuffer()).subarray(0, 700)
    await expect(keepPyramid(broken, { width: 40, height: 20 }, join(folder, 'broken.tif'))).rejects.toThrow()
  })
})
