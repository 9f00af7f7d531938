import * as Result from 'effect/Result'
import { refusedCodeOf } from '../metadata/assetMetadata.ts'
import type { MetadataValue } from '../metadata/value.ts'
import { areWrittenAlike, parseValues, type ListedAttribute } from '../metadata/values.ts'
import { isCutText } from '../metadata-table/tableFile.ts'
import { nameKey } from '../naming/names.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { isBlank, tidy } from '../validation/text.ts'
import type { TableLine } from './csvTable.ts'
import { type CellProblem, IMPORT_KEYS, type ImportCounts, type ImportKey, type ImportSettings, type LineProblem, type RefusedLine } from './metadataImport.ts'

/** By what a line looks for its asset. */
export interface LineKey {
  readonly by: ImportKey
  readonly value: string
}

const keyed = (by: ImportKey, text: string): string => (by === 'id' ? tidy(text).toLowerCase() : nameKey(text))

/** The first of a line's keys that is not blank, or why the line has none. */
export const keyOf = (cells: readonly string[], { columns }: Pick<ImportSettings, 'columns'>): LineKey | LineProblem => {
  if (cells.length > columns.length) return 'tooManyCells'
  for (const by of IMPORT_KEYS) {
    const text = cells[columns.findIndex((match) => match !== null && 'key' in match && match.key === by)] ?? ''
    if (!isBlank(text)) return { by, value: keyed(by, text) }
  }
  return 'keyMissing'
}

/** A column that stands for an attribute, whose options have names. */
export interface ImportColumn {
  readonly at: number
  readonly attribute: ListedAttribute & Pick<AttributeDefinition, 'id'>
}

/** A cell that is to be written. */
export interface ReadCell {
  readonly attributeId: string
  /** As it stands in the file. */
  readonly text: string
  readonly values: readonly MetadataValue[]
}

/** A line that changes nothing at all. */
export const lineRefused = (line: number, code: LineProblem): RefusedLine => ({ line, attributeId: null, text: '', why: { code } })

/** What is wrong with a cell whatever it stands for. */
const cellProblem = ({ cells, notCalculated }: TableLine, at: number): CellProblem | undefined => {
  if (notCalculated.includes(at)) return 'notCalculated'
  return isCutText(cells[at] ?? '') ? 'cut' : undefined
}

/** What the cells of a line mean: what is to be written, and what of them means nothing. A blank one is left, or clears. */
export const cellsOf = (
  tableLine: TableLine,
  columns: readonly ImportColumn[],
  { blanks, language }: Pick<ImportSettings, 'blanks' | 'language'>,
): { readonly cells: readonly ReadCell[]; readonly refused: readonly RefusedLine[] } => {
  const { line, cells } = tableLine
  const [read, refused]: [ReadCell[], RefusedLine[]] = [[], []]
  for (const { at, attribute } of columns) {
    const text = cells[at] ?? ''
    if (isBlank(text) && blanks === 'leave') continue
    const code = cellProblem(tableLine, at)
    if (code !== undefined) {
      refused.push({ line, attributeId: attribute.id, text, why: { code } })
      continue
    }
    const values = parseValues(text, attribute, language)
    if (Result.isFailure(values)) refused.push({ line, attributeId: attribute.id, text, why: { code: refusedCodeOf(values.failure), problem: values.failure } })
    else read.push({ attributeId: attribute.id, text, values: values.success })
  }
  return { cells: read, refused }
}

/** What writing these values instead of those is counted as. */
export const countedAs = (before: readonly MetadataValue[], after: readonly MetadataValue[]): keyof ImportCounts => {
  if (areWrittenAlike(before, after)) return 'same'
  if (before.length === 0) return 'added'
  return after.length === 0 ? 'cleared' : 'changed'
}
