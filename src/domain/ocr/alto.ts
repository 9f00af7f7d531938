import { linesOf, type Box, type OcrPage, type OcrWord } from './page.ts'

/** Characters that XML 1.0 cannot hold, however they are written. */
const written = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Shown = Pick<OcrPage, 'width' | 'height' | 'angle'>

interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The upright rectangle around a word, in the page's own units: ALTO knows no turned ones. */
const placeOf = ({ x, y, width, height }: Box, page: Shown): Place => {
  const turn = (page.angle * Math.PI) / 180
  const [wide, high] = [width * page.width, height * page.height]
  const across = Math.abs(wide * Math.cos(turn)) + Math.abs(high * Math.sin(turn))
  const down = Math.abs(wide * Math.sin(turn)) + Math.abs(high * Math.cos(turn))
  const [middleX, middleY] = [(x + width / 2) * page.width, (y + height / 2) * page.height]
  return { left: middleX - across / 2, top: middleY - down / 2, right: middleX + across / 2, bottom: middleY + down / 2 }
}

const around = (places: readonly Place[]): Place => ({
  left: Math.min(...places.map(({ left }) => left)),
  top: Math.min(...places.map(({ top }) => top)),
  right: Math.max(...places.map(({ right }) => right)),
  bottom: Math.max(...places.map(({ bottom }) => bottom)),
})

const attributesOf = ({ left, top, right, bottom }: Place): string =>
  `HPOS="${Math.round(left)}" VPOS="${Math.round(top)}" WIDTH="${Math.round(right - left)}" HEIGHT="${Math.round(bottom - top)}"`

const wordOf = ({ text, confidence, isCorrected }: OcrWord, place: Place, id: string): string =>
  `<String ID="${id}" CONTENT="${written(text)}" ${attributesOf(place)} WC="${isCorrected ? '1' : confidence.toFixed(2)}"${isCorrected ? ' CS="true"' : ''}/>`

/** Languages as RFC 3066 writes them. */
const LANGUAGE = { eng: 'en', nor: 'no', spa: 'es' } as const

const blockOf = (page: OcrPage): string => {
  const lines = linesOf(page.words).map((line, at) => {
    const id = `page_${page.page}_line_${at + 1}`
    const words = line.flatMap((place) => page.words[place] ?? [])
    const places = words.map(({ box }) => placeOf(box, page))
    const strings = words.map((word, index) => wordOf(word, places[index] ?? around(places), `${id}_word_${index + 1}`))
    return { place: around(places), text: `<TextLine ID="${id}" ${attributesOf(around(places))}>${strings.join('<SP/>')}</TextLine>` }
  })
  if (lines.length === 0) return ''
  const rotation = page.angle === 0 ? '' : ` ROTATION="${page.angle}"`
  const language = page.language === null ? '' : ` LANG="${LANGUAGE[page.language]}"`
  return `<TextBlock ID="page_${page.page}_block" ${attributesOf(around(lines.map(({ place }) => place)))}${rotation}${language}>${lines.map(({ text }) => text).join('')}</TextBlock>`
}

/** Of a document in pieces, one for each page between its beginning ({@link altoBegin}) and {@link ALTO_END}; of one that was never read nothing but that it is there. */
export const altoPage = (page: OcrPage): string => {
  if (page.width === 0) return `<Page ID="page_${page.page}" PHYSICAL_IMG_NR="${page.page}"></Page>`
  const size = `WIDTH="${Math.round(page.width)}" HEIGHT="${Math.round(page.height)}"`
  return `<Page ID="page_${page.page}" PHYSICAL_IMG_NR="${page.page}" ${size}><PrintSpace HPOS="0" VPOS="0" ${size}>${blockOf(page)}</PrintSpace></Page>`
}

/** What was read of a file as ALTO 4 (Library of Congress), one document of all its pages. Measures are those of the pages: pixels of a picture, points of a document. */
export const altoBegin = (fileName: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.loc.gov/standards/alto/ns-v4# http://www.loc.gov/standards/alto/v4/alto-4-4.xsd">` +
  `<Description><MeasurementUnit>pixel</MeasurementUnit><sourceImageInformation><fileName>${written(fileName)}</fileName></sourceImageInformation>` +
  `<OCRProcessing ID="ocr"><ocrProcessingStep><processingSoftware><softwareName>Tesseract</softwareName></processingSoftware></ocrProcessingStep></OCRProcessing></Description><Layout>`

export const ALTO_END = `</Layout></alto>\n`
