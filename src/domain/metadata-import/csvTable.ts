/** What may stand between cells. */
const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

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
}

/** What a file that went out as text has before what would be a formula (src/domain/format/csv.ts). */
const INERT = /(^|[;\t\r\n])([^\S\t\r\n]*)'(?=[=+\-@＝＋－＠])/g

/** The cell as it was before it was made inert. */
const plain = (cell: string): string => cell.replace(/^'(?=[\t\r\n])/, '').replace(INERT, '$1$2')

/** One cell with what follows it: in quotation marks, doubled inside, or up to the next separator or line end. */
const cellPattern = (separator: Separator): RegExp => {
  const one = separator === '|' ? '\\|' : separator
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"?([^${one}\\r\\n]*)|([^${one}\\r\\n]*))(${one}|\\r\\n?|\\n|$)`, 'y')
}

/** The lines of a comma-separated text that are not empty (RFC 4180; line ends of any system, line breaks within quotation marks). Read one by one: a long text is never held twice. */
export function* linesOf(text: string, separator: Separator): Generator<TableLine> {
  const pattern = cellPattern(separator)
  const start = /^sep=.\r?\n?/.exec(text)?.[0] ?? ''
  let [at, line] = [start.length, start === '' ? 1 : 2]
  while (at < text.length) {
    const cells: string[] = []
    const first = line
    for (let end = separator as string; end === separator; ) {
      pattern.lastIndex = at
      const [whole = '', quoted, rest = '', bare = '', ending = ''] = pattern.exec(text) ?? []
      at += whole.length
      line += whole.split(/\r\n?|\n/).length - 1
      cells.push(plain(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"') + rest.trimEnd()))
      end = ending
    }
    if (cells.some((cell) => cell.trim() !== '')) yield { line: first, cells }
  }
}
