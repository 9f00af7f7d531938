import sharp from 'sharp'

/** The marker of a frame that comes in passes, so that all of it has to be in memory; four bytes behind it are its height and width. */
const PROGRESSIVE = Buffer.from([0xff, 0xc2])

/** A small picture that says it is a large one, to be unpacked as a whole. */
export const enlargedJpeg = async (side: number): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } }).jpeg({ progressive: true }).toBuffer()
  const at = bytes.indexOf(PROGRESSIVE) + 5
  bytes.writeUInt16BE(side, at)
  bytes.writeUInt16BE(side, at + 2)
  return bytes
}
