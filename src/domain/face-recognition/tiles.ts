import { likeness, type Area } from '../persons/area.ts'

/** A part of a picture in pixels. */
export interface Tile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Found {
  readonly area: Area
  readonly confidence: number
}

/** Of the picture's longer side: where faces are larger, none was overlooked. */
const SMALL = 0.12
/** Sides of a tile, of the picture's: two overlap by a fifth, more than a face that is sought in them. */
const SHARE = 0.6
/** From here on, two areas show the same face. */
const SAME = 0.3

/**
 * Whether a picture is to be looked at once more, closer: where it shows nobody, people may be far away, and where most are small, a group has more of them. The
 * model sees the whole of what it is given in 256 pixels.
 */
export const needsTiles = (faces: readonly Found[], { width, height }: { readonly width: number; readonly height: number }): boolean => {
  const sides = faces.map(({ area }) => Math.max(area.width * width, area.height * height) / Math.max(width, height)).toSorted((a, b) => a - b)
  return (sides[Math.floor(sides.length / 2)] ?? 0) < SMALL
}

/** The four quarters of a picture, each a little larger. */
export const tilesOf = ({ width, height }: { readonly width: number; readonly height: number }): readonly Tile[] => {
  const [wide, high] = [Math.ceil(width * SHARE), Math.ceil(height * SHARE)]
  return [0, height - high].flatMap((top) => [0, width - wide].map((left) => ({ left, top, width: wide, height: high })))
}

/** Where an area of a tile lies in the picture. */
export const inWhole = ({ x, y, width, height }: Area, tile: Tile, whole: { readonly width: number; readonly height: number }): Area => ({
  x: (tile.left + x * tile.width) / whole.width,
  y: (tile.top + y * tile.height) / whole.height,
  width: (width * tile.width) / whole.width,
  height: (height * tile.height) / whole.height,
})

/** Each face once, where it was seen the surest. */
export const eachOnce = <Face extends Found>(faces: readonly Face[]): readonly Face[] => {
  const kept: Face[] = []
  for (const face of faces.toSorted((a, b) => b.confidence - a.confidence)) {
    if (kept.every((other) => likeness(other.area, face.area) < SAME)) kept.push(face)
  }
  return kept
}
