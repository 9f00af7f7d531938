import { languageOf } from '../../src/domain/assistant/questions/functionWords.ts'
import { OCR_LANGUAGE_OF, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import type { OcrWord } from '../../src/domain/ocr/page.ts'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import { pictures } from '../media/picture.ts'
import { angleOf, boxOf, type Quarters } from './geometry.ts'
import type { DrawnPage } from './PageSource.ts'
import type { Recognized, Recognizer } from './Recognizer.ts'

/** What was read of a page. */
interface ReadPage {
  readonly words: readonly OcrWord[]
  readonly angle: number
  readonly language: OcrLanguage
}

export interface Wish {
  /** None: it is found, beginning with `likely`. */
  readonly languages: readonly OcrLanguage[]
  readonly likely: OcrLanguage
}

interface Attempt {
  readonly recognized: Recognized
  readonly quarters: Quarters
  readonly width: number
  readonly height: number
}

/** Mean confidence below which a page may lie on its side or head, or be in another language. */
const UNLIKELY = 0.7

const sureness = ({ recognized: { words } }: Attempt): number => (words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length)

/** As the recognition takes it: a portable graymap, which nobody has to pack and unpack. */
const graymap = ({ pixels, width, height }: Pick<DrawnPage, 'pixels' | 'width' | 'height'>): Buffer => Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])

const turned = async ({ pixels, width, height }: DrawnPage, quarters: Quarters) => {
  if (quarters === 0) return { pixels, width, height }
  const sharp = await pictures()
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } }).rotate(quarters * 90).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const textOf = ({ recognized: { words } }: Attempt): string => words.map(({ text }) => text).join(' ')

const languageIn = (attempt: Attempt, otherwise: OcrLanguage): OcrLanguage => {
  const interfaceOf = LANGUAGES.find((language) => OCR_LANGUAGE_OF[language] === otherwise) ?? 'en-US'
  return OCR_LANGUAGE_OF[languageOf(textOf(attempt), interfaceOf)]
}

/** Reads a page, whichever way it lies: where what comes out is doubtful it is turned as its letters stand, and where its words are of another language they are read again in that one. */
export const readDrawn = async (recognizer: Recognizer, drawn: DrawnPage, { languages, likely }: Wish, signal: AbortSignal): Promise<ReadPage> => {
  const attempt = async (quarters: Quarters, chosen: readonly OcrLanguage[]): Promise<Attempt> => {
    const { pixels, width, height } = await turned(drawn, quarters)
    return { recognized: await recognizer.recognize(graymap({ pixels, width, height }), chosen, signal), quarters, width, height }
  }
  const first = languages.length > 0 ? languages : [likely]
  let best = await attempt(0, first)
  if (sureness(best) < UNLIKELY) {
    const degrees = await recognizer.orientation(graymap(drawn), signal)
    if (degrees !== undefined && degrees !== 0) {
      const upright = await attempt((degrees / 90) as Quarters, first)
      if (sureness(upright) > sureness(best)) best = upright
    }
  }
  let language = languages.length === 0 ? likely : (languages.find((one) => one === languageIn(best, languages[0] ?? likely)) ?? languages[0] ?? likely)
  if (languages.length === 0) {
    const found = languageIn(best, likely)
    if (found !== likely) {
      const again = await attempt(best.quarters, [found])
      if (sureness(again) >= sureness(best) - 0.03) {
        best = again
        language = found
      }
    }
  }
  const handed = { extent: { width: best.width, height: best.height }, quarters: best.quarters, straightened: best.recognized.straightened }
  return {
    words: best.recognized.words.map(({ text, confidence, line, ...corners }) => ({ text, confidence, line, box: boxOf(corners, handed), isCorrected: false })),
    angle: best.recognized.words.length === 0 ? 0 : angleOf(handed),
    language,
  }
}
