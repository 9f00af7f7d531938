import { contentTypeOf, previewKindOf } from './contentTypes.ts'

/** What kind of thing a file is, as people speak of it; what `type:` asks for in a search. */
export const FILE_KINDS = ['image', 'video', 'document', 'audio', 'text', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What is written on pages, of whatever office: to be read, but not as plain text. */
const DOCUMENT = /^application\/(?:pdf|msword$|vnd\.)/

export const fileKindOf = (mediaType: string): FileKind => {
  const [family] = mediaType.split('/')
  if (family === 'image' || family === 'video' || family === 'audio' || family === 'text') return family
  if (DOCUMENT.test(mediaType)) return 'document'
  const preview = previewKindOf(mediaType)
  return preview === 'none' || preview === 'pdf' ? 'other' : preview
}

/** What the format of a file is called: its longest extension, in lower case; undefined where the library takes no such file. */
export const formatOf = (mediaType: string): string | undefined =>
  contentTypeOf(mediaType)?.extensions.toSorted((one, other) => other.length - one.length)[0]
