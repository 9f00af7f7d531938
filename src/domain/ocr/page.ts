import type { OcrFailure, OcrLanguage, OcrPageState } from './ocr.ts'

/**
 * A rectangle on the page as people see it, before it is turned about its own middle by the page's {@link OcrPage.angle}: its upper left corner and its sides, as
 * shares of the page's width and height. A word of a page that lies straight is simply there.
 */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface OcrWord {
  readonly text: string
  readonly box: Box
  /** From 0 to 1. */
  readonly confidence: number
  /** Of the page, from 0; words of one line stand one behind the other. */
  readonly line: number
  /** A person wrote it: no later reading changes it. Empty: it is no word. */
  readonly isCorrected: boolean
}

export interface OcrPage {
  /** From 1. */
  readonly page: number
  readonly contentVersion: string
  readonly state: OcrPageState
  /** Pixels of a picture as it is seen, points of a document's page; 0 while nothing is known. */
  readonly width: number
  readonly height: number
  /** Degrees clockwise by which the lines are turned on the page: near 0, 90, 180 or 270 where it lies on its side or its head. */
  readonly angle: number
  readonly language: OcrLanguage | null
  readonly words: readonly OcrWord[]
  /** Grows with every change: whoever corrects a word names the one they saw (STALE_EDIT). */
  readonly revision: number
  /** Of `Failed`. */
  readonly reason: OcrFailure | null
}

/** Below, a word is shown as doubtful. */
const DOUBTFUL = 0.6

export const isDoubtful = ({ confidence, isCorrected }: Pick<OcrWord, 'confidence' | 'isCorrected'>): boolean => !isCorrected && confidence < DOUBTFUL

/** The lines of a page, each with the places of its words among those of the page; what is no word is left out. */
export const linesOf = (words: readonly OcrWord[]): readonly (readonly number[])[] => {
  const lines = new Map<number, number[]>()
  words.forEach(({ line, text }, at) => {
    if (text === '') return
    const there = lines.get(line)
    if (there === undefined) lines.set(line, [at])
    else there.push(at)
  })
  return [...lines].toSorted(([one], [other]) => one - other).map(([, places]) => places)
}

/** The text of a page: words with a space between them, lines with a line break. */
export const textOfWords = (words: readonly OcrWord[]): string => linesOf(words).map((line) => line.map((at) => words[at]?.text ?? '').join(' ')).join('\n')

/** Mean confidence of what was recognised and nobody corrected, from 0 to 1; null: there is none. */
export const confidenceOf = (words: readonly OcrWord[]): number | null => {
  const read = words.filter(({ isCorrected }) => !isCorrected)
  return read.length === 0 ? null : read.reduce((sum, { confidence }) => sum + confidence, 0) / read.length
}
