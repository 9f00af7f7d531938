import sharp from 'sharp'

/** A plain picture of a format. */
export const pictureOf = (format: 'jpeg' | 'png' | 'gif' | 'tiff' | 'webp', width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4a7c8c' } }).toFormat(format).toBuffer()
