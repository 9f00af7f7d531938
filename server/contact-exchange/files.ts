import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { categoryNameFor, CONTACT_HEADS, countryNameFor } from '../../src/domain/contact-exchange/contactColumns.ts'
import { type Leaving, writeVcard } from '../../src/domain/contact-exchange/writeVcard.ts'
import { CONTACT_FIELDS } from '../../src/domain/contacts/contact.ts'
import { csvRow } from '../../src/domain/format/csv.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { AskedContactFile } from '../../src/infrastructure/contact-exchange/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import { listCategories } from '../contacts/categories.ts'
import { contactOf, READ_CONTACTS } from '../contacts/contactRows.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { askedFiles } from '../exports/askedFiles.ts'
import type { CardPictures } from './CardPictures.ts'
import { selectedIds } from './selected.ts'

export type AskedFile = typeof AskedContactFile.Type

const contactFiles = askedFiles('contact_files')

/** Keeps what is asked for until it is fetched. */
export const beginFile = async (tenant: Tenant, viewer: Viewer, asked: AskedFile): Promise<Result.Result<{ readonly id: string }>> =>
  Result.succeed({ id: await contactFiles.keep(tenant, viewer, asked) })

const decode = Schema.decodeUnknownOption(AskedContactFile)

/** Who asked for it finds it. */
export const findFile = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<AskedFile, Failure<'NOT_FOUND'>>> => {
  const asked = Option.getOrUndefined(decode(await contactFiles.find(tenant, viewer, id)))
  return asked === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(asked)
}

const PICTURES = sql<{ id: string; bytes: Buffer }>('select contact_id as id, bytes from contact_pictures where organization_id = $1 and contact_id = any ($2::uuid[])')

/** Contacts that are read at a time, in a transaction of their own. */
const AT_ONCE = 200

type InTenant = <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>

interface Kept extends Omit<Leaving, 'picture'> {
  readonly bytes: Buffer | undefined
}

const keptOf = async (tenant: Tenant, ids: readonly string[], language: Language, withPictures: boolean): Promise<readonly Kept[]> => {
  const [rows, categories, pictures] = await Promise.all([
    tenant.query(READ_CONTACTS, [tenant.organizationId, ids]),
    listCategories(tenant),
    withPictures ? tenant.query(PICTURES, [tenant.organizationId, ids]) : [],
  ])
  const found = new Map(rows.map((row) => [row.id, contactOf(row)]))
  const bytes = new Map(pictures.map((picture) => [picture.id, picture.bytes]))
  const names = new Map(categories.map((category) => [category.id, categoryNameFor(category, language)]))
  // Whoever went meanwhile is left out.
  const contacts = ids.flatMap((id) => found.get(id) ?? [])
  return contacts.map((contact) => ({
    contact,
    category: names.get(contact.categoryId) ?? '',
    country: contact.country === '' ? '' : countryNameFor(contact.country, language),
    bytes: bytes.get(contact.id),
  }))
}

const withPictures = async (kept: readonly Kept[], make: (pictures: readonly Buffer[]) => Promise<readonly Buffer[]>): Promise<readonly Leaving[]> => {
  const pictures = (await make(kept.flatMap(({ bytes }) => bytes ?? []))).values()
  return kept.map(({ bytes, ...one }) => ({ ...one, picture: bytes === undefined ? undefined : pictures.next().value?.toString('base64') }))
}

const cellsOf = ({ contact, category, country }: Omit<Leaving, 'picture'>): readonly string[] =>
  CONTACT_FIELDS.map((field) => (field === 'categoryId' ? category : field === 'country' ? country : contact[field]))

/** Spreadsheets take a file without it for one in the encoding of their own country. */
const BYTE_ORDER_MARK = '\uFEFF'

interface Making {
  readonly inTenant: InTenant
  readonly userId: string
  readonly pictures: CardPictures
}

/** The contacts of a file, piece by piece: memory does not grow with it. */
export async function* contactFile({ inTenant, userId, pictures }: Making, { format, language, selection, sort, direction }: AskedFile): AsyncGenerator<string> {
  if (format === 'csv') yield BYTE_ORDER_MARK + csvRow(CONTACT_FIELDS.map((field) => CONTACT_HEADS[language][field]))
  const ids = await inTenant((tenant) => selectedIds(tenant, selection, { sort, direction }, false))
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const kept = await inTenant((tenant) => keptOf(tenant, ids.slice(at, at + AT_ONCE), language, format === 'vcf'))
    if (format === 'csv') yield kept.map((one) => csvRow(cellsOf(one))).join('')
    else yield (await withPictures(kept, (bytes) => pictures.make(userId, bytes))).map(writeVcard).join('')
  }
}
