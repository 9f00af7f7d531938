/**
 * Ends a cell of a table in a document's text, and a row ends as a line does. The search reads a tab; the zero-width space tells it from a
 * tab that somebody typed.
 */
export const CELL_END = '\u200B\t'

/** Between paragraphs of one cell. */
export const CELL_BREAK = '\u2028'

type DocumentBlock = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

/** A document's text as it is laid out: lines of text, and tables between them. */
export const documentBlocks = (text: string): readonly DocumentBlock[] => {
  const blocks: ({ kind: 'text'; lines: string[] } | { kind: 'table'; rows: string[][] })[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (line.includes(CELL_END)) {
      const cells = line.split(CELL_END)
      // What stands after the last mark is no cell.
      const row = cells.slice(0, -1)
      if (last?.kind === 'table') last.rows.push(row)
      else blocks.push({ kind: 'table', rows: [row] })
    } else if (last?.kind === 'text') last.lines.push(line)
    else blocks.push({ kind: 'text', lines: [line] })
  }
  return blocks
    .map((block): DocumentBlock => (block.kind === 'table' ? block : { kind: 'text', text: block.lines.join('\n') }))
    .filter((block, _, all) => block.kind === 'table' || block.text.trim() !== '' || all.length === 1)
}
