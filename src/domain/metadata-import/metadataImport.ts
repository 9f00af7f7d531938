import type { ResourceType } from '../access/modules.ts'
import type { ServerCode } from '../failures/codes.ts'
import type { CellRefusal } from '../metadata/valueCell.ts'
import { FILE_COLUMNS, FILE_HEADS, type FileColumn, headParts, languageOfHeads } from '../metadata-table/tableFile.ts'
import { nameKey } from '../naming/names.ts'
import { LANGUAGES, type Language } from '../preferences/language.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import type { FieldProblems } from '../validation/problem.ts'

/** Lines and columns that one file brings at most, and its bytes. */
export const MAX_IMPORT_LINES = 50_000
export const MAX_IMPORT_COLUMNS = 300
export const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/** By what a line finds its asset: one of these, the first that its file has and that is not blank. A name finds it in one folder. */
export const IMPORT_KEYS = ['id', 'fileNumber', 'name'] as const satisfies readonly FileColumn[]
export type ImportKey = (typeof IMPORT_KEYS)[number]

/** What a column of the file stands for; null: nothing. */
export type ColumnMatch = { readonly key: ImportKey } | { readonly attributeId: string } | null

/** What a blank cell means for its attribute. */
export const BLANKS = ['leave', 'clear'] as const
type Blank = (typeof BLANKS)[number]

export interface ImportSettings {
  /** One of each column of the file. */
  readonly columns: readonly ColumnMatch[]
  /** In which the values are written. */
  readonly language: Language
  readonly blanks: Blank
  /** In which assets are found by name. */
  readonly folderId: string | null
}

/**
 * read: the file is in. planning, planned: what it would change. applying, applied: it changes it. undoing, undone: what it changed is taken
 * back, where it still stands. A step that was stopped or failed goes on where it was, when it is begun again.
 */
export const IMPORT_STEPS = ['read', 'planning', 'planned', 'applying', 'applied', 'undoing', 'undone'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

export const IMPORT_ACTIONS = ['plan', 'apply', 'undo'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

const FROM: Readonly<Record<ImportAction, readonly ImportStep[]>> = {
  plan: ['read', 'planning', 'planned'],
  apply: ['planned', 'applying'],
  undo: ['applying', 'applied', 'undoing'],
}
export const DURING: Readonly<Record<ImportAction, ImportStep>> = { plan: 'planning', apply: 'applying', undo: 'undoing' }
export const AFTER: Readonly<Record<ImportAction, ImportStep>> = { plan: 'planned', apply: 'applied', undo: 'undone' }

/** Whether an import that is not under way can be begun with this. */
export const canBegin = (action: ImportAction, step: ImportStep): boolean => FROM[action].includes(step)

/** What is matched can be matched otherwise until anything is written. */
export const canMatch = (step: ImportStep): boolean => FROM.plan.includes(step)

/** Cells by what becomes of them, and lines by whether they found their asset. Of what is taken back: `found` assets, `changed` cells, and those that stay as `refused`. */
export interface ImportCounts {
  readonly lines: number
  readonly found: number
  readonly added: number
  readonly changed: number
  readonly cleared: number
  readonly same: number
  readonly refused: number
}

export const NO_COUNTS: ImportCounts = { lines: 0, found: 0, added: 0, changed: 0, cleared: 0, same: 0, refused: 0 }

export const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  lines: one.lines + other.lines,
  found: one.found + other.found,
  added: one.added + other.added,
  changed: one.changed + other.changed,
  cleared: one.cleared + other.cleared,
  same: one.same + other.same,
  refused: one.refused + other.refused,
})

/**
 * Why a line as a whole changes nothing: it has cells beyond the last column, as where a separator stands in a text, so that nobody knows what is
 * meant; it names no asset; there is none; or a line before it named the same.
 */
export const LINE_PROBLEMS = ['tooManyCells', 'keyMissing', 'notFound', 'repeated'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** Why a cell is refused, whatever its attribute: a spreadsheet could not calculate it, or held no more of it; or somebody wrote it while it was imported. */
export const CELL_PROBLEMS = ['notCalculated', 'cut', 'stale'] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]

/** A line or one of its cells that is refused. */
export interface RefusedLine {
  readonly line: number
  /** Null: the line. */
  readonly attributeId: string | null
  readonly text: string
  readonly why: { readonly code: LineProblem | CellProblem } | CellRefusal
}

/** Refusals that are told one by one; all of them stand in the file of refused lines. */
export const REFUSALS_LISTED = 200

/** A file of values on its way to the assets that it describes. */
export interface MetadataImport {
  readonly id: string
  readonly type: ResourceType
  readonly templateId: string
  /** Of the file. */
  readonly name: string
  readonly heads: readonly string[]
  /** The first lines. */
  readonly sample: readonly (readonly string[])[]
  readonly lines: number
  readonly settings: ImportSettings
  readonly step: ImportStep
  /** Whether a job is at the step, or how that ended. */
  readonly state: 'idle' | 'underWay' | 'failed' | 'stopped'
  /** Why its last step failed, as long as that is remembered. */
  readonly failure: ServerCode | null
  readonly done: number
  readonly counts: ImportCounts
  readonly refused: readonly RefusedLine[]
  readonly createdAt: string
}

/** What of an import tells it from others. */
export type ImportSummary = Pick<MetadataImport, 'id' | 'name' | 'lines' | 'step' | 'state' | 'counts' | 'createdAt'>

const headKey = (head: string): string => nameKey(head).replace(/[\s_-]+/g, '')

type Headed = Pick<AttributeDefinition, 'id' | 'name' | 'element'>

/** By its name, with or without an element behind it; where nothing is called so, the only one that stands for the element. */
const headedBy = (head: string, attributes: readonly Headed[]): Headed | undefined => {
  const { name, element } = headParts(head)
  const called = [head, name].flatMap((text) => attributes.find((one) => headKey(one.name) === headKey(text)) ?? [])
  const sole = attributes.filter((one) => one.element !== null && one.element.toLowerCase() === element.toLowerCase())
  return called[0] ?? (sole.length === 1 ? sole[0] : undefined)
}

/**
 * What the columns of a file stand for by their heads: keys in any language of the interface, attributes by name or element; each once. A file that
 * went out from here begins with what it says of its assets, whatever attributes are called.
 */
export const matchedColumns = (heads: readonly string[], attributes: readonly Headed[]): readonly ColumnMatch[] => {
  const taken = new Set<string>()
  const once = (name: string, match: ColumnMatch): ColumnMatch => {
    if (taken.has(name)) return null
    taken.add(name)
    return match
  }
  const isOwn = languageOfHeads(heads) !== undefined
  return heads.map((head, at): ColumnMatch => {
    const column = isOwn ? FILE_COLUMNS[at] : undefined
    if (column !== undefined) return column === 'folder' ? null : once(column, { key: column })
    const key = headKey(head)
    const attribute = headedBy(head, attributes)
    if (attribute !== undefined) return once(attribute.id, { attributeId: attribute.id })
    const known = IMPORT_KEYS.find((one) => LANGUAGES.some((language) => headKey(FILE_HEADS[language][one]) === key))
    return known === undefined ? null : once(known, { key: known })
  })
}

/** How a file is taken until somebody says otherwise: one that went out from here in the language that it went out in, another in that of its reader. */
export const firstSettings = (heads: readonly string[], attributes: readonly Headed[], language: Language): ImportSettings => ({
  columns: matchedColumns(heads, attributes),
  language: languageOfHeads(heads) ?? language,
  blanks: 'leave',
  folderId: null,
})

const nameOf = (match: Exclude<ColumnMatch, null>): string => ('key' in match ? match.key : match.attributeId)

/** What is wrong with how columns are matched: by `columns.<index>`, or as a whole; `folderId` where names are to be found nowhere. */
export const wrongSettings = (
  { columns, folderId }: ImportSettings,
  heads: readonly string[],
  attributes: readonly Pick<AttributeDefinition, 'id'>[],
): FieldProblems => {
  const matches = columns.flatMap((match, index) => (match === null ? [] : [{ match, index }]))
  const isKnown = (match: Exclude<ColumnMatch, null>) => 'key' in match || attributes.some(({ id }) => id === match.attributeId)
  const unknown = matches.filter(({ match }) => !isKnown(match)).map(({ index }) => [`columns.${index}`, { code: 'notAnOption' }] as const)
  const repeated = matches
    .filter(({ match }, at) => matches.findIndex((other) => nameOf(other.match) === nameOf(match)) < at)
    .map(({ index }) => [`columns.${index}`, { code: 'duplicated' }] as const)
  const keys = matches.flatMap(({ match }) => ('key' in match ? [match.key] : []))
  const isWhole = columns.length === heads.length && keys.length > 0 && matches.length > keys.length
  const isPlaced = folderId !== null || !keys.includes('name') || keys.length > 1
  return Object.fromEntries([
    ...(isWhole ? [] : [['columns', { code: 'required' }] as const]),
    ...(isPlaced ? [] : [['folderId', { code: 'required' }] as const]),
    ...unknown,
    ...repeated,
  ])
}
