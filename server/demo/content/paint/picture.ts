import { finished, printed, type Finish } from './finish.ts'
import { seeded } from './random.ts'
import type { Motif } from './scene.ts'

export type PictureFormat = 'jpg' | 'png' | 'tif' | 'gif'

export interface PictureOptions {
  readonly width: number
  readonly height: number
  readonly format?: PictureFormat
  readonly finish?: Finish
  /** JPEG only, 1 to 100. */
  readonly quality?: number
}

interface Pixels {
  readonly data: Buffer
  readonly channels: 3 | 4
}

/** The painting library loads at the first picture, so that a server starts without it. */
const paint = async (seed: string, { width, height, finish = 'paper' }: PictureOptions, motif: Motif): Promise<Pixels> => {
  const { createCanvas } = await import('@napi-rs/canvas')
  const canvas = createCanvas(width, height)
  motif({ brush: canvas.getContext('2d'), width, height, random: seeded(seed) })
  const pixels = canvas.data()
  if (finish === 'clean') return { data: pixels, channels: 4 }
  if (finish === 'print') return { data: printed(pixels), channels: 4 }
  return { data: finished(pixels, width, height, finish), channels: 3 }
}

/** The same seed, options and motif give the same bytes. */
export const picture = async (seed: string, options: PictureOptions, motif: Motif): Promise<Buffer> => {
  const [{ data, channels }, { default: sharp }] = await Promise.all([paint(seed, options, motif), import('sharp')])
  const { width, height, format = 'jpg', quality = 76 } = options
  const image = sharp(data, { raw: { width, height, channels } }).removeAlpha()
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 6 }).toBuffer()
    case 'tif':
      return image.tiff({ compression: 'lzw', predictor: 'none' }).toBuffer()
    case 'gif':
      return image.gif({ effort: 2 }).toBuffer()
  }
}

/** Several paintings of one motif as one moving GIF; the delay between two is in milliseconds. */
export const movingPicture = async (seed: string, options: PictureOptions, frames: readonly Motif[], delay: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const pages: Buffer[] = []
  for (const motif of frames) pages.push((await paint(seed, { ...options, finish: 'print' }, motif)).data)
  const { width, height } = options
  return sharp(Buffer.concat(pages), { raw: { width, height: height * frames.length, channels: 4, pageHeight: height } })
    .gif({ effort: 1, colours: 32, dither: 0, delay: frames.map(() => delay), loop: 0 })
    .toBuffer()
}
