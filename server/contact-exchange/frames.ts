/** Files one behind the other, each after its length in four bytes. */
export const framed = (files: readonly Buffer[]): Buffer =>
  Buffer.concat(
    files.flatMap((file) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(file.length)
      return [length, file]
    }),
  )

export const framesIn = (bytes: Buffer): readonly Buffer[] => {
  const files: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt32BE(at)
    files.push(bytes.subarray(at + 4, end))
    at = end
  }
  return files
}
