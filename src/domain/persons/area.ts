/**
 * A part of a picture as people see it, that is with its EXIF orientation applied: the upper left corner and the sides, all as shares
 * of the picture's width and height, from 0 to 1.
 */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A place in a picture, as shares of its width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The least share of a picture's side that an area takes up: a face of 20 pixels in 2,000. */
export const MIN_SIDE = 0.01

/** What sums of shares may be off by. */
const TOLERANCE = 1e-9

const within = (value: number, most: number): number => Math.min(Math.max(Number.isFinite(value) ? value : 0, 0), most)

/** The nearest area that lies in the picture and is not too small: it is moved before it is cut. */
export const inPicture = ({ x, y, width, height }: Area): Area => {
  const [wide, high] = [Math.max(within(width, 1), MIN_SIDE), Math.max(within(height, 1), MIN_SIDE)]
  return { x: within(x, 1 - wide), y: within(y, 1 - high), width: wide, height: high }
}

export const isArea = ({ x, y, width, height }: Area): boolean =>
  [x, y, width, height].every(Number.isFinite) &&
  x >= 0 &&
  y >= 0 &&
  width >= MIN_SIDE - TOLERANCE &&
  height >= MIN_SIDE - TOLERANCE &&
  x + width <= 1 + TOLERANCE &&
  y + height <= 1 + TOLERANCE

export const isSameArea = (one: Area, other: Area): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** What is drawn from one corner to the opposite one, in any direction; what reaches over the edge is cut off. */
export const areaBetween = (from: Spot, to: Spot): Area => {
  const [left, right] = [within(Math.min(from.x, to.x), 1), within(Math.max(from.x, to.x), 1)]
  const [top, bottom] = [within(Math.min(from.y, to.y), 1), within(Math.max(from.y, to.y), 1)]
  return inPicture({ x: left, y: top, width: right - left, height: bottom - top })
}

/** Moved whole, up to the edge. */
export const movedBy = (area: Area, by: Spot): Area => inPicture({ ...area, x: area.x + by.x, y: area.y + by.y })

/** With its lower right corner moved; the upper left one stays where it is. */
export const resizedBy = (area: Area, by: Spot): Area => ({
  ...area,
  width: Math.max(within(area.width + by.x, 1 - area.x), MIN_SIDE),
  height: Math.max(within(area.height + by.y, 1 - area.y), MIN_SIDE),
})

/** By how much two areas are the same: what they share of what they cover together, from 0 to 1. */
export const likeness = (one: Area, other: Area): number => {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const shared = Math.max(wide, 0) * Math.max(high, 0)
  return shared / (one.width * one.height + other.width * other.height - shared)
}
