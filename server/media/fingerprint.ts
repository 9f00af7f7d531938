import type { SharpOptions } from 'sharp'
import { type Fingerprint, SKETCH_SIDE } from '../../src/domain/duplicates/fingerprint.ts'

/** The least that greys of a picture differ (standard deviation, of 255): below, there is nothing on it to compare. */
const PLAIN = 4

/** Its types name a default export where the module itself is the function. */
type PerceptualHash = (pixels: Buffer, options: SharpOptions) => Promise<string>

const standardDeviation = (values: Uint8Array): number => {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return Math.sqrt(squares / values.length - mean * mean)
}

/** What a picture looks like, by its thumbnail; null where there is nothing on it: blank pages would all be alike. */
export const fingerprintOf = async (thumbnail: Uint8Array): Promise<Fingerprint | null> => {
  const [{ default: sharp }, hashing] = await Promise.all([import('sharp'), import('sharp-phash')])
  const perceptualHash = hashing.default as unknown as PerceptualHash
  const { data: greys, info: raw } = await sharp(thumbnail).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true })
  if (standardDeviation(greys) < PLAIN) return null
  const sketch = await sharp(greys, { raw }).greyscale().resize(SKETCH_SIDE, SKETCH_SIDE, { fit: 'fill' }).raw().toBuffer()
  return { hash: await perceptualHash(greys, { raw }), sketch }
}
