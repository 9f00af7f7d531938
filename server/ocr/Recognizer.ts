import { copyFile, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OCR_LANGUAGES, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import type { Worker } from 'tesseract.js'

const require = createRequire(import.meta.url)

/** A word of the picture that was handed over, in its pixels once it is straightened. */
export interface RecognizedWord {
  readonly text: string
  /** From 0 to 1. */
  readonly confidence: number
  readonly line: number
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface Recognized {
  readonly words: readonly RecognizedWord[]
  /** Radians clockwise by which the picture was turned about its middle first. */
  readonly straightened: number
}

const MODELS = [...OCR_LANGUAGES, 'osd'] as const

/** All models in one folder, as the engine looks for them; from the packages, nothing is fetched. */
const modelsIn = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  for (const model of MODELS) {
    const from = join(dirname(require.resolve(`@tesseract.js-data/${model}/package.json`)), '4.0.0_best_int', `${model}.traineddata.gz`)
    const to = join(folder, `${model}.traineddata.gz`)
    const [there, wanted] = await Promise.all([stat(to).catch(() => undefined), stat(from)])
    if (there?.size !== wanted.size) await copyFile(from, to)
  }
  return folder
}

/** What fails rejects its call, and no more: without a handler the engine would end the process. */
const OFFLINE = { cacheMethod: 'none', gzip: true, errorHandler: () => undefined } as const

/** What pages are drawn in, instead of a guess that is told for each of them. */
const PARAMETERS = { user_defined_dpi: '300', debug_file: '/dev/null' }

/** Signs of a speck of dust. */
const isNoise = (text: string, confidence: number): boolean => confidence < 0.2 || (confidence < 0.6 && !/[\p{L}\p{N}]/u.test(text))

/** Tesseract, with what it knows of the languages that were last asked for. */
export class Recognizer {
  readonly #folder: string
  #models: Promise<string> | undefined
  #reader: Promise<Worker> | undefined
  #turner: Promise<Worker> | undefined
  #languages = ''

  constructor(folder: string) {
    this.#folder = folder
  }

  /** What stands in an upright picture (PNG or PPM), line by line. */
  async recognize(picture: Buffer, languages: readonly OcrLanguage[]): Promise<Recognized> {
    const reader = await this.#readerOf(languages)
    const { data } = await reader.recognize(picture, { rotateAuto: true }, { blocks: true, text: false })
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    const words = lines.flatMap((line, at) =>
      line.words.map(({ text, confidence, bbox }): RecognizedWord => ({ text: text.trim(), confidence: Math.round(confidence) / 100, line: at, ...bbox })),
    )
    return { words: words.filter(({ text, confidence }) => text !== '' && !isNoise(text, confidence)), straightened: data.rotateRadians ?? 0 }
  }

  /** Degrees clockwise by which a picture is to be turned to be upright; undefined: there is too little on it to say. */
  async orientation(picture: Buffer): Promise<0 | 90 | 180 | 270 | undefined> {
    const { createWorker, OEM } = await import('tesseract.js')
    this.#turner ??= this.#modelFolder().then(async (langPath) => {
      const turner = await createWorker('osd', OEM.TESSERACT_ONLY, { langPath, ...OFFLINE, legacyCore: true, legacyLang: true })
      await turner.setParameters(PARAMETERS)
      return turner
    })
    const { data } = await (await this.#turner).detect(picture)
    const { orientation_degrees: degrees, orientation_confidence: confidence } = data
    if (degrees === null || confidence === null || confidence < 1) return undefined
    return degrees as 0 | 90 | 180 | 270
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader, this.#turner].map(async (worker) => (await worker?.catch(() => undefined))?.terminate()))
    this.#reader = undefined
    this.#turner = undefined
  }

  #modelFolder(): Promise<string> {
    this.#models ??= modelsIn(this.#folder)
    return this.#models
  }

  async #readerOf(languages: readonly OcrLanguage[]): Promise<Worker> {
    const wanted = languages.join('+')
    const { createWorker, OEM } = await import('tesseract.js')
    if (this.#reader === undefined) {
      this.#languages = wanted
      this.#reader = this.#modelFolder().then((langPath) => createWorker([...languages], OEM.LSTM_ONLY, { langPath, ...OFFLINE }))
      await (await this.#reader).setParameters(PARAMETERS)
    }
    const reader = await this.#reader
    if (this.#languages !== wanted) {
      await reader.reinitialize(wanted, OEM.LSTM_ONLY)
      await reader.setParameters(PARAMETERS)
      this.#languages = wanted
    }
    return reader
  }
}
