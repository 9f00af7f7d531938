import { CONTACT_FIELDS, type ContactField, type ContactForm } from '../contacts/contact.ts'
import type { TableLine } from '../metadata-import/csvTable.ts'
import { isValid } from '../validation/form.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import { matchedFields } from './contactColumns.ts'
import type { ImportedContact, ImportedRow } from './importedContact.ts'
import { NOTHING_IMPORTED } from './importedContact.ts'
import { typedEmail, typedPhone } from './readVcards.ts'

/** Contacts, columns and bytes that one file brings at most, and pictures that are taken of it. */
export const MOST_IMPORTED = 10_000
export const MOST_IMPORT_COLUMNS = 100
export const MOST_IMPORT_BYTES = 10 * 1024 * 1024
export const MOST_IMPORT_PICTURES = 200

/** What becomes of somebody who is there already: passed over, completed where fields are empty, or added beside. */
export const SAME_PERSONS = ['skip', 'fill', 'add'] as const
type SamePersons = (typeof SAME_PERSONS)[number]

/** What becomes of a category that there is not: it is made, or its contacts get the one for those without. */
export const NEW_CATEGORIES = ['make', 'replace'] as const
type NewCategories = (typeof NEW_CATEGORIES)[number]

export interface ContactImportSettings {
  /** What each column of a table stands for; null: nothing. Of vCards none. */
  readonly columns: readonly (ContactField | null)[]
  readonly same: SamePersons
  readonly newCategories: NewCategories
  /** The category of those that the file names none of. */
  readonly categoryId: string
}

/** What a file holds, before it is judged. */
export type ReadContacts =
  | { readonly kind: 'vcards'; readonly rows: readonly ImportedRow[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly lines: readonly TableLine[] }

/** What becomes of a contact of the file. `skipped`: somebody is there already. `same`: there is nothing to complete. */
export const IMPORT_OUTCOMES = ['added', 'filled', 'same', 'skipped', 'refused'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** A contact of the file that is told one by one. */
export interface ImportedLine {
  readonly line: number
  readonly name: string
  readonly outcome: ImportOutcome
  /** Who is there already; undefined: nobody, or one of the same file. */
  readonly existing?: { readonly id: string; readonly name: string }
  /** Why it is refused, by field. */
  readonly problems?: FieldProblems
}

export type ImportedCounts = Readonly<Record<ImportOutcome, number>>
export const NOTHING_COUNTED: ImportedCounts = { added: 0, filled: 0, same: 0, skipped: 0, refused: 0 }

/** What an import would do, or has done. */
export interface ContactImport {
  readonly kind: ReadContacts['kind']
  readonly settings: ContactImportSettings
  /** Of a table. */
  readonly heads: readonly string[]
  /** The first lines of a table. */
  readonly sample: readonly (readonly string[])[]
  readonly contacts: number
  readonly counts: ImportedCounts
  /** Pictures that are taken. */
  readonly pictures: number
  /** Names of categories that are made. */
  readonly categories: readonly string[]
  /** The first of those that are refused, then of those that are there already. */
  readonly lines: readonly ImportedLine[]
  /** By which it is taken back; null: nothing is written. */
  readonly batchId: string | null
}

/** Lines that are told one by one. */
export const LINES_REPORTED = 100

/** What is chosen until somebody chooses otherwise; `categoryId`: the first category. */
export const proposedSettings = (read: ReadContacts, categoryId: string): ContactImportSettings => ({
  columns: read.kind === 'table' ? matchedFields(read.heads) : [],
  same: 'skip',
  newCategories: 'make',
  categoryId,
})

/** What is wrong with settings, by `columns`, `columns.<index>` or `categoryId`. */
export const wrongImport = (read: ReadContacts, { columns, categoryId }: ContactImportSettings, isCategory: (id: string) => boolean): FieldProblems => {
  const problems: Record<string, Problem> = isCategory(categoryId) ? {} : { categoryId: { code: 'required' } }
  if (read.kind === 'vcards') return problems
  if (columns.length !== read.heads.length) return { ...problems, columns: { code: 'notAnOption' } }
  columns.forEach((field, at) => {
    if (field !== null && columns.indexOf(field) < at) problems[`columns.${at}`] = { code: 'duplicated' }
  })
  const isNamed = columns.includes('firstName') && columns.includes('lastName')
  return isNamed ? problems : { ...problems, columns: { code: 'required' } }
}

const AS_TYPED: Partial<Readonly<Record<keyof ImportedContact, (text: string) => string>>> = { phone: typedPhone, email: typedEmail }

const contactIn = (cells: readonly string[], columns: ContactImportSettings['columns']): ImportedContact => {
  const entries = columns.flatMap((field, at) => {
    if (field === null) return []
    const name = field === 'categoryId' ? 'category' : field
    const text = cells[at] ?? ''
    return [[name, AS_TYPED[name]?.(text) ?? text] as const]
  })
  return { ...NOTHING_IMPORTED, ...Object.fromEntries(entries) }
}

/** A line that says something beyond its last column has a separator in one of its texts, so that what follows stands in the wrong fields. */
const isShifted = (cells: readonly string[], heads: readonly string[]): boolean => cells.findLastIndex((cell) => !isBlank(cell)) >= heads.length

/** The contacts of a file, its columns read as the settings say. */
export const rowsOf = (read: ReadContacts, { columns }: Pick<ContactImportSettings, 'columns'>): readonly ImportedRow[] => {
  if (read.kind === 'vcards') return read.rows
  const { heads, lines } = read
  const unreadableIn = ({ cells, notCalculated }: TableLine): FieldProblems => {
    if (isShifted(cells, heads)) return { columns: { code: 'tooMany', limit: heads.length } }
    return Object.fromEntries(columns.flatMap((field, at) => (field !== null && notCalculated.includes(at) ? [[field, { code: 'notCalculated' }] as const] : [])))
  }
  return lines.map((line) => {
    const unreadable = unreadableIn(line)
    return { line: line.line, contact: contactIn(line.cells, columns), ...(!isValid(unreadable) && { unreadable }) }
  })
}

/** Fields that are completed: never a category, which everybody has. */
const COMPLETED = CONTACT_FIELDS.filter((field) => field !== 'categoryId')

/** A contact with what it lacks taken from another form. */
export const completed = (there: ContactForm, from: ContactForm): ContactForm => {
  const lacking = COMPLETED.filter((field) => there[field] === '' && from[field] !== '')
  return { ...there, ...Object.fromEntries(lacking.map((field) => [field, from[field]])) }
}
