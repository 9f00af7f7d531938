import type { Language } from '../preferences/language.ts'

/** `Queued`: its pages wait. `Reading`: some are read. `Read`: all are, as far as they could be; a scan of nothing has no words. */
export const OCR_STATES = ['None', 'Queued', 'Reading', 'Read', 'Failed'] as const
export type OcrState = (typeof OCR_STATES)[number]

/** `HasText`: the file says itself what stands there, so that nothing is recognised. */
export const OCR_PAGE_STATES = ['Waiting', 'Read', 'HasText', 'Failed'] as const
export type OcrPageState = (typeof OCR_PAGE_STATES)[number]

/** Why a page, or a file with all of its pages, could not be read. `WorkerEnded`: reading it ended its process, more than once. */
export const OCR_FAILURES = ['PasswordProtected', 'Damaged', 'TooLarge', 'TooManyPages', 'TookTooLong', 'WorkerEnded', 'NotAllowed', 'Unexpected'] as const
export type OcrFailure = (typeof OCR_FAILURES)[number]

/** Languages whose words are known to the recognition, as ISO 639-2 calls them. */
export const OCR_LANGUAGES = ['eng', 'nor', 'spa'] as const
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]

/** Of the interface's. */
export const OCR_LANGUAGE_OF: Readonly<Record<Language, OcrLanguage>> = { 'en-US': 'eng', no: 'nor', es: 'spa' }

/** What is exported: text, ALTO 4, or a PDF with the text behind its pictures. */
export const OCR_EXPORTS = ['txt', 'alto', 'pdf'] as const
export type OcrExport = (typeof OCR_EXPORTS)[number]

/** The most pages of one file that are read. */
export const MOST_OCR_PAGES = 5_000

/** Of an asset's present content. */
export interface OcrStatus {
  readonly state: OcrState
  readonly contentVersion: string
  /** Whether its kind of file can be read at all. */
  readonly isSupported: boolean
  /** Of the file; null: not known yet. */
  readonly pages: number | null
  /** Of these, those that need no more reading: read, failed, or with a text of their own. */
  readonly done: number
  readonly failedPages: number
  /** Whose text the file says itself. */
  readonly writtenPages: number
  /** Words that were recognised, and those of them that a person corrected. */
  readonly words: number
  readonly corrected: number
  /** Of the others, those that are likely to be wrong. */
  readonly doubtful: number
  /** Those that were asked for; none: they are found. */
  readonly languages: readonly OcrLanguage[]
  readonly foundLanguage: OcrLanguage | null
  /** Of `Failed`. */
  readonly reason: OcrFailure | null
  /** ISO 8601. */
  readonly requestedAt: string | null
  readonly endedAt: string | null
  /** Until it is read, with what stands before it in line; null: nobody can say, or nothing is under way. */
  readonly secondsLeft: number | null
}

/** Kinds of files off which text can be read, and of these those that may have more than one page. */
export const READABLE = ['image/jpeg', 'image/png', 'image/tiff', 'image/webp', 'image/heic', 'image/gif', 'application/pdf'] as const
export const OF_PAGES = ['image/tiff', 'application/pdf'] as const

/** Whether text can be read off its pages (FILE_NOT_SUPPORTED_FOR_OCR otherwise): pictures, and documents whose pages may be pictures. Of what moves, the first picture. */
export const isReadable = (mediaType: string): boolean => (READABLE as readonly string[]).includes(mediaType)

/** Whether it may have more than one page, which only the file tells. */
export const mayHavePages = (mediaType: string): boolean => (OF_PAGES as readonly string[]).includes(mediaType)

export const isUnderWay = ({ state }: Pick<OcrStatus, 'state'>): boolean => state === 'Queued' || state === 'Reading'

/** Where something can be opened: some of its pages were read, whether or not the others are still being read. */
export const hasWords = ({ words }: Pick<OcrStatus, 'words'>): boolean => words > 0
