import { decoded, MOST_CHARACTERS, storable } from './decoding.ts'
import { textOfHtml } from './markup.ts'
import { textOfDocx, textOfPptx } from './office.ts'
import { textOfPdf } from './pdf.ts'
import { contentOfXlsx } from './sheets.ts'
import { rowsOfCsv, type Rows } from './tables.ts'

/** What could be read of a file: for the preview and the search. */
interface ExtractedText {
  readonly text: string
  readonly truncated: boolean
  readonly rows: Rows | null
}

/** Whether only the first bytes of the file are needed. */
export const isPlainText = (mediaType: string): boolean => mediaType.startsWith('text/')

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const plain = (mediaType: string, bytes: Buffer, whole: boolean): ExtractedText => {
  const kept = storable(decoded(bytes, whole))
  const truncated = kept.truncated || !whole
  if (mediaType === 'text/html') {
    const page = textOfHtml(kept.text)
    return { text: page.text, truncated: truncated || !page.whole, rows: null }
  }
  return { ...kept, truncated, rows: mediaType === 'text/csv' ? rowsOfCsv(kept.text) : null }
}

/** The text of a file whose type has any (domain: `hasText`). `whole`: the bytes are not just its first. Throws for what cannot be read. */
export const extractText = async (mediaType: string, bytes: Buffer, whole: boolean): Promise<ExtractedText> => {
  if (isPlainText(mediaType)) return plain(mediaType, bytes, whole)
  switch (mediaType) {
    case 'application/pdf':
      return { ...storable(await textOfPdf(bytes, MOST_CHARACTERS)), rows: null }
    case `${OFFICE}.wordprocessingml.document`:
      return { ...storable(await textOfDocx(bytes)), rows: null }
    case `${OFFICE}.presentationml.presentation`:
      return { ...storable(await textOfPptx(bytes, MOST_CHARACTERS)), rows: null }
    case `${OFFICE}.spreadsheetml.sheet`: {
      const { text, rows } = await contentOfXlsx(bytes, MOST_CHARACTERS)
      return { ...storable(text), rows }
    }
    default:
      throw new Error(`No text is taken from ${mediaType}`)
  }
}
