import type { ImageFormat, ImageRequest, Quality, Region, Size, Turn } from './imageRequest.ts'

/** Pixels. */
export interface Extent {
  readonly width: number
  readonly height: number
}

interface Area extends Extent {
  readonly left: number
  readonly top: number
}

/** A picture as it is made: a part of the whole, scaled, mirrored, turned. */
export interface ImagePlan {
  readonly region: Area
  readonly size: Extent
  readonly isMirrored: boolean
  readonly turn: Turn
  readonly quality: Exclude<Quality, 'color'>
  readonly format: ImageFormat
}

/** A picture that is served: its own size, and the longest side that is ever made of it. */
export interface ServedImage extends Extent {
  readonly longest: number
}

const scaled = ({ width, height }: Extent, factor: number): Extent => ({ width: Math.round(width * factor), height: Math.round(height * factor) })

/** A side of what is thin may come to nothing; one pixel is left of it. */
const atLeastOne = ({ width, height }: Extent): Extent => ({ width: Math.max(1, width), height: Math.max(1, height) })

/** The whole of a picture in a square of `side` pixels, never larger than it is. */
export const fitted = (whole: Extent, side: number): Extent => atLeastOne(scaled(whole, Math.min(1, side / Math.max(whole.width, whole.height))))

const squareOf = ({ width, height }: Extent): Area => {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side }
}

/** Undefined where nothing of the picture lies in it. */
const areaOf = (region: Region, whole: Extent): Area | undefined => {
  if (!('x' in region)) return region.form === 'full' ? { left: 0, top: 0, ...whole } : squareOf(whole)
  const [across, down] = region.form === 'percent' ? [whole.width / 100, whole.height / 100] : [1, 1]
  const [left, top] = [Math.round(region.x * across), Math.round(region.y * down)]
  const width = Math.min(Math.round(region.width * across), whole.width - left)
  const height = Math.min(Math.round(region.height * down), whole.height - top)
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

/** The largest that is made of a region. */
const largest = (area: Extent, longest: number, upscaled: boolean): Extent => {
  const factor = longest / Math.max(area.width, area.height)
  return atLeastOne(scaled(area, upscaled ? factor : Math.min(1, factor)))
}

const wanted = (size: Size, area: Extent, longest: number): Extent => {
  switch (size.form) {
    case 'max':
      return largest(area, longest, size.upscaled)
    case 'percent':
      return scaled(area, size.percent / 100)
    case 'width':
      return { width: size.width, height: Math.round((area.height * size.width) / area.width) }
    case 'height':
      return { width: Math.round((area.width * size.height) / area.height), height: size.height }
    case 'exact':
      return size
    case 'within': {
      const factor = Math.min(size.width / area.width, size.height / area.height, longest / area.width, longest / area.height)
      return scaled(area, size.upscaled ? factor : Math.min(1, factor))
    }
  }
}

/** Undefined where it is nothing, larger than its region without being allowed to, or larger than what is made. */
const extentOf = (size: Size, area: Extent, longest: number): Extent | undefined => {
  const { width, height } = wanted(size, area, longest)
  if (width < 1 || height < 1 || width > longest || height > longest) return undefined
  return !size.upscaled && (width > area.width || height > area.height) ? undefined : { width, height }
}

/** What is made for a request; undefined where the specification answers it with 400. */
export const imagePlanOf = ({ region, size, isMirrored, turn, quality, format }: ImageRequest, image: ServedImage): ImagePlan | undefined => {
  const area = areaOf(region, { width: image.width, height: image.height })
  const extent = area && extentOf(size, area, image.longest)
  if (area === undefined || extent === undefined) return undefined
  return { region: area, size: extent, isMirrored, turn, quality: quality === 'color' ? 'default' : quality, format }
}

const isSame = (one: Extent, other: Extent): boolean => one.width === other.width && one.height === other.height

const sizeText = ({ region, size }: ImagePlan, longest: number): string => {
  if (isSame(size, largest(region, longest, false))) return 'max'
  if (isSame(size, largest(region, longest, true))) return '^max'
  return `${size.width > region.width || size.height > region.height ? '^' : ''}${size.width},${size.height}`
}

/** The one way to ask for it (4.7): what two addresses that differ have in common, if they ask for the same. */
export const canonicalPath = (plan: ImagePlan, image: ServedImage): string => {
  const { left, top, width, height } = plan.region
  const region = isSame(plan.region, image) ? 'full' : `${left},${top},${width},${height}`
  return `${region}/${sizeText(plan, image.longest)}/${plan.isMirrored ? '!' : ''}${plan.turn}/${plan.quality}.${plan.format}`
}
