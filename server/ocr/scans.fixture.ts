import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'

/** Of our own making: letters as somebody might have typed them, with words that are on no other. */
export const LETTERS = {
  nor: ['Kjære herr konsul,', 'barken Haabet kom til havnen i Bergen', 'den 14. mars 1873 med last av salt og vin.', 'Skipperen ble ikke funnet om bord, og det', 'var ingen som visste hvor han var.', 'Med hilsen, Ole Andersen'],
  eng: ['Dear Sir,', 'the schooner Albatross was seen off the coast', 'of Newfoundland on the second of April, and', 'there was nobody who could say where she had', 'been during the winter. I am, with respect,', 'John Whitaker'],
  spa: ['Muy señor mío:', 'el bergantín Esperanza llegó al puerto de Cádiz', 'con una carga de azúcar y de tabaco, pero no', 'había nadie que supiera de dónde era el capitán', 'ni cuándo había salido de La Habana.', 'Su seguro servidor, Joaquín Ibáñez'],
} as const

/** A page of 1,240 × 900 pixels: the first line's base at (90, 120), each 60 below. */
export const letter = async (lines: readonly string[]): Promise<Buffer> => {
  const canvas = createCanvas(1240, 900)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1240, 900)
  context.fillStyle = '#222'
  context.font = '34px serif'
  for (const [at, line] of lines.entries()) context.fillText(line, 90, 120 + at * 60)
  return canvas.encode('png')
}

export const rotated = (picture: Buffer, degrees: number): Promise<Buffer> => sharp(picture).rotate(degrees, { background: '#fff' }).png().toBuffer()

/** A TIFF of so many pages, one behind the other. */
export const tiffOf = async (pages: readonly Buffer[]): Promise<Buffer> => {
  const { width, height } = await sharp(pages[0]).metadata()
  const strips = await Promise.all(pages.map((page) => sharp(page).greyscale().raw().toBuffer()))
  return sharp(Buffer.concat(strips), { raw: { width, height: height * pages.length, channels: 1, pageHeight: height } }).tiff({ compression: 'lzw' }).toBuffer()
}

/** A PDF of pictures alone, but for the pages that are texts. */
export const pdfOf = async (pages: readonly (Buffer | string)[]): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (const content of pages) {
    const page = document.addPage([595, 432])
    if (typeof content === 'string') page.drawText(content, { x: 40, y: 300, size: 12 })
    else page.drawImage(await document.embedPng(content), { x: 0, y: 0, width: 595, height: 432 })
  }
  return Buffer.from(await document.save())
}

/** A document that asks for a password which nobody has. */
export const lockedPdf = (): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>',
    `<</Filter/Standard/V 1/R 2/O<${'0a'.repeat(32)}>/U<${'0b'.repeat(32)}>/P -4>>`,
  ]
  const written = objects.map((object, at) => `${at + 1} 0 obj ${object} endobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${written}\ntrailer <</Root 1 0 R/Encrypt 4 0 R/ID[<${'0c'.repeat(16)}><${'0c'.repeat(16)}>]/Size 5>>\n%%EOF\n`)
}
