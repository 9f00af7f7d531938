import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { FoundField } from '../../src/domain/embedded-metadata/metadata.ts'
import { pageSizesText, type PageSize } from '../../src/domain/embedded-metadata/pageSizes.ts'
import { dateText } from './dateText.ts'
import { pdfjsFolder } from './pdfjsFolder.ts'

/** The most pages whose text is taken. */
const MOST_PAGES = 500

/** Pixels a drawn page has at the most on its long side. */
const DRAWN_SIDE = 960

const using = async <A>(bytes: Uint8Array, use: (document: PDFDocumentProxy) => Promise<A>): Promise<A> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({
    data: new Uint8Array(bytes),
    useWasm: false,
    enableXfa: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: 50_000_000,
    canvasMaxAreaInBytes: 64 * 1024 ** 2,
    standardFontDataUrl: pdfjsFolder('standard_fonts'),
    cMapUrl: pdfjsFolder('cmaps'),
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await use(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** A page, from 1, as PNG with a long side in pixels; undefined: there is none. Throws for what cannot be read, an encrypted document included. */
export const drawPage = (bytes: Uint8Array, number: number, side: number): Promise<Buffer | undefined> =>
  using(bytes, async (document) => {
    if (number > document.numPages) return undefined
    const page = await document.getPage(number)
    const whole = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: side / Math.max(whole.width, whole.height) })
    const { createCanvas } = await import('@napi-rs/canvas')
    const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)))
    await page.render({ canvas, viewport, background: '#ffffff' }).promise
    return canvas.encode('png')
  })

/** The first page as PNG. */
export const drawFirstPage = async (bytes: Uint8Array): Promise<Buffer> => {
  const page = await drawPage(bytes, 1, DRAWN_SIDE)
  if (page === undefined) throw new Error('A document without pages')
  return page
}

/** The text of the pages, a line break after each line and a form feed after each page, until `limit` characters are reached. */
export const textOfPdf = (bytes: Uint8Array, limit: number): Promise<string> =>
  using(bytes, async (document) => {
    let text = ''
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES) && text.length <= limit; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}\f`
      page.cleanup()
    }
    return text
  })

/** Names of a document's own information, and what they are called here. */
const INFORMATION = [
  ['description', 'title', 'Title'],
  ['description', 'author', 'Author'],
  ['description', 'keywords', 'Keywords'],
  ['document', 'subject', 'Subject'],
  ['document', 'application', 'Creator'],
  ['document', 'producer', 'Producer'],
  ['document', 'formatVersion', 'PDFFormatVersion'],
  ['document', 'createdAt', 'CreationDate'],
  ['document', 'modifiedAt', 'ModDate'],
] as const

/** `D:20240501123000+02'00'` as ISO 8601 without its zone. */
const isoOfPdf = (text: string): string => text.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6')

/** Millimetres of a point. */
const POINT = 25.4 / 72

/** Of the pages whose text is taken, as they are shown. */
const sizesOf = async (document: PDFDocumentProxy): Promise<readonly PageSize[]> => {
  const sizes: PageSize[] = []
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: POINT })
    sizes.push({ width, height })
    page.cleanup()
  }
  return sizes
}

/** What a document says of itself. */
export const describePdf = (bytes: Uint8Array): Promise<readonly FoundField[]> =>
  using(bytes, async (document) => {
    const information = (await document.getMetadata()).info as Readonly<Record<string, unknown>>
    const ofDocument = INFORMATION.map(([group, field, name]): FoundField => {
      const value = information[name]
      const text = typeof value === 'string' ? value : ''
      return { group, field, value: field.endsWith('At') ? dateText(isoOfPdf(text)) : text }
    })
    const pages = { group: 'document', field: 'pages', value: String(document.numPages) } as const
    return [...ofDocument, pages, { group: 'document', field: 'pageSize', value: pageSizesText(await sizesOf(document)) }]
  })
