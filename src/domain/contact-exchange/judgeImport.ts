import { type ContactCategory, contactCategoryProblems, MOST_CATEGORIES } from '../contacts/category.ts'
import { contactName, type ContactForm, contactProblems, tidiedContact } from '../contacts/contact.ts'
import { changedFields } from '../contacts/contactChanges.ts'
import { foldedName } from '../contacts/folding.ts'
import { contactNameKey, isSamePerson } from '../contacts/sameness.ts'
import { isValid } from '../validation/form.ts'
import type { FieldProblems } from '../validation/problem.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { categoryCalled, countryCalled } from './contactColumns.ts'
import { completed, type ContactImportSettings, type ImportedCounts, type ImportedLine, type ImportOutcome, LINES_REPORTED, NOTHING_COUNTED } from './contactImport.ts'
import type { ImportedContact, ImportedRow } from './importedContact.ts'

/** Somebody who is there, outside the trash. */
export interface Known extends ContactForm {
  readonly id: string
  /** Null: they have none. */
  readonly pictureVersion: string | null
}

/** What is written of a contact of the file: a new one, or one that is there with what it lacked. */
export interface JudgedContact {
  /** Where it begins in the file. */
  readonly line: number
  readonly form: ContactForm
  /** Undefined: a new one. */
  readonly there: Known | undefined
  /** Undefined: none is taken. */
  readonly picture: string | undefined
}

export interface JudgedImport {
  readonly counts: ImportedCounts
  readonly written: readonly JudgedContact[]
  /** Categories that are to be made, under the identifiers that the forms have. */
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly lines: readonly ImportedLine[]
}

export interface Judging {
  readonly settings: Pick<ContactImportSettings, 'same' | 'newCategories' | 'categoryId'>
  readonly categories: readonly Pick<ContactCategory, 'id' | 'name' | 'builtin'>[]
  /** At least those of the names of the file, outside the trash. */
  readonly known: readonly Known[]
  readonly newId: () => string
}

/** The categories that a file names: those that there are, and those that it makes. */
class Categories {
  readonly made = new Map<string, { readonly id: string; readonly name: string }>()
  readonly #judging: Judging

  constructor(judging: Judging) {
    this.#judging = judging
  }

  /** Undefined where the text is none. */
  idOf(text: string): string | undefined {
    const { settings, categories, newId } = this.#judging
    if (isBlank(text)) return settings.categoryId
    const [there, made] = [categoryCalled(text, categories), this.made.get(foldedName(text))]
    if (there !== undefined || made !== undefined) return (there ?? made)?.id
    if (settings.newCategories === 'replace') return settings.categoryId
    if (!isValid(contactCategoryProblems({ name: text })) || categories.length + this.made.size >= MOST_CATEGORIES) return undefined
    const category = { id: newId(), name: tidy(text) }
    this.made.set(foldedName(text), category)
    return category.id
  }
}

const formOf = ({ category: _category, ...fields }: ImportedContact, categoryId: string): ContactForm =>
  tidiedContact({ ...fields, country: fields.country === '' ? '' : countryCalled(fields.country), categoryId })

/** What becomes of each contact of a file. Nothing is written here. */
export const judgeImport = (rows: readonly ImportedRow[], judging: Judging): JudgedImport => {
  const { settings, known } = judging
  const categories = new Categories(judging)
  const counts: Record<ImportOutcome, number> = { ...NOTHING_COUNTED }
  const [written, lines]: [JudgedContact[], ImportedLine[]] = [[], []]
  const there: Map<string, Known[]> = Map.groupBy(known, contactNameKey)
  const completing = new Map<string, number>()
  const note = (line: ImportedLine): void => {
    counts[line.outcome] += 1
    lines.push(line)
  }
  const add = (line: number, form: ContactForm, picture: string | undefined): void => {
    const key = contactNameKey(form)
    // Whoever comes later in the file finds them.
    there.set(key, [...(there.get(key) ?? []), { ...form, id: '', pictureVersion: null }])
    written.push({ line, form, there: undefined, picture })
    counts.added += 1
  }
  const complete = (row: ImportedLine, one: Known, from: ContactForm, offered: string | undefined): void => {
    const at = completing.get(one.id)
    const before = written[at ?? -1]
    const form = completed(before?.form ?? one, from)
    // One that is there is kept.
    const picture = before?.picture ?? (one.pictureVersion === null ? offered : undefined)
    if (picture === before?.picture && changedFields(before?.form ?? one, form).length === 0) return note({ ...row, outcome: 'same' })
    counts.filled += 1
    // What they lacked tells them apart from whoever comes later in the file.
    const key = contactNameKey(one)
    there.set(key, (there.get(key) ?? []).map((each) => (each.id === one.id ? { ...each, ...form } : each)))
    if (at === undefined) completing.set(one.id, written.push({ line: row.line, form, there: one, picture }) - 1)
    else written[at] = { line: before?.line ?? row.line, form, there: before?.there ?? one, picture }
  }
  for (const { line, contact, picture, unreadable } of rows) {
    // A category is not made for a row that is refused anyway.
    const fields = unreadable?.['columns'] === undefined ? { ...contactProblems(formOf(contact, settings.categoryId)), ...unreadable } : unreadable
    const name = contactName({ firstName: tidy(contact.firstName), lastName: tidy(contact.lastName) })
    const refuse = (problems: FieldProblems) => note({ line, name, outcome: 'refused', problems })
    if (!isValid(fields)) {
      refuse(fields)
      continue
    }
    const draft = formOf(contact, settings.categoryId)
    const same = settings.same === 'add' ? undefined : there.get(contactNameKey(draft))?.find((one) => isSamePerson(one, draft))
    if (same !== undefined) {
      const row = { line, name, ...(same.id === '' ? {} : { existing: { id: same.id, name: contactName(same) } }) }
      if (settings.same === 'skip' || same.id === '') note({ ...row, outcome: 'skipped' })
      else complete({ ...row, outcome: 'filled' }, same, draft, picture)
      continue
    }
    const categoryId = categories.idOf(contact.category)
    if (categoryId === undefined) refuse({ categoryId: { code: 'notAnOption' } })
    else add(line, { ...draft, categoryId }, picture)
  }
  const refused = lines.filter(({ outcome }) => outcome === 'refused')
  const rest = lines.filter(({ outcome }) => outcome !== 'refused')
  return { counts, written, categories: [...categories.made.values()], lines: [...refused, ...rest].slice(0, LINES_REPORTED) }
}
