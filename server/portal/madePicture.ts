/** A picture of a portal as WebP, in the sizes in which it is kept. */
export interface MadePicture {
  readonly bytes: Buffer
  readonly small: Buffer
}

/** Bytes of the number that says how long the first one is. */
const LENGTH = 4

export const writeMadePicture = ({ bytes, small }: MadePicture): Buffer => {
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes, small])
}

export const readMadePicture = (output: Buffer): MadePicture => {
  const end = LENGTH + output.readUInt32BE()
  return { bytes: output.subarray(LENGTH, end), small: output.subarray(end) }
}
