import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import {
  wrongImport,
  proposedSettings,
  rowsOf,
  type ContactImport,
  type ContactImportSettings,
  type ReadContacts,
} from '../../src/domain/contact-exchange/contactImport.ts'
import type { ImportedPicture } from '../../src/domain/contact-exchange/importedContact.ts'
import { judgeImport, type JudgedContact, type JudgedImport, type Known } from '../../src/domain/contact-exchange/judgeImport.ts'
import type { ContactCategory } from '../../src/domain/contacts/category.ts'
import { contactNameKey } from '../../src/domain/contacts/sameness.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { listCategories } from '../contacts/categories.ts'
import { takeTurns } from '../contacts/sameContacts.ts'
import { HOLD_NAMESAKES, READ_NAMESAKES, type ContactRow } from '../contacts/contactRows.ts'
import type { Tenant } from '../database/tenant.ts'

/** What somebody chose; what they did not is proposed. */
export type Chosen = Partial<ContactImportSettings>

/** What is kept of pictures, by what stands in the file. */
export type Portraits = ReadonlyMap<ImportedPicture, Buffer>

/** A file judged by what is there now. */
export interface Judged {
  readonly settings: ContactImportSettings
  readonly categories: readonly ContactCategory[]
  readonly judged: JudgedImport
  /** Those that are there already, by their identifiers. */
  readonly known: ReadonlyMap<string, ContactRow>
}

/**
 * `made`: what is kept of the pictures, before it is written; then what is there stays as it is until the transaction ends, nobody adds anybody of
 * these names, and what is no picture completes nobody.
 */
export const judgeFile = async (tenant: Tenant, read: ReadContacts, chosen: Chosen, made?: Portraits): Promise<Result.Result<Judged, Failure<'VALIDATION_FAILED'>>> => {
  const holds = made !== undefined
  const categories = await listCategories(tenant)
  const settings = { ...proposedSettings(read, categories[0]?.id ?? ''), ...chosen }
  const fields = wrongImport(read, settings, (id) => categories.some((category) => category.id === id))
  if (holds && !isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const rows = rowsOf(read, settings).map((row) => (row.picture === undefined || made?.has(row.picture) !== false ? row : { ...row, picture: undefined }))
  const keys = [...new Set(rows.map(({ contact }) => contactNameKey({ firstName: tidy(contact.firstName), lastName: tidy(contact.lastName) })))]
  if (holds) await takeTurns(tenant, keys)
  const known = await tenant.query(holds ? HOLD_NAMESAKES : READ_NAMESAKES, [tenant.organizationId, keys])
  const judged = judgeImport(rows, { settings, categories, known: known.map((row): Known => row), newId: randomUUID })
  return Result.succeed({ settings, categories, judged, known: new Map(known.map((row) => [row.id, row])) })
}

/** Whose pictures are taken: of new ones, and of those that have none. */
export const picturedIn = ({ judged }: Judged): readonly (JudgedContact & { readonly picture: string })[] =>
  judged.written.flatMap((one) => (one.picture === undefined ? [] : [{ ...one, picture: one.picture }]))

/** Lines of a table that are shown beside its heads. */
const SAMPLE = 3

export const importOf = (read: ReadContacts, { settings, judged }: Judged, { pictures, batchId }: Pick<ContactImport, 'pictures' | 'batchId'>): ContactImport => ({
  kind: read.kind,
  settings,
  heads: read.kind === 'table' ? read.heads : [],
  sample: read.kind === 'table' ? read.lines.slice(0, SAMPLE).map(({ cells }) => cells) : [],
  contacts: read.kind === 'table' ? read.lines.length : read.rows.length,
  counts: judged.counts,
  pictures,
  categories: judged.categories.map(({ name }) => name),
  lines: judged.lines,
  batchId,
})
