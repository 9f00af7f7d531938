import type { MetadataGroup } from '../embedded-metadata/metadata.ts'

/** Where a proposal can come from without a model, in the order in which equally sure ones count. */
export const AUTOFILL_SOURCES = ['EmbeddedMetadata', 'Text', 'Ocr', 'FileName', 'FolderName'] as const
export type AutofillSource = (typeof AUTOFILL_SOURCES)[number]

/** Text in which values are looked for. */
export interface SourceText {
  readonly source: Exclude<AutofillSource, 'EmbeddedMetadata'>
  readonly text: string
  /** From 1, where the text has pages. */
  readonly page?: number
}

/** All that is known of an asset from which values can be proposed. */
export interface Material {
  /** What the file says of itself. */
  readonly groups: readonly MetadataGroup[]
  readonly name: string
  /** The names of the folders it lies in, the outermost first. */
  readonly folders: readonly string[]
  /** The text of the file; pages end with a form feed. */
  readonly text: string
  /** What was recognized, by page. */
  readonly recognized: readonly { readonly page: number; readonly text: string }[]
}

/** UTF-16 units of an asset's texts that are looked through, and of one line. */
export const MOST_TEXT = 300_000
const LONGEST_LINE = 4_000

/** Words of a name: what divides them in file names becomes a blank, but for points within numbers and dates. */
export const wordsOfName = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[_+]+/gu, ' ')
    .replace(/(?<=\p{L})-(?=\d{4}-\d{2}-\d{2})/gu, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Lines as they stand; a longer one goes on in the next, from between two words. */
const linesCut = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/u)
    .flatMap((line) => (line.length <= LONGEST_LINE ? [line] : (line.match(new RegExp(`.{1,${LONGEST_LINE}}(?:\\s|$)|.{1,${LONGEST_LINE}}`, 'gsu')) ?? [])))
    .join('\n')

const pagesOf = (text: string): readonly SourceText[] => {
  const pages = linesCut(text.slice(0, MOST_TEXT)).split('\f')
  return pages.flatMap((page, at): readonly SourceText[] => (page.trim() === '' ? [] : [{ source: 'Text', text: page, ...(pages.length > 1 ? { page: at + 1 } : {}) }]))
}

/** The texts of an asset, what says most of itself first; of folders the innermost. */
export const textsOf = ({ name, folders, text, recognized }: Material): readonly SourceText[] => {
  let left = MOST_TEXT
  const read = recognized.flatMap(({ page, text: found }): readonly SourceText[] => {
    const part = found.slice(0, Math.max(0, left))
    left -= part.length
    return part.trim() === '' ? [] : [{ source: 'Ocr', text: linesCut(part), page }]
  })
  const named = [name, ...folders.toReversed()].map(wordsOfName)
  const saysSomething = (words: string): boolean => /[\p{L}\p{N}]/u.test(words)
  return [
    ...pagesOf(text),
    ...read,
    ...named.flatMap((words, at): readonly SourceText[] => (saysSomething(words) ? [{ source: at === 0 ? 'FileName' : 'FolderName', text: words }] : [])),
  ]
}
