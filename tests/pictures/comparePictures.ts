import sharp from 'sharp'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Picture {
  readonly width: number
  readonly height: number
  /** Three of 0 to 255 for each point. */
  readonly points: Float64Array
}

/** What is looked at as one: a spot of so many points a side. A line of one point across it counts for a fifth. */
const SPOT = 5
/** By how much the mean of a spot may differ, of 255. The box of a tile that is missing is 29 in the dark theme, 34 in the light one. */
const TOLERANCE = 12

const read = async (png: Buffer): Promise<Picture> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, points: Float64Array.from(data) }
}

/** Each browser draws letters a little otherwise: of a text only its mean is compared, which is another one when it has gone. */
const levelled = ({ width, height, points }: Picture, texts: readonly Box[]): Picture => {
  const own = Float64Array.from(points)
  for (const text of texts) {
    const [left, top] = [Math.max(0, Math.floor(text.x) - 1), Math.max(0, Math.floor(text.y))]
    const [right, bottom] = [Math.min(width, Math.ceil(text.x + text.width) + 1), Math.min(height, Math.ceil(text.y + text.height))]
    const inside = Array.from({ length: Math.max(0, bottom - top) }, (_, row) => Array.from({ length: Math.max(0, right - left) }, (__, column) => ((top + row) * width + left + column) * 3)).flat()
    for (const channel of [0, 1, 2]) {
      const mean = inside.reduce((sum, at) => sum + (points[at + channel] ?? 0), 0) / inside.length
      for (const at of inside) own[at + channel] = mean
    }
  }
  return { width, height, points: own }
}

/** The spot that differs most, in one colour channel. */
const worstSpot = (one: Picture, other: Picture, channel: number): { readonly by: number; readonly x: number; readonly y: number } => {
  const { width, height } = one
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  let worst = { by: 0, x: 0, y: 0 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3 + channel
      const end = (y + 1) * row + x + 1
      sums[end] = (one.points[at] ?? 0) - (other.points[at] ?? 0) + (sums[end - 1] ?? 0) + (sums[end - row] ?? 0) - (sums[end - row - 1] ?? 0)
      if (x + 1 < SPOT || y + 1 < SPOT) continue
      const by = Math.abs((sums[end] ?? 0) - (sums[end - SPOT] ?? 0) - (sums[end - SPOT * row] ?? 0) + (sums[end - SPOT * row - SPOT] ?? 0)) / SPOT ** 2
      if (by > worst.by) worst = { by, x: x + 1 - SPOT, y: y + 1 - SPOT }
    }
  }
  return worst
}

/** In words where a picture differs from the kept one; empty where it does not. `texts`: where there is text. */
export const difference = async (taken: Buffer, kept: Buffer, texts: readonly Box[]): Promise<string> => {
  const [one, other] = await Promise.all([read(taken), read(kept)])
  if (one.width !== other.width || one.height !== other.height) return `${one.width} by ${one.height} points instead of ${other.width} by ${other.height}`
  const [shown, expected] = [levelled(one, texts), levelled(other, texts)]
  const worst = [0, 1, 2].map((channel) => worstSpot(shown, expected, channel)).reduce((most, next) => (next.by > most.by ? next : most))
  return worst.by > TOLERANCE ? `differs by ${Math.round(worst.by)} of 255 at ${worst.x}, ${worst.y}` : ''
}
