/** The texts of cells, row by row. */
export type Block = readonly (readonly string[])[]

const quoted = (text: string): string => (/[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * As spreadsheets write it to the clipboard and read it from there: tabs between cells, quotation marks around one that holds a tab or a line break. A
 * line break follows only a last row that is empty, which would be none without.
 */
export const writeTsv = (block: Block): string => {
  const lines = block.map((row) => row.map(quoted).join('\t'))
  return lines.join('\n') + (lines.at(-1) === '' ? '\n' : '')
}

const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

/**
 * What Excel, LibreOffice and Google Sheets put on the clipboard, or plain text. Line breaks inside cells are `\n`; the one at the end, and rows that
 * are shorter than the longest, are no matter. A quotation mark that closes nowhere is one that was typed.
 */
export const readTsv = (text: string): Block => {
  const rows: string[][] = [[]]
  const reader = new RegExp(CELL)
  for (;;) {
    const [found, inQuotes, plain = '', end] = reader.exec(text) ?? []
    if (found === undefined) break
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"').replace(/\r\n?/g, '\n'))
    if (end === '') break
    if (end !== '\t') {
      if (reader.lastIndex === text.length) break
      rows.push([])
    }
  }
  const widest = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => [...row, ...Array.from({ length: widest - row.length }, () => '')])
}
