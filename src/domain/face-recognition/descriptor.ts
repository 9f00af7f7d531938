/** Numbers of a face's descriptor, none of them negative. */
export const DESCRIPTOR_LENGTH = 1_024

/** In a byte each: only their proportions matter. Undefined for what describes nothing. */
export const packed = (numbers: ArrayLike<number>): Uint8Array | undefined => {
  if (numbers.length !== DESCRIPTOR_LENGTH) return undefined
  let most = 0
  for (let at = 0; at < DESCRIPTOR_LENGTH; at += 1) most = Math.max(most, numbers[at] ?? 0)
  if (!(most > 0) || !Number.isFinite(most)) return undefined
  return Uint8Array.from({ length: DESCRIPTOR_LENGTH }, (_, at) => Math.round((Math.max(0, numbers[at] ?? 0) / most) * 255))
}

/** Of length one, so that the product of two is the cosine between them. */
export const unpacked = (descriptor: Uint8Array): Float32Array => {
  const vector = Float32Array.from(descriptor.subarray(0, DESCRIPTOR_LENGTH))
  let square = 0
  for (const number of vector) square += number * number
  const length = Math.sqrt(square) || 1
  return vector.map((number) => number / length)
}

/** The cosine between two vectors of length one that begin at these places. */
export const product = (one: Float32Array, from: number, other: Float32Array, otherFrom: number): number => {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < DESCRIPTOR_LENGTH; at += 4) {
    a += (one[from + at] ?? 0) * (other[otherFrom + at] ?? 0)
    b += (one[from + at + 1] ?? 0) * (other[otherFrom + at + 1] ?? 0)
    c += (one[from + at + 2] ?? 0) * (other[otherFrom + at + 2] ?? 0)
    d += (one[from + at + 3] ?? 0) * (other[otherFrom + at + 3] ?? 0)
  }
  return a + b + c + d
}

/** From 0 to 1: how alike two faces are. */
export const likeness = (one: Uint8Array, other: Uint8Array): number => product(unpacked(one), 0, unpacked(other), 0)
