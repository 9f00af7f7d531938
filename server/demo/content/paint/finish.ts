import { layeredNoise } from './noise.ts'
import { seeded } from './random.ts'

/** What the surface is: `clean` for drawings that must stay flat, `print` with few tones besides; the others have texture. */
export type Finish = 'clean' | 'print' | 'paper' | 'canvas' | 'photograph'

interface Surface {
  /** How much darker the corners are, of 256. */
  readonly vignette: number
  readonly texture: number
}

const SURFACES: Readonly<Record<Exclude<Finish, 'clean' | 'print'>, Surface>> = {
  paper: { vignette: 34, texture: 1 },
  canvas: { vignette: 62, texture: 1.15 },
  photograph: { vignette: 120, texture: 1.35 },
}

const SIDE = 512
const MASK = SIDE - 1

type Sheets = Readonly<Record<'paper' | 'canvas', Int8Array>>

/** Grain from white noise smoothed once (bare noise would double a JPEG's size), clouds from layered noise, canvas from two sines. */
const makeSheets = (): Sheets => {
  const random = seeded('surface')
  const clouds = layeredNoise(random, 3)
  const white = Float32Array.from({ length: SIDE * SIDE }, () => random.next() - 0.5)
  const paper = new Int8Array(SIDE * SIDE)
  const canvas = new Int8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const index = y * SIDE + x
      const right = white[y * SIDE + ((x + 1) & MASK)] ?? 0
      const below = white[((y + 1) & MASK) * SIDE + x] ?? 0
      const grain = ((white[index] ?? 0) + right + below) * 6.5
      // The mirrored half makes the cloud layer meet itself at the tile's edges.
      const cloud = clouds(Math.abs(x - SIDE / 2) / 60, Math.abs(y - SIDE / 2) / 60) * 4.5
      paper[index] = Math.round(grain + cloud)
      canvas[index] = Math.round(grain + cloud + (Math.sin((x * Math.PI) / 4) + Math.sin((y * Math.PI) / 4)) * 0.8)
    }
  }
  return { paper, canvas }
}

let sheets: Sheets | undefined

/** Falls from 256 in the middle to 256 - depth in the corners. */
const lightAlong = (length: number, depth: number): Int32Array =>
  Int32Array.from({ length }, (_, index) => {
    const away = (index - length / 2) / (length / 2)
    return Math.round(away * away * (depth / 2))
  })

/** The pixels as one word each, red in the lowest byte: all machines that Node runs on are little-endian. */
const wordsOf = (pixels: Uint8Array): Uint32Array => {
  const { buffer, byteOffset, length } = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels)
  return new Uint32Array(buffer, byteOffset, length / 4)
}

/** Albumen print: brown shadows, cream highlights, less contrast at both ends. */
const tone = (packed: Uint8ClampedArray): void => {
  for (let at = 0; at < packed.length; at += 3) {
    const grey = ((packed[at] ?? 0) * 77 + (packed[at + 1] ?? 0) * 151 + (packed[at + 2] ?? 0) * 28) >> 8
    packed[at] = 34 + ((grey * 215) >> 8)
    packed[at + 1] = 24 + ((grey * 205) >> 8)
    packed[at + 2] = 20 + ((grey * 174) >> 8)
  }
}

/**
 * Packs RGBA into RGB and lays grain, clouds and vignette over it, in one pass of whole numbers: this touches every pixel of
 * every picture, and a clamped array saves the comparisons.
 */
export const finished = (pixels: Uint8Array, width: number, height: number, finish: keyof typeof SURFACES): Buffer => {
  const { vignette, texture } = SURFACES[finish]
  sheets ??= makeSheets()
  const sheet = finish === 'canvas' ? sheets.canvas : sheets.paper
  const columns = lightAlong(width, vignette)
  const rows = lightAlong(height, vignette)
  const strength = Math.round(texture * 256)
  const words = wordsOf(pixels)
  const packed = new Uint8ClampedArray(width * height * 3)
  let from = 0
  let to = 0
  for (let y = 0; y < height; y += 1) {
    const row = (y & MASK) * SIDE
    const light = 256 - (rows[y] ?? 0)
    for (let x = 0; x < width; x += 1) {
      const level = light - (columns[x] ?? 0)
      const grain = ((sheet[row + (x & MASK)] ?? 0) * strength) >> 8
      const word = words[from] ?? 0
      packed[to] = (((word & 255) * level) >> 8) + grain
      packed[to + 1] = ((((word >> 8) & 255) * level) >> 8) + grain
      packed[to + 2] = ((((word >> 16) & 255) * level) >> 8) + grain
      from += 1
      to += 3
    }
  }
  if (finish === 'photograph') tone(packed)
  return Buffer.from(packed.buffer)
}

/** Thirty-two steps for each colour: edges lose in-between tones, and a lossless format a third of its size. */
export const printed = (pixels: Uint8Array): Buffer => {
  const steps = Uint8Array.from({ length: 256 }, (_, value) => Math.round((Math.round((value * 31) / 255) * 255) / 31))
  const print = Buffer.allocUnsafe(pixels.length)
  for (let index = 0; index < pixels.length; index += 1) print[index] = steps[pixels[index] ?? 0] ?? 0
  return print
}
