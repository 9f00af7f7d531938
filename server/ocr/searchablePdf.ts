import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib'
import type { OcrWord } from '../../src/domain/ocr/page.ts'
import { decodeHeif, isHeif } from '../media/heif.ts'
import { pictures } from '../media/picture.ts'
import { MOST_PIXELS } from '../media/pixels.ts'
import type { SearchableInput, SearchablePage } from './searchableInput.ts'

/** Pixels of a side of a picture that is packed anew, because a PDF does not know its format. */
const SIDE = 5_000
const POINTS = 72
/** Dots in an inch of a picture that does not say. */
const DPI = 200

/** Where the upper left corner and the middle lines of a page are, in the units of a PDF, which begin below and may be turned when they are shown. */
const placed = (page: PDFPage, x: number, y: number): readonly [x: number, y: number] => {
  const box = page.getCropBox()
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return [box.x + y * box.width, box.y + x * box.height]
    case 180:
      return [box.x + (1 - x) * box.width, box.y + y * box.height]
    case 270:
      return [box.x + (1 - y) * box.width, box.y + (1 - x) * box.height]
    default:
      return [box.x + x * box.width, box.y + (1 - y) * box.height]
  }
}

/** Letters that the font has; the others without their accents, or not at all. */
const encodable = (font: PDFFont): ((text: string) => string) => {
  const known = new Set(font.getCharacterSet())
  const has = (letter: string): boolean => known.has(letter.codePointAt(0) ?? 0)
  return (text) => [...text].map((letter) => (has(letter) ? letter : [...letter.normalize('NFKD')].filter(has).join(''))).join('')
}

/** Puts the words of a page over it, as wide as they stand there, and unseen. */
const addWords = async (page: PDFPage, read: SearchablePage, font: PDFFont): Promise<void> => {
  const pdf = await import('pdf-lib')
  const write = encodable(font)
  const key = page.node.newFontDictionary('Recognized', font.ref)
  const turn = ((page.getRotation().angle - read.angle) * Math.PI) / 180
  const shown = page.getRotation().angle % 180 === 0 ? page.getCropBox() : { width: page.getCropBox().height, height: page.getCropBox().width }
  const operators = read.words.flatMap(({ text, box }: Pick<OcrWord, 'text' | 'box'>) => {
    const written = write(text)
    if (written === '') return []
    const [wide, high] = [box.width * shown.width, box.height * shown.height]
    const size = Math.max(1, high)
    const [x, y] = placed(page, box.x + box.width / 2, box.y + box.height / 2)
    // From the middle back to where the line of the word begins, a fifth above its lower edge.
    const [back, down] = [-wide / 2, -high * 0.3]
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    const natural = font.widthOfTextAtSize(written, size)
    return [
      pdf.beginText(),
      pdf.setTextRenderingMode(pdf.TextRenderingMode.Invisible),
      pdf.setFontAndSize(key, size),
      pdf.setCharacterSqueeze(natural === 0 ? 100 : (100 * wide) / natural),
      pdf.setTextMatrix(cosine, sine, -sine, cosine, x + back * cosine - down * sine, y + back * sine + down * cosine),
      pdf.showText(font.encodeText(written)),
      pdf.endText(),
    ]
  })
  if (operators.length === 0) return
  // Packed at once: the operators of two thousand pages would take a gigabyte until the document is written.
  const text = [pdf.pushGraphicsState(), ...operators, pdf.popGraphicsState()].join('\n')
  page.node.addContentStream(page.doc.context.register(page.doc.context.flateStream(`${text}\n`)))
}

/** The document itself, its pages as they are. */
const ofDocument = async ({ bytes, pages }: SearchableInput): Promise<PDFDocument> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  for await (const read of pages) {
    if (read.page > document.getPageCount() || read.words.length === 0) continue
    const page = document.getPage(read.page - 1)
    // What the page sets for itself ends with it.
    page.node.wrapContentStreams(document.context.register(document.context.flateStream('q\n')), document.context.register(document.context.flateStream('Q\n')))
    await addWords(page, read, font)
  }
  return document
}

/** A picture as a PDF can hold it: the very bytes where it knows them. */
const embedded = async (document: PDFDocument, bytes: Uint8Array, mediaType: string, page: number) => {
  const sharp = await pictures()
  if (mediaType === 'image/jpeg' && ((await sharp(bytes).metadata()).orientation ?? 1) === 1) return document.embedJpg(bytes)
  const opened = async () => {
    if (!isHeif(bytes)) return sharp(bytes, { page: page - 1, pages: 1, limitInputPixels: 4 * MOST_PIXELS }).autoOrient()
    const { width, height, pixels } = await decodeHeif(bytes, MOST_PIXELS)
    return sharp(pixels, { raw: { width, height, channels: 4 } })
  }
  const jpeg = await (await opened()).resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true }).flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer()
  return document.embedJpg(jpeg)
}

/** Undefined: it could be neither read nor opened, and an empty page keeps its place. */
const pictureOf = async (document: PDFDocument, bytes: Uint8Array, mediaType: string, { page, width }: SearchablePage) => {
  try {
    return await embedded(document, bytes, mediaType, page)
  } catch (error) {
    if (width > 0) throw error
    return undefined
  }
}

const ofPicture = async ({ bytes, mediaType, pages }: SearchableInput): Promise<PDFDocument> => {
  const { PDFDocument, StandardFonts } = await import('pdf-lib')
  const sharp = await pictures()
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const density = isHeif(bytes) ? undefined : (await sharp(bytes, { limitInputPixels: false }).metadata()).density
  const dpi = density !== undefined && density > POINTS && density <= 2_400 ? density : DPI
  for await (const read of pages) {
    const picture = await pictureOf(document, bytes, mediaType, read)
    // Of a page that was not read nobody knows how large it is.
    const { width, height } = read.width > 0 || picture === undefined ? read : picture
    const size = width > 0 ? { width: (width * POINTS) / dpi, height: (height * POINTS) / dpi } : undefined
    const page = document.addPage(size && [size.width, size.height])
    if (picture !== undefined && size !== undefined) page.drawImage(picture, { x: 0, y: 0, ...size })
    await addWords(page, read, font)
  }
  return document
}

/** A PDF of a file's pages as they are, with what was read of them behind it. Throws for what cannot be opened. */
export const searchablePdf = async (input: SearchableInput): Promise<Uint8Array> => (await (input.mediaType === 'application/pdf' ? ofDocument(input) : ofPicture(input))).save()
