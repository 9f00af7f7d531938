import { stemsOf } from '../../src/domain/query-language/stems.ts'
import { sequenceOf } from '../../src/domain/search/words.ts'
import { publicMark, publicStemMark } from './publicWords.ts'
import { documentOf, mark, placeOf, placesIn, type Words } from './words.ts'

/** Where words stand beside the places of {@link documentOf}: in all that describes it (D), in the description (C), in the file number (U). */
const HEAD_PLACES = ['D', 'C', 'U'] as const
type HeadPlace = (typeof HEAD_PLACES)[number]

/** Where stems of words stand: of the name, of all that describes it, of the description, of the content, or of what a template says. */
export type StemPlace = 'N' | 'D' | 'C' | 'A' | `M${string}`

export const headMark = (organizationId: string, place: HeadPlace): string => mark(organizationId) + place
export const stemMark = (organizationId: string, place: StemPlace): string => `${mark(organizationId)}S${place}`

/** Bytes of an entry; PostgreSQL takes a mebibyte. */
const MOST_BYTES = 1_000_000

const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => [...sequenceOf(text)]))

/** Stems that words have beside themselves: by itself each word is found by its own places. */
const stemsIn = (texts: readonly string[]): ReadonlySet<string> => new Set([...wordsOf(texts)].flatMap((word) => stemsOf(word).filter((stem) => stem !== word)))

/** The whole `tsvector` of an entry: the words of {@link documentOf}, the places of one field each, and stems. Where it is too long, stems of the content go. */
export const entryOf = (organizationId: string, words: Words): string => {
  const { name, fileNumber, description, tags, content, seoTitle = '', metadata = [], isPublic = false } = words
  const head = [name, fileNumber, ...tags, description]
  const placedAt = (start: string, texts: readonly string[]): readonly string[] =>
    [...placesIn(texts.map((text) => [text, ''] as const))].map(([word, places]) => `${start}${word}:${places.join(',')}`)
  const placed = (place: HeadPlace, texts: readonly string[]): readonly string[] => placedAt(headMark(organizationId, place), texts)
  const stemmedAt = (start: string, texts: readonly string[]): readonly string[] => [...stemsIn(texts)].map((stem) => start + stem)
  const stemmed = (place: StemPlace, texts: readonly string[]): readonly string[] => stemmedAt(stemMark(organizationId, place), texts)
  const shown = [{ templateId: '', publicTexts: [seoTitle, name, fileNumber, description] }, ...metadata]
  const more = [
    ...(isPublic
      ? shown.flatMap(({ templateId, publicTexts = [] }) => [...placedAt(publicMark(organizationId, templateId), publicTexts), ...stemmedAt(publicStemMark(organizationId, templateId), publicTexts)])
      : []),
    ...placed('D', head),
    ...placed('C', [description]),
    ...placed('U', [fileNumber]),
    ...stemmed('N', [name]),
    ...stemmed('D', head),
    ...stemmed('C', [description]),
    ...metadata.flatMap(({ templateId, texts }) => stemmed(placeOf(templateId) as StemPlace, texts)),
    ...stemmed('A', [content]),
  ]
  const document = documentOf(organizationId, words)
  let bytes = Buffer.byteLength(document)
  return [document, ...more.filter((word) => (bytes += Buffer.byteLength(word) + 1) <= MOST_BYTES)].filter((word) => word !== '').join(' ')
}
