/** What part of a picture is asked for (IIIF Image API 3.0, 4.1). */
export type Region =
  | { readonly form: 'full' | 'square' }
  | { readonly form: 'pixels' | 'percent'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** In what size (4.2). `upscaled`: it may be larger than the region. */
export type Size = { readonly upscaled: boolean } & (
  | { readonly form: 'max' }
  | { readonly form: 'percent'; readonly percent: number }
  | { readonly form: 'width'; readonly width: number }
  | { readonly form: 'height'; readonly height: number }
  | { readonly form: 'exact' | 'within'; readonly width: number; readonly height: number }
)

export const QUALITIES = ['default', 'color', 'gray', 'bitonal'] as const
export type Quality = (typeof QUALITIES)[number]

export const IMAGE_FORMATS = ['jpg', 'png', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export type Turn = 0 | 90 | 180 | 270

/** A picture as its address asks for it. */
export interface ImageRequest {
  readonly region: Region
  readonly size: Size
  readonly isMirrored: boolean
  /** Degrees clockwise, after mirroring. */
  readonly turn: Turn
  readonly quality: Quality
  readonly format: ImageFormat
}

/** Digits before and behind the point: more would only cost. */
const NUMBER = String.raw`(\d{1,9}(?:\.\d{1,9})?)`
const INTEGER = String.raw`(\d{1,9})`

const PIXELS = new RegExp(`^${INTEGER},${INTEGER},${INTEGER},${INTEGER}$`)
const PERCENTS = new RegExp(`^pct:${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`)
const SCALED = new RegExp(`^pct:${NUMBER}$`)
const SIDES = new RegExp(`^(!?)${INTEGER}?,${INTEGER}?$`)
const ROTATION = new RegExp(`^(!?)${NUMBER}$`)
const RENDERED = /^([a-z]{1,10})\.([a-z0-9]{1,10})$/

const numbersOf = (match: RegExpExecArray): readonly [number, number, number, number] => {
  const [, x, y, width, height] = match
  return [Number(x), Number(y), Number(width), Number(height)]
}

const regionOf = (text: string): Region | undefined => {
  if (text === 'full' || text === 'square') return { form: text }
  const pixels = PIXELS.exec(text)
  const match = pixels ?? PERCENTS.exec(text)
  if (match === null) return undefined
  const [x, y, width, height] = numbersOf(match)
  return { form: pixels === null ? 'percent' : 'pixels', x, y, width, height }
}

const sidesOf = (text: string, upscaled: boolean): Size | undefined => {
  const [matched, within, width, height] = SIDES.exec(text) ?? []
  if (matched === undefined) return undefined
  if (width !== undefined && height !== undefined) return { form: within === '!' ? 'within' : 'exact', upscaled, width: Number(width), height: Number(height) }
  if (within === '!') return undefined
  if (width !== undefined) return { form: 'width', upscaled, width: Number(width) }
  return height === undefined ? undefined : { form: 'height', upscaled, height: Number(height) }
}

const sizeOf = (text: string): Size | undefined => {
  const upscaled = text.startsWith('^')
  const plain = upscaled ? text.slice(1) : text
  if (plain === 'max') return { form: 'max', upscaled }
  const [, percent] = SCALED.exec(plain) ?? []
  return percent === undefined ? sidesOf(plain, upscaled) : { form: 'percent', upscaled, percent: Number(percent) }
}

const TURNS: Readonly<Record<number, Turn>> = { 0: 0, 90: 90, 180: 180, 270: 270, 360: 0 }

const turnOf = (text: string): Pick<ImageRequest, 'isMirrored' | 'turn'> | undefined => {
  const [, mirrored, degrees] = ROTATION.exec(text) ?? []
  const turn = degrees === undefined ? undefined : TURNS[Number(degrees)]
  return turn === undefined ? undefined : { isMirrored: mirrored === '!', turn }
}

const oneOf = <const Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined => values.find((value) => value === text)

/**
 * Reads `{region}/{size}/{rotation}/{quality}.{format}`. Undefined for what is malformed, and for rotations, qualities and formats that level 2 need
 * not have and this server has not: the specification answers both with 400.
 */
export const imageRequestOf = (path: string): ImageRequest | undefined => {
  const [regionText = '', sizeText = '', turnText = '', rendered = '', ...more] = path.split('/')
  const [, qualityText, formatText] = RENDERED.exec(rendered) ?? []
  const [region, size, turned] = [regionOf(regionText), sizeOf(sizeText), turnOf(turnText)]
  const [quality, format] = [oneOf(QUALITIES, qualityText), oneOf(IMAGE_FORMATS, formatText)]
  if (more.length > 0 || region === undefined || size === undefined || turned === undefined || quality === undefined || format === undefined) return undefined
  return { region, size, ...turned, quality, format }
}
