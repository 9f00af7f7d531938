import { copyFile, mkdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OCR_LANGUAGES, type OcrLanguage } from '../../src/domain/ocr/ocr.ts'
import type { OEM, Worker, WorkerOptions } from 'tesseract.js'

const require = createRequire(import.meta.url)

/** A word of the picture that was handed over, in its pixels once it is straightened. */
interface RecognizedWord {
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

const OFFLINE = { cacheMethod: 'none', gzip: true } as const

/** What pages are drawn in, instead of a guess that is told for each of them. */
const PARAMETERS = { user_defined_dpi: '300', debug_file: '/dev/null' }

/** Signs of a speck of dust. */
const isNoise = (text: string, confidence: number): boolean => confidence < 0.2 || (confidence < 0.6 && !/[\p{L}\p{N}]/u.test(text))

/** What is aborted goes on by itself, and nobody waits for it. */
const unlessAborted = async <A>(work: Promise<A>, signal: AbortSignal): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const leave = (): void => reject(signal.reason)
  signal.addEventListener('abort', leave)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** A thread of Tesseract. Whatever rejects or breaks off a call may have left it so that it can do no other: the next call has a new one. */
class Engine {
  #worker: Promise<Worker> | undefined

  async use<A>(begin: () => Promise<Worker>, work: (worker: Worker) => Promise<A>, signal: AbortSignal): Promise<A> {
    signal.throwIfAborted()
    const worker = (this.#worker ??= begin())
    try {
      return await unlessAborted(worker.then(work), signal)
    } catch (error) {
      await this.close()
      throw error
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await (await worker?.catch(() => undefined))?.terminate()
  }
}

const begun = async (models: readonly string[], oem: OEM, options: Partial<WorkerOptions>): Promise<Worker> => {
  const { createWorker } = await import('tesseract.js')
  // That a model cannot be loaded is told to the handler of errors alone; without one, what fails later would end the process.
  const worker = await new Promise<Worker>((resolve, reject) => {
    createWorker([...models], oem, { ...OFFLINE, ...options, errorHandler: reject }).then(resolve, reject)
  })
  await worker.setParameters(PARAMETERS)
  return worker
}

/** Tesseract, with what it knows of the languages that were last asked for. One call at a time. */
export class Recognizer {
  readonly #folder: string
  readonly #reader = new Engine()
  readonly #turner = new Engine()
  #languages = ''

  constructor(folder: string) {
    this.#folder = folder
  }

  /** What stands in an upright picture (PNG or PPM), line by line. Rejects as soon as it is aborted. */
  async recognize(picture: Buffer, languages: readonly OcrLanguage[], signal: AbortSignal): Promise<Recognized> {
    const { OEM } = await import('tesseract.js')
    const wanted = languages.join('+')
    const begin = async (): Promise<Worker> => {
      this.#languages = wanted
      return begun(languages, OEM.LSTM_ONLY, { langPath: await modelsIn(this.#folder) })
    }
    const { data } = await this.#reader.use(begin, async (reader) => {
      if (this.#languages !== wanted) {
        await reader.reinitialize(wanted, OEM.LSTM_ONLY)
        await reader.setParameters(PARAMETERS)
        this.#languages = wanted
      }
      return reader.recognize(picture, { rotateAuto: true }, { blocks: true, text: false })
    }, signal)
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
    const words = lines.flatMap((line, at) =>
      line.words.map(({ text, confidence, bbox }): RecognizedWord => ({ text: text.trim(), confidence: Math.round(confidence) / 100, line: at, ...bbox })),
    )
    return { words: words.filter(({ text, confidence }) => text !== '' && !isNoise(text, confidence)), straightened: data.rotateRadians ?? 0 }
  }

  /** Degrees clockwise by which a picture is to be turned to be upright; undefined: there is too little on it to say. */
  async orientation(picture: Buffer, signal: AbortSignal): Promise<0 | 90 | 180 | 270 | undefined> {
    const { OEM } = await import('tesseract.js')
    const begin = async (): Promise<Worker> => begun(['osd'], OEM.TESSERACT_ONLY, { langPath: await modelsIn(this.#folder), legacyCore: true, legacyLang: true })
    const { data } = await this.#turner.use(begin, (turner) => turner.detect(picture), signal)
    const { orientation_degrees: degrees, orientation_confidence: confidence } = data
    if (degrees === null || confidence === null || confidence < 1) return undefined
    return degrees as 0 | 90 | 180 | 270
  }

  async close(): Promise<void> {
    await Promise.all([this.#reader.close(), this.#turner.close()])
  }
}
