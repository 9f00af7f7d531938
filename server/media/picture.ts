import type { Sharp } from 'sharp'
import { cropPixels, type Crop } from '../../src/domain/portal/pictures.ts'
import { decodeHeif, heifDimensions, isHeif } from './heif.ts'
import { MOST_PIXELS } from './pixels.ts'

/** Refused by its header alone. */
export class TooManyPixels extends Error {
  constructor() {
    super('More pixels than are decoded')
  }
}

interface Dimensions {
  readonly width: number
  readonly height: number
}

/** More effort takes half as long again, for files that are a hundredth smaller. */
const WEBP = { quality: 74, effort: 0, smartSubsample: false } as const

/** Loaded with the first picture. One thread and no cache: memory matters more here than the last millisecond. */
export const pictures = async (): Promise<typeof import('sharp').default> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/** A frame or page, turned as its EXIF says: the first one, 0, unless another is asked for. Throws for what is broken or too large. */
export const opened = async (bytes: Uint8Array, page = 0): Promise<Sharp> => {
  const sharp = await pictures()
  if (isHeif(bytes)) {
    const { width, height, pixels } = await decodeHeif(bytes, MOST_PIXELS)
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', page, pages: 1, sequentialRead: true }).autoOrient()
}

/** Pixels as people see them, after EXIF's turn. Reads the header only. */
export const dimensionsOf = async (bytes: Uint8Array): Promise<Dimensions> => {
  const found = isHeif(bytes) ? await heifDimensions(bytes) : (await (await opened(bytes)).metadata()).autoOrient
  if (found.width * found.height > MOST_PIXELS) throw new TooManyPixels()
  return { width: found.width, height: found.height }
}

/** WebP that fits into a square of `side` pixels; a smaller picture keeps its size. */
export const thumbnailOf = async (bytes: Uint8Array, side: number): Promise<Buffer> =>
  (await opened(bytes)).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp(WEBP).toBuffer()

/** A page of a TIFF, from 1, that fits into a square of `side` pixels, as PNG; undefined: it has fewer. */
export const pictureOfPage = async (bytes: Uint8Array, page: number, side: number): Promise<Buffer | undefined> => {
  const { pages = 1 } = await (await pictures())(bytes, { limitInputPixels: false }).metadata()
  if (page > pages) return undefined
  return (await opened(bytes, page - 1)).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer()
}

/** WebP's own limit of a side. */
const WEBP_SIDE = 16_383

/** The whole picture as WebP, for browsers that do not show its format. */
export const renderingOf = async (bytes: Uint8Array): Promise<Buffer> =>
  (await opened(bytes)).resize({ width: WEBP_SIDE, height: WEBP_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 85, effort: 2 }).toBuffer()

/** A picture that was made here, in the format that every program shows. */
export const jpegOf = async (bytes: Uint8Array): Promise<Buffer> => (await opened(bytes)).flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer()

/** Pixels of a side of a portrait. */
const PORTRAIT = 256

/** The middle of a picture as a square, as WebP; of an animation the first frame. */
export const portraitOf = async (bytes: Uint8Array): Promise<Buffer> => {
  const { width, height } = await (await pictures())(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  if (width * height > MOST_PIXELS) throw new TooManyPixels()
  return (await opened(bytes)).resize({ width: PORTRAIT, height: PORTRAIT, fit: 'cover' }).webp({ ...WEBP, quality: 82 }).toBuffer()
}

/** A part of a picture in the size that a page shows, as WebP; of an animation the first frame. */
export const croppedOf = async (bytes: Uint8Array, crop: Crop, size: Dimensions): Promise<Buffer> => {
  const { x, y, width, height } = cropPixels(await dimensionsOf(bytes), crop)
  return (await opened(bytes)).extract({ left: x, top: y, width, height }).resize({ ...size, fit: 'cover' }).webp({ ...WEBP, quality: 82 }).toBuffer()
}
