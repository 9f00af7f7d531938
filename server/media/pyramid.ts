import type { Extent, ImagePlan } from '../../src/domain/iiif/imagePlan.ts'
import { opened, pictures } from './picture.ts'

/** Pixels of a side of the squares that a kept picture is cut into, so that a part of it is read without the rest. */
const SQUARE = 256

/** A drawing on nothing keeps its transparency, and takes more room for it. */
const isTransparent = async (bytes: Uint8Array): Promise<boolean> => {
  const picture = await opened(bytes)
  return (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque
}

/**
 * Keeps a picture in a size, and halves of it down to one square, in sRGB and turned as its EXIF says: whatever part of it is asked for in whatever size
 * is then read from few squares. Throws for what is broken or too large.
 */
export const keepPyramid = async (bytes: Uint8Array, size: Extent, path: string): Promise<void> => {
  const transparent = await isTransparent(bytes)
  const scaled = (await opened(bytes)).resize({ ...size, fit: 'fill' }).toColourspace('srgb')
  const squares = { tile: true, tileWidth: SQUARE, tileHeight: SQUARE, pyramid: true } as const
  await (transparent ? scaled.tiff({ ...squares, compression: 'deflate' }) : scaled.removeAlpha().tiff({ ...squares, compression: 'jpeg', quality: 90 })).toFile(path)
}

/** The halves that a kept picture has are named by number; the smallest that still holds the wanted detail is read. */
const levelFor = ({ region, size }: ImagePlan, levels: number): number => {
  const shrunk = Math.min(region.width / size.width, region.height / size.height)
  return Math.min(levels - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, shrunk)))))
}

/** A part of a kept picture in a size, mirrored, turned and coloured as planned; `whole`: the size in which it is kept. */
export const viewOf = async (path: string, whole: Extent, plan: ImagePlan): Promise<Buffer> => {
  const sharp = await pictures()
  const level = levelFor(plan, (await sharp(path).metadata()).pages ?? 1)
  const { width, height } = await sharp(path, { page: level }).metadata()
  const { region, size, isMirrored, turn, quality, format } = plan
  const [across, down] = [width / whole.width, height / whole.height]
  const [left, top] = [Math.min(width - 1, Math.floor(region.left * across)), Math.min(height - 1, Math.floor(region.top * down))]
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(region.width * across))),
    height: Math.max(1, Math.min(height - top, Math.round(region.height * down))),
  }
  const view = sharp(path, { page: level }).extract(part).resize({ ...size, fit: 'fill' })
  if (isMirrored) view.flop()
  if (turn !== 0) view.rotate(turn)
  if (quality === 'gray') view.greyscale()
  if (quality === 'bitonal') view.threshold(128)
  switch (format) {
    case 'jpg':
      return view.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
    case 'png':
      return view.png({ compressionLevel: 4 }).toBuffer()
    case 'webp':
      return view.webp({ quality: 80, effort: 1 }).toBuffer()
  }
}
