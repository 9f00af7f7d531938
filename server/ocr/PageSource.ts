import type { PDFDocumentProxy } from 'pdfjs-dist'
import { MOST_OCR_PAGES, type OcrFailure } from '../../src/domain/ocr/ocr.ts'
import { decodeHeif, isHeif } from '../media/heif.ts'
import { pdfjsFolder } from '../media/pdfjsFolder.ts'
import { pictures } from '../media/picture.ts'
import type { Extent } from './geometry.ts'

/** Why a page, or a whole file, cannot be read, as far as the file tells. */
export class Unreadable extends Error {
  readonly reason: OcrFailure

  constructor(reason: OcrFailure) {
    super(`Cannot be read: ${reason}`)
    this.reason = reason
  }
}

/** A page as the recognition is given it: one byte a pixel, from black to white. */
export interface DrawnPage extends Extent {
  readonly pixels: Buffer
  /** Of the page itself: pixels of a picture, points of a document. */
  readonly page: Extent
}

/** The pages of one file. */
export interface PageSource {
  readonly pages: number
  /** Whether the file itself says what stands on it; false also where that cannot be taken out. Pages count from 1. */
  hasText(page: number): Promise<boolean>
  /** Throws {@link Unreadable}. */
  draw(page: number): Promise<DrawnPage>
  close(): Promise<void>
}

/** Pixels of a drawn page: letters of an A3 sheet are still large enough to be told apart, and no page takes longer than it must. */
const MOST_DRAWN = 12_000_000
/** Below, letters are small: a picture is drawn larger than it is. */
const FEW_DRAWN = 1_200_000

/** Dots in an inch that recognition is best at, and points of a document. */
const DPI = 300
const POINTS = 72

/** Pixels of a picture that is read row by row, and of one that has to be in memory as a whole. */
const MOST_READ = 1_200_000_000
const MOST_HELD = 150_000_000

/** Letters and digits: a page with a number or a stamp on its scan is a scan all the same. */
const FEW_LETTERS = 20

const wanted = ({ width, height }: Extent): number => {
  const area = width * height
  if (area > MOST_DRAWN) return Math.sqrt(MOST_DRAWN / area)
  return area < FEW_DRAWN ? 2 : 1
}

const scaled = ({ width, height }: Extent, scale: number) => ({ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) })

const drawnOf = async (picture: import('sharp').Sharp, page: Extent): Promise<DrawnPage> => {
  const size = scaled(page, wanted(page))
  const { data, info } = await picture.resize({ ...size, fit: 'fill' }).flatten({ background: 'white' }).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, page }
}

const fromHeif = async (bytes: Uint8Array): Promise<DrawnPage> => {
  const sharp = await pictures()
  const { width, height, pixels } = await decodeHeif(bytes, MOST_HELD)
  return drawnOf(sharp(pixels, { raw: { width, height, channels: 4 } }), { width, height })
}

const fromPicture = async (bytes: Uint8Array, page: number): Promise<DrawnPage> => {
  const sharp = await pictures()
  const { width, height, orientation = 1, isProgressive, format } = await sharp(bytes, { limitInputPixels: false, page: page - 1, pages: 1 }).metadata()
  const isHeld = isProgressive || orientation > 1 || !['jpeg', 'png'].includes(format)
  const limit = isHeld ? MOST_HELD : MOST_READ
  if (width * height > limit) throw new Unreadable('TooLarge')
  const extent = orientation > 4 ? { width: height, height: width } : { width, height }
  return drawnOf(sharp(bytes, { limitInputPixels: limit, failOn: 'error', page: page - 1, pages: 1, sequentialRead: true }).autoOrient(), extent)
}

const pictureSource = async (bytes: Uint8Array, mediaType: string): Promise<PageSource> => {
  const sharp = await pictures()
  const pages = mediaType === 'image/tiff' ? ((await sharp(bytes, { limitInputPixels: false }).metadata()).pages ?? 1) : 1
  return {
    pages,
    hasText: async () => false,
    draw: (page) => (isHeif(bytes) ? fromHeif(bytes) : fromPicture(bytes, page)),
    close: async () => undefined,
  }
}

const openedDocument = async (bytes: Uint8Array): Promise<{ readonly document: PDFDocumentProxy; readonly close: () => Promise<void> }> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    useWasm: false,
    enableXfa: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: MOST_HELD,
    canvasMaxAreaInBytes: 4 * MOST_DRAWN,
    standardFontDataUrl: pdfjsFolder('standard_fonts'),
    cMapUrl: pdfjsFolder('cmaps'),
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  return { document: await task.promise, close: () => task.destroy() }
}

const documentSource = async (bytes: Uint8Array): Promise<PageSource> => {
  const { document, close } = await openedDocument(bytes)
  return {
    pages: document.numPages,
    hasText: async (number) => {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      page.cleanup()
      const letters = items.reduce((sum, item) => sum + ('str' in item ? (item.str.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : 0), 0)
      return letters >= FEW_LETTERS
    },
    draw: async (number) => {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: Math.min(DPI / POINTS, Math.sqrt(MOST_DRAWN / (width * height))) })
      const { createCanvas } = await import('@napi-rs/canvas')
      const size = { width: Math.max(1, Math.round(viewport.width)), height: Math.max(1, Math.round(viewport.height)) }
      const canvas = createCanvas(size.width, size.height)
      await page.render({ canvas, viewport, background: '#ffffff' }).promise
      page.cleanup()
      const sharp = await pictures()
      const pixels = await sharp(canvas.data(), { raw: { ...size, channels: 4 } }).flatten({ background: 'white' }).greyscale().raw().toBuffer()
      return { ...size, pixels, page: { width, height } }
    },
    close,
  }
}

/** Why a reader of files gave up. */
const reasonOf = (error: unknown): OcrFailure => {
  if (error instanceof Unreadable) return error.reason
  return error instanceof Error && error.name === 'PasswordException' ? 'PasswordProtected' : 'Damaged'
}

const reading = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    throw new Unreadable(reasonOf(error))
  }
}

/** Opens a file whose kind can be read. Throws {@link Unreadable}. */
export const openPages = async (bytes: Uint8Array, mediaType: string): Promise<PageSource> => {
  const source = await reading(() => (mediaType === 'application/pdf' ? documentSource(bytes) : pictureSource(bytes, mediaType)))
  if (source.pages > MOST_OCR_PAGES) {
    await source.close()
    throw new Unreadable('TooManyPages')
  }
  return { ...source, hasText: (page) => source.hasText(page).catch(() => false), draw: (page) => reading(() => source.draw(page)) }
}
