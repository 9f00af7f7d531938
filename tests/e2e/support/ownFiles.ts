import { createHash } from 'node:crypto'
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import writeXlsxFile from 'write-excel-file/node'

/** A file as a person has it on their own disk; Playwright's `setInputFiles` takes it as it is. */
export interface OwnFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A picture of a horizon, in the colours of its seed, so that no two are alike. */
export const picture = async (name: string, seed: number, width = 900, height = 600): Promise<OwnFile> => {
  const hue = (seed * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 30% 82%)"/>
    <circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height * 0.12}" fill="hsl(${hue} 20% 96%)"/>
    <path d="M0 ${height * 0.7} Q ${width * 0.4} ${height * 0.4} ${width} ${height * 0.65} V ${height} H 0 Z" fill="hsl(${hue} 35% 34%)"/>
  </svg>`
  const image = sharp(Buffer.from(svg))
  return name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
    : { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 88 }).toBuffer() }
}

/** A picture of noise, which does not compress: about `megabytes` large. */
export const heavyPicture = async (name: string, megabytes: number): Promise<OwnFile> => {
  const side = Math.ceil(Math.sqrt((megabytes * 1024 * 1024) / 3))
  const noise = { create: { width: side, height: side, channels: 3 as const, background: '#888', noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } }
  return { name, mimeType: 'image/png', buffer: await sharp(noise).png({ compressionLevel: 0 }).toBuffer() }
}

export const pdf = async (name: string, pages: readonly string[]): Promise<OwnFile> => {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.TimesRoman)
  for (const text of pages) file.addPage([420, 595]).drawText(text, { x: 48, y: 500, size: 18, font })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await file.save()) }
}

export const docx = async (name: string, title: string, paragraphs: readonly string[]): Promise<OwnFile> => {
  const children = [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }), ...paragraphs.map((text) => new Paragraph(text))]
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return { name, mimeType, buffer: Buffer.from(await Packer.toBuffer(new Document({ sections: [{ children }] }))) }
}

export const xlsx = async (name: string, rows: readonly (readonly string[])[]): Promise<OwnFile> => {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })))
  const buffer = Buffer.from(await writeXlsxFile(cells).toBuffer())
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
}

export const csv = (name: string, rows: readonly (readonly string[])[]): OwnFile =>
  ({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')) })

const RATE = 8_000

/** A tone that dies away, so many seconds long. */
export const sound = (name: string, seconds: number): OwnFile => {
  const samples = RATE * seconds
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples * 2, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  // 16 bytes of format: uncompressed, one channel, 16 bits.
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples * 2, 40)
  const tone = Int16Array.from({ length: samples }, (_, at) => Math.sin(at / 4) * 8_000 * (1 - at / samples))
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([head, Buffer.from(tone.buffer)]) }
}
