import sharp, { type Sharp } from 'sharp'

/** Repeatable numbers below one (mulberry32), so that every run of the bench measures the same pictures. */
const numbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const field = async (next: () => number, columns: number, rows: number, width: number, height: number): Promise<Buffer> => {
  const coarse = Buffer.from(Array.from({ length: columns * rows * 3 }, () => Math.floor(next() * 256)))
  return sharp(coarse, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
}

/** A picture with the detail of a photograph: broad colours, shapes upon them, grain. Another `seed` is another picture. */
const paint = async (seed: number, width: number, height: number): Promise<Sharp> => {
  const next = numbers(seed + 1)
  const [broad, shapes, grain] = await Promise.all([
    field(next, 4, 3, width, height),
    field(next, 24, 18, width, height),
    field(next, 200, 150, width, height),
  ])
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = (broad[index] ?? 0) * 0.6 + (shapes[index] ?? 0) * 0.3 + (grain[index] ?? 0) * 0.1
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A JPEG of about 40 kB, every third in portrait format. */
export const jpegOf40kB = async (seed: number): Promise<Buffer> => {
  const [width, height] = seed % 3 === 0 ? [375, 500] : [500, 375]
  return (await paint(seed, width, height)).resize(width * 2, height * 2).jpeg({ quality: 54 }).toBuffer()
}

/** A JPEG of this size, as a scanner leaves it. */
export const scanOf = async (width: number, height: number): Promise<Buffer> => (await paint(0, 750, 500)).resize(width, height).jpeg({ quality: 90 }).toBuffer()
