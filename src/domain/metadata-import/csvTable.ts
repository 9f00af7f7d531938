import { formulaBehind } from '../format/csv.ts'
import { isNotCalculated } from '../format/notCalculated.ts'

/** What may stand between cells. */
const SEPARATORS = [';', ',', '\t', '|'] as const
type Separator = (typeof SEPARATORS)[number]

/** Characters at the beginning of a file that are looked at for its separator. */
const LOOKED_AT = 20_000

const outsideQuotes = (text: string): string => text.replace(/"[^"]*(?:"|$)/g, '')

/** What stands between the cells of a text: what its first line says (`sep=;`), or what its lines have most and equally many of. */
export const separatorOf = (text: string): Separator => {
  const declared = SEPARATORS.find((one) => text.startsWith(`sep=${one}`))
  if (declared !== undefined) return declared
  const lines = outsideQuotes(text.slice(0, LOOKED_AT)).split(/\r\n?|\n/).slice(0, 20).filter((line) => line !== '')
  const counts = SEPARATORS.map((separator) => {
    const [first = 0, ...others] = lines.map((line) => line.split(separator).length - 1)
    return { separator, count: first, isEven: others.every((count) => count === first) }
  })
  const [best] = counts.filter(({ count }) => count > 0).toSorted((one, other) => Number(other.isEven) - Number(one.isEven) || other.count - one.count)
  return best?.separator ?? ','
}

/** A line of a table: where it begins in the file, counted from 1, and its cells. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
  /** Places, from 0, of cells that say only that their spreadsheet could not calculate them. A workbook tells them from texts; a text file cannot. */
  readonly notCalculated: readonly number[]
}

/** What a file that went out as text has before what would be a formula. */
const INERT = formulaBehind("'")

/** The cell as it was before it was made inert. */
const plain = (cell: string): string => cell.replace(/^'(?='*[\t\r\n])/, '').replace(INERT, '$1$2')

/** Where the quotation mark is that closes the one at a place: the next that is not doubled; -1: none does. */
const closing = (text: string, at: number): number => {
  let next = text.indexOf('"', at + 1)
  while (next !== -1 && text[next + 1] === '"') next = text.indexOf('"', next + 2)
  return next
}

/** A cell with where it ends in the text, and what ends it. */
interface Cell {
  readonly text: string
  readonly end: number
  readonly by: string
}

/**
 * Reads the cell that begins at a place: in quotation marks, doubled inside, or up to the next separator or line end. A quotation mark that is not
 * closed where the cell ends was typed: it takes no line below into its cell.
 */
const cellsIn = (text: string, separator: Separator): ((at: number) => Cell) => {
  const one = separator === '|' ? '\\|' : separator
  const [bare, ending] = [new RegExp(`[^${one}\\r\\n]*`, 'y'), new RegExp(`[^\\S${one}\\r\\n]*(${one}|\\r\\n?|\\n|$)`, 'y')]
  const matched = (pattern: RegExp, from: number): RegExpExecArray | null => {
    pattern.lastIndex = from
    return pattern.exec(text)
  }
  return (at) => {
    const closed = text[at] === '"' ? closing(text, at) : -1
    const behind = closed === -1 ? null : matched(ending, closed + 1)
    if (behind !== null) return { text: text.slice(at + 1, closed).replaceAll('""', '"'), end: closed + 1 + behind[0].length, by: behind[1] ?? '' }
    const [whole = ''] = matched(bare, at) ?? []
    const [, by = ''] = matched(ending, at + whole.length) ?? []
    return { text: whole.trim(), end: at + whole.length + by.length, by }
  }
}

/** The lines of a comma-separated text that are not empty (RFC 4180; line ends of any system, line breaks within quotation marks). Read one by one: a long text is never held twice. */
export function* linesOf(text: string, separator: Separator): Generator<TableLine> {
  const cellAt = cellsIn(text, separator)
  const start = /^sep=.\r?\n?/.exec(text)?.[0] ?? ''
  let [at, line] = [start.length, start === '' ? 1 : 2]
  while (at < text.length) {
    const cells: string[] = []
    const first = line
    for (let cell: Cell | undefined; cell === undefined || cell.by === separator; ) {
      cell = cellAt(at)
      line += text.slice(at, cell.end).split(/\r\n?|\n/).length - 1
      at = cell.end
      cells.push(plain(cell.text))
    }
    if (cells.some((cell) => cell.trim() !== '')) yield { line: first, cells, notCalculated: cells.flatMap((cell, place) => (isNotCalculated(cell) ? [place] : [])) }
  }
}
