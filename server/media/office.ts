import { CELL_BREAK, CELL_END } from '../../src/domain/assets/documentText.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { HostileArchive, ZipFile } from '../files/zip.ts'
import { readXml } from './markup.ts'

const TEXTS: ReadonlySet<string> = new Set(['w:t', 'a:t'])
const PARAGRAPHS: ReadonlySet<string> = new Set(['w:p', 'a:p'])

/** What stands for an element without text. */
const MARKS: Readonly<Record<string, string>> = { 'w:br': '\n', 'w:cr': '\n', 'a:br': '\n', 'w:tab': '\t', 'w:noBreakHyphen': '\u2011' }

/** How a paragraph or run looks, what was moved away, and what programs show that do not know what stands beside it. */
const SILENT: ReadonlySet<string> = new Set(['w:pPr', 'w:rPr', 'w:moveFrom', 'mc:Fallback'])

/** What is written outside of tables, and their cells as `documentBlocks` lays them out; a table within a cell is text of that cell. */
const textOfWriting = (xml: string): string => {
  const pieces: string[] = []
  let cell: string[] = []
  let isText = false
  let silent = 0
  let tables = 0
  const write = (text: string): void => {
    if (silent === 0) (tables === 0 ? pieces : cell).push(text)
  }
  const endCell = (): void => {
    pieces.push(cell.join('').trim().replaceAll('\n', CELL_BREAK), CELL_END)
    cell = []
  }
  const isWhole = readXml(xml, {
    onOpen: (name) => {
      if (SILENT.has(name)) silent += 1
      if (name === 'w:tbl') tables += 1
      isText = TEXTS.has(name)
      write(MARKS[name] ?? '')
    },
    onText: (text) => {
      if (isText) write(text)
    },
    onClose: (name) => {
      isText = false
      if (SILENT.has(name)) silent -= 1
      if (PARAGRAPHS.has(name)) write('\n')
      if (name === 'w:tbl') tables -= 1
      if (name === 'w:tc' && tables === 1) endCell()
      if (name === 'w:tr' && tables === 1) pieces.push('\n')
    },
  })
  if (!isWhole) throw new HostileArchive('elements nested too deeply')
  return pieces.join('')
}

export const textOfDocx = async (bytes: Buffer): Promise<string> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const parts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']
  const texts: string[] = []
  for (const part of parts) texts.push(textOfWriting((await zip.xml(part)) ?? ''))
  const text = texts.join('\n').trim()
  // Half of the mark of a last cell is a space.
  return text.endsWith(CELL_END.trimEnd()) ? `${text}${CELL_END.slice(-1)}` : text
}

const slideNumber = (name: string): number => Number(/^ppt\/slides\/slide(\d{1,5})\.xml$/.exec(name)?.[1] ?? Number.NaN)

export const textOfPptx = async (bytes: Buffer, limit: number): Promise<string> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const slides = zip.names.filter((name) => !Number.isNaN(slideNumber(name)))
  let text = ''
  for (const slide of slides.toSorted((one, other) => slideNumber(one) - slideNumber(other))) {
    if (text.length > limit) break
    text += `${textOfWriting((await zip.xml(slide)) ?? '')}\n`
  }
  return text.trim()
}
