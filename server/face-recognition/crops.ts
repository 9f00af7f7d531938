import type { Area } from '../../src/domain/persons/area.ts'
import { pictures } from '../media/picture.ts'
import type { Pixels } from '../recognition/pixels.ts'

/** Pixels of a side. */
const SIDE = 160
/** Of the face's longer side, so that hair and chin are there. */
const AROUND = 1.5

const between = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most)

/** A face with a little around it, as a square WebP. */
export const cropOf = async ({ data, width, height }: Pixels, area: Area): Promise<Buffer> => {
  const side = between(Math.max(area.width * width, area.height * height) * AROUND, Math.min(width, height))
  const [middleX, middleY] = [(area.x + area.width / 2) * width, (area.y + area.height / 2) * height]
  const [left, top] = [between(middleX - side / 2, width - side), between(middleY - side / 2, height - side)]
  return (await pictures())(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: Math.max(side, 1), height: Math.max(side, 1) })
    .resize(SIDE, SIDE)
    .webp({ quality: 78, effort: 1 })
    .toBuffer()
}
