import { csvOf, textOf } from './documents/plain.ts'
import type { Writing } from './documents/blocks.ts'
import { pdfOf } from './documents/pdf.ts'
import { xlsxOf, type Sheet } from './documents/sheet.ts'
import { docxOf } from './documents/word.ts'
import type { Finish } from './paint/finish.ts'
import { picture, type PictureFormat } from './paint/picture.ts'
import type { Motif } from './paint/scene.ts'

export interface DemoFile {
  readonly name: string
  readonly description: string
  readonly fileNumber?: string
  /** How long before the first start it was added. */
  readonly daysAgo: number
  /** Makes the bytes, the same ones each time; painting holds the thread for some tens of milliseconds. */
  readonly make: () => Promise<Buffer>
}

export interface DemoFolder {
  readonly name: string
  readonly folders: readonly DemoFolder[]
  readonly files: readonly DemoFile[]
}

export interface DemoModule {
  readonly type: 'RECORDS' | 'ARCHIVES' | 'COLLECTIONS'
  readonly folders: readonly DemoFolder[]
}

export const folder = (name: string, files: readonly DemoFile[], folders: readonly DemoFolder[] = []): DemoFolder => ({
  name,
  folders,
  files,
})

interface About {
  readonly name: string
  readonly description: string
  readonly daysAgo: number
  readonly fileNumber?: string
}

export const made = (about: About, make: () => Promise<Buffer>): DemoFile => ({ ...about, make })

/** Width and height in pixels. */
export type Size = readonly [number, number]

export const LANDSCAPE: Size = [1600, 1067]
export const UPRIGHT: Size = [1200, 1600]
export const SQUARE: Size = [1600, 1600]

const formatOf = (name: string): PictureFormat => {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  return extension === 'png' || extension === 'tif' || extension === 'gif' ? extension : 'jpg'
}

/** A painting; its name is its seed, its extension its format. Lossless formats stay flat, so that they stay small. */
export const painted = (about: About, [width, height]: Size, motif: Motif, finish?: Finish, quality?: number): DemoFile => {
  const format = formatOf(about.name)
  const surface = finish ?? (format === 'jpg' ? 'paper' : 'print')
  const options = { width, height, format, finish: surface, ...(quality === undefined ? {} : { quality }) }
  return made(about, () => picture(about.name, options, motif))
}

export const pdf = (about: About, writing: Writing): DemoFile => made(about, () => pdfOf(writing))

export const docx = (about: About, writing: Writing): DemoFile => made(about, () => docxOf(writing))

export const xlsx = (about: About, sheets: readonly Sheet[], date: string): DemoFile => made(about, () => xlsxOf(sheets, date))

export const csv = (about: About, rows: readonly (readonly (string | number)[])[]): DemoFile =>
  made(about, () => Promise.resolve(csvOf(rows)))

export const txt = (about: About, text: string): DemoFile => made(about, () => Promise.resolve(textOf(text)))

/** The picture that stands in a document: smaller than the file of its own. */
export const plateOf = (seed: string, motif: Motif) => (): Promise<Buffer> => picture(seed, { width: 960, height: 640, quality: 72 }, motif)
