/** Characters that are kept of a file's text. */
export const MOST_CHARACTERS = 200_000

/** Bytes that are read of a text file: enough for that many characters in any encoding. */
export const TEXT_BYTES = 4 * MOST_CHARACTERS + 4

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Text in UTF-8 or, with its mark, UTF-16; what is neither is taken for Windows-1252. `whole`: the bytes are not cut short. */
export const decoded = (bytes: Buffer, whole: boolean): string => {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  try {
    return new TextDecoder(marked?.[0] ?? 'utf-8', { fatal: true }).decode(bytes, { stream: !whole })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** As the database can keep it: without NUL and lone surrogates, line ends as `\n`, no more than {@link MOST_CHARACTERS}. */
export const storable = (text: string): { readonly text: string; readonly truncated: boolean } => {
  const truncated = text.length > MOST_CHARACTERS
  return { text: text.slice(0, MOST_CHARACTERS).replaceAll('\0', ' ').replace(/\r\n?/g, '\n').toWellFormed(), truncated }
}
