import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Fingerprint, isAlike } from '../../src/domain/duplicates/fingerprint.ts'
import { fingerprintOf } from './fingerprint.ts'
import { pageOf, sceneOf } from './fingerprint.fixture.ts'
import { thumbnailOf } from './picture.ts'

/** Made pictures of each sort. */
const PICTURES = 12

type Change = (picture: Sharp, width: number, height: number) => Sharp

const cropped = (share: number): Change => (picture, width, height) =>
  picture.extract({
    left: Math.round((width * share) / 2),
    top: Math.round((height * share) / 2),
    width: Math.round(width * (1 - share)),
    height: Math.round(height * (1 - share)),
  })

const CHANGES: Readonly<Record<string, Change>> = {
  'half as large': (picture, width) => picture.resize(Math.round(width / 2)).jpeg({ quality: 85 }),
  'as small as in a mail': (picture) => picture.resize(240).jpeg({ quality: 75 }),
  'strongly compressed': (picture) => picture.jpeg({ quality: 40 }),
  'in greys': (picture) => picture.greyscale().jpeg(),
  brighter: (picture) => picture.modulate({ brightness: 1.15 }).jpeg(),
  'without its outermost hundredth': cropped(0.02),
}

const fingerprintOfPicture = async (bytes: Buffer): Promise<Fingerprint> => {
  const fingerprint = await fingerprintOf(await thumbnailOf(bytes, 320))
  if (fingerprint === null) throw new Error('Nothing was seen')
  return fingerprint
}

describe.each([
  ['scenes', sceneOf],
  ['pages of text', pageOf],
])('%s', (_, make) => {
  let pictures: readonly Buffer[]
  let fingerprints: readonly Fingerprint[]
  beforeAll(async () => {
    pictures = await Promise.all(Array.from({ length: PICTURES }, (_one, seed) => make(seed + 1)))
    fingerprints = await Promise.all(pictures.map(fingerprintOfPicture))
  })

  it('that are different do not look alike', () => {
    const alike = fingerprints.flatMap((one, at) => fingerprints.slice(0, at).filter((other) => isAlike(one, other)))
    expect(alike).toEqual([])
  })

  it.each(Object.keys(CHANGES))('look alike when they are %s', async (name) => {
    const change = CHANGES[name]
    if (change === undefined) throw new Error('No such change')
    const alike = await Promise.all(
      pictures.map(async (bytes, at) => {
        const { width, height } = await sharp(bytes).metadata()
        const own = fingerprints[at]
        return own !== undefined && isAlike(own, await fingerprintOfPicture(await change(sharp(bytes), width, height).toBuffer()))
      }),
    )
    // Of what is cut at its edges, some are lost.
    expect(alike.filter((isAlike) => !isAlike).length).toBeLessThanOrEqual(name.startsWith('without') ? 2 : 0)
  })
})

it('sees nothing in a blank page, and something in a transparent drawing', async () => {
  expect(await fingerprintOf(await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fbfaf5' } }).webp().toBuffer())).toBeNull()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="90" cy="80" r="60"/></svg>')
  const fingerprint = await fingerprintOf(await sharp(drawing).webp().toBuffer())
  expect([fingerprint?.hash, fingerprint?.sketch.length]).toEqual([expect.stringMatching(/^[01]{64}$/), 256])
})

it('sees what differs in any colour, not in red alone', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#80e0c0"/><circle cx="90" cy="80" r="60" fill="#802010"/></svg>'
  expect(await fingerprintOf(await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer())).not.toBeNull()
})
