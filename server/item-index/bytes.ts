/** Numbers of four bytes as PostgreSQL sends them (`int4send`). */
export const integersOf = (bytes: Buffer): Int32Array => {
  const numbers = new Int32Array(bytes.length / 4)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = view.getInt32(at * 4)
  return numbers
}

/** The same of eight bytes (`float8send`). */
export const doublesOf = (bytes: Buffer): Float64Array => {
  const numbers = new Float64Array(bytes.length / 8)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = view.getFloat64(at * 8)
  return numbers
}

type Numbers = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float64Array

/** Numbers with room for `size`: exactly so at first, with some more where they have to grow. */
export const grown = <Kind extends Numbers>(numbers: Kind, size: number): Kind => {
  if (numbers.length >= size) return numbers
  const made = new (numbers.constructor as new (length: number) => Kind)(numbers.length === 0 ? size : Math.ceil(size * 1.2))
  made.set(numbers)
  return made
}
