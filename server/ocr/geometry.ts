import type { Box } from '../../src/domain/ocr/page.ts'

export interface Extent {
  readonly width: number
  readonly height: number
}

/** Quarters of a turn, clockwise. */
export type Quarters = 0 | 1 | 2 | 3

/** How a page was handed to the recognition. */
interface Handed {
  /** Of the picture that was handed over, before the recognition turned it any further. */
  readonly extent: Extent
  /** How far it was turned for that, clockwise. */
  readonly quarters: Quarters
  /** Radians clockwise by which the recognition turned it further about its middle, so that its lines lie straight. */
  readonly straightened: number
}

interface Corners {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

const rounded = (value: number): number => Math.round(value * 100_000) / 100_000

/** Degrees clockwise by which the lines are turned on the page as it is seen: from 0 to 360. */
export const angleOf = ({ quarters, straightened }: Pick<Handed, 'quarters' | 'straightened'>): number => {
  const angle = -quarters * 90 - (straightened * 180) / Math.PI
  return Math.round((((angle % 360) + 360) % 360) * 100) / 100 % 360
}

/** A point of the straightened picture, from its middle, where it is on the page as it is seen, from that one's middle. */
const turnedBack = (x: number, y: number, { quarters, straightened }: Handed): readonly [x: number, y: number] => {
  const turn = -straightened - (quarters * Math.PI) / 2
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
}

/** Where a word of the straightened picture stands on the page: its middle is turned back, its sides stay along the line (domain: `Box`). */
export const boxOf = ({ x0, y0, x1, y1 }: Corners, handed: Handed): Box => {
  const { extent, quarters } = handed
  const page = quarters % 2 === 0 ? extent : { width: extent.height, height: extent.width }
  const [x, y] = turnedBack((x0 + x1 - extent.width) / 2, (y0 + y1 - extent.height) / 2, handed)
  const [width, height] = [(x1 - x0) / page.width, (y1 - y0) / page.height]
  return { x: rounded(0.5 + x / page.width - width / 2), y: rounded(0.5 + y / page.height - height / 2), width: rounded(width), height: rounded(height) }
}
