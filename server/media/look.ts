import { type Look, SKETCH_SIDE } from '../../src/domain/duplicates/looks.ts'

/** The least that greys of a picture differ (standard deviation, of 255): below, there is nothing on it to compare. */
const PLAIN = 4

/** Its types name a default export where the module itself is the function. */
type PerceptualHash = (picture: Buffer) => Promise<string>

/** What a picture looks like, by its thumbnail; null where there is nothing on it: blank pages would all be alike. */
export const lookOf = async (thumbnail: Uint8Array): Promise<Look | null> => {
  const [{ default: sharp }, hashing] = await Promise.all([import('sharp'), import('sharp-phash')])
  const perceptualHash = hashing.default as unknown as PerceptualHash
  const picture = await sharp(thumbnail).flatten({ background: '#fff' }).png({ compressionLevel: 0 }).toBuffer()
  const { channels } = await sharp(picture).greyscale().stats()
  if ((channels[0]?.stdev ?? 0) < PLAIN) return null
  const sketch = await sharp(picture).greyscale().resize(SKETCH_SIDE, SKETCH_SIDE, { fit: 'fill' }).raw().toBuffer()
  return { hash: await perceptualHash(picture), sketch }
}
