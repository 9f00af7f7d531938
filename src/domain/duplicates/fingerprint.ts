/** What a picture looks like, as it is compared. */
export interface Fingerprint {
  /** A perceptual hash of 64 bits, written as so many zeros and ones. */
  readonly hash: string
  /** The greys of the picture (0 to 255) squeezed into 16 by 16 points, row by row. */
  readonly sketch: Uint8Array
}

export const HASH_BITS = 64
export const SKETCH_SIDE = 16

/**
 * Two pictures look alike when at most so many bits differ, and their sketches are that much the same. Judged on made pictures (server/media/fingerprint.test.ts):
 * resized, recompressed, grey and slightly cropped ones are within, different ones are not. The hash alone takes written pages for each other.
 */
export const MOST_DIFFERENT_BITS = 6
const LEAST_LIKENESS = 0.95

/** How many bits differ (the Hamming distance). */
export const differentBits = ({ hash: one }: Pick<Fingerprint, 'hash'>, { hash: other }: Pick<Fingerprint, 'hash'>): number => {
  let count = 0
  for (let at = 0; at < HASH_BITS; at += 1) if (one[at] !== other[at]) count += 1
  return count
}

/** How much two sketches are the same (the correlation of their greys): 1, but for brightness and contrast they are one. */
export const likeness = ({ sketch: one }: Pick<Fingerprint, 'sketch'>, { sketch: other }: Pick<Fingerprint, 'sketch'>): number => {
  const mean = (greys: Uint8Array): number => greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  const [oneMean, otherMean] = [mean(one), mean(other)]
  let [both, ofOne, ofOther] = [0, 0, 0]
  for (const [at, grey] of one.entries()) {
    const [a, b] = [grey - oneMean, (other[at] ?? 0) - otherMean]
    both += a * b
    ofOne += a * a
    ofOther += b * b
  }
  return ofOne === 0 || ofOther === 0 ? 0 : both / Math.sqrt(ofOne * ofOther)
}

export const isAlike = (one: Fingerprint, other: Fingerprint): boolean => differentBits(one, other) <= MOST_DIFFERENT_BITS && likeness(one, other) >= LEAST_LIKENESS

const BANDS = 4
const BAND_BITS = HASH_BITS / BANDS

/** A fingerprint cut into four numbers of 16 bits, by which it is indexed. */
export const bandsOf = ({ hash }: Pick<Fingerprint, 'hash'>): readonly number[] =>
  Array.from({ length: BANDS }, (_, band) => Number.parseInt(hash.slice(band * BAND_BITS, (band + 1) * BAND_BITS), 2))

/**
 * For each band the numbers by which fingerprints that are near are found: it itself, and those of which one bit differs. Looks that differ by at most
 * seven bits meet in one of the four, since in one of them at most one differs.
 */
export const nearBandsOf = (fingerprint: Pick<Fingerprint, 'hash'>): readonly (readonly number[])[] =>
  bandsOf(fingerprint).map((band) => [band, ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit))])
