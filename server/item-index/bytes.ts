/** Numbers of four bytes as PostgreSQL sends them (`int4send`). */
export const integersOf = (bytes: Buffer): Int32Array => {
  const numbers = new Int32Array(bytes.length / 4)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readInt32BE(at * 4)
  return numbers
}

/** The same of eight bytes (`float8send`). */
export const doublesOf = (bytes: Buffer): Float64Array => {
  const numbers = new Float64Array(bytes.length / 8)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.readDoubleBE(at * 8)
  return numbers
}

type Numbers = Int32Array | Uint32Array | Uint8Array | Float64Array

/** Numbers with room for `size`, and for some more where they have to grow. */
export const grown = <Kind extends Numbers>(numbers: Kind, size: number): Kind => {
  if (numbers.length >= size) return numbers
  const made = new (numbers.constructor as new (length: number) => Kind)(Math.ceil(size * 1.2))
  made.set(numbers)
  return made
}
