import { opened } from '../media/picture.ts'

/** A picture as a model takes it: red, green and blue of each pixel, from above left. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pixels of the longer side: larger ones are made smaller first. */
const LONGEST_SIDE = 1_280

/** Decoded with the limits of every picture; throws for what is broken or too large. */
export const pixelsOf = async (bytes: Uint8Array): Promise<Pixels> => {
  const { data, info } = await (await opened(bytes))
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { data, width: info.width, height: info.height }
  // Greys have one.
  const rgb = new Uint8Array(info.width * info.height * 3)
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = data[Math.floor(at / 3) * info.channels] ?? 0
  return { data: rgb, width: info.width, height: info.height }
}
