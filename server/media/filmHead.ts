import type { ByteSource } from '../files/byteSource.ts'

export interface FrameSize {
  readonly width: number
  readonly height: number
}

export interface FilmHead {
  readonly seconds: number | undefined
  readonly frame: FrameSize | undefined
}

interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** Boxes of one level that are looked at: a file can claim any number. */
const MOST_BOXES = 400

const boxAt = async (source: ByteSource, from: number, end: number): Promise<Box | undefined> => {
  const head = await source.read(from, 16)
  if (head.length < 8) return undefined
  const size = head.readUInt32BE(0)
  const isLong = size === 1 && head.length === 16
  const to = size === 0 ? end : from + (isLong ? Number(head.readBigUInt64BE(8)) : size)
  const inside = from + (isLong ? 16 : 8)
  return to < inside || to > end ? undefined : { type: head.toString('latin1', 4, 8), from: inside, to }
}

const boxesIn = async (source: ByteSource, { from, to }: Pick<Box, 'from' | 'to'>): Promise<readonly Box[]> => {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MOST_BOXES; ) {
    const box = await boxAt(source, at, to)
    if (box === undefined) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** A film's own clock: how many ticks a second has, and how many it lasts. */
const secondsOf = (header: Buffer): number | undefined => {
  const isLong = header.length >= 32 && header[0] === 1
  if (header.length < 20) return undefined
  const ticks = header.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return ticks > 0 && length > 0 ? length / ticks : undefined
}

const frameOf = (numbers: Buffer): FrameSize | undefined => {
  const [width, height] = numbers.length < 8 ? [0, 0] : [numbers.readUInt16BE(0), numbers.readUInt16BE(4)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/** What the heads of an MP4 or QuickTime film tell of its pictures: each track's end with their pixels as 16.16 numbers; sound has none. */
export const filmHeadOf = async (source: ByteSource): Promise<FilmHead> => {
  const movie = (await boxesIn(source, { from: 0, to: source.size })).find(({ type }) => type === 'moov')
  const inside = movie === undefined ? [] : await boxesIn(source, movie)
  const clock = inside.find(({ type }) => type === 'mvhd')
  const seconds = clock && secondsOf(await source.read(clock.from, Math.min(32, clock.to - clock.from)))
  for (const track of inside.filter(({ type }) => type === 'trak')) {
    const header = (await boxesIn(source, track)).find(({ type }) => type === 'tkhd')
    const frame = header && header.to - header.from >= 8 ? frameOf(await source.read(header.to - 8, 8)) : undefined
    if (frame !== undefined) return { seconds, frame }
  }
  return { seconds, frame: undefined }
}
