import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import type { OrganizationDraft } from '../../src/domain/organizations/managed.ts'
import { STORAGE_UNITS, storageBytes } from '../../src/domain/organizations/storage.ts'
import { parseDate } from '../../src/domain/validation/dates.ts'
import { tidy } from '../../src/domain/validation/text.ts'

type Columns = Readonly<Record<string, unknown>>

/** Which fields of the form are written as they are typed, and where. */
const TEXTS = {
  type: 'type',
  taxStatus: 'tax_status',
  vendorReference: 'vendor_reference',
  description: 'description',
  street: 'street',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  country: 'country',
  contactFirstName: 'contact_first_name',
  contactLastName: 'contact_last_name',
  contactEmail: 'contact_email',
  contactPhone: 'contact_phone',
} as const

/** The columns of what is given of a valid draft. What is not given is not written: a token lives until what it says has changed. */
const columnsOf = (given: Partial<OrganizationDraft>, whole: OrganizationDraft): Columns => {
  const texts = Object.entries(TEXTS).flatMap(([field, column]) => {
    const value = given[field as keyof typeof TEXTS]
    return value === undefined ? [] : [[column, tidy(value)]]
  })
  const hasStorage = given.storageCapacity !== undefined || given.storageUnit !== undefined
  return {
    ...Object.fromEntries(texts),
    ...(given.name === undefined ? {} : { name: normalizeName(given.name), name_key: nameKey(given.name) }),
    ...(given.foundedDate === undefined ? {} : { founded_date: parseDate(given.foundedDate) ?? null }),
    ...(hasStorage ? { storage_capacity: storageBytes(whole.storageCapacity, whole.storageUnit) ?? STORAGE_UNITS.GB, storage_unit: whole.storageUnit } : {}),
    ...(given.filesLimit === undefined ? {} : { files_limit: Number(tidy(given.filesLimit)) }),
    ...(given.modules === undefined ? {} : { modules: given.modules }),
    ...(given.features === undefined ? {} : { features: given.features }),
  }
}

/** The statement that writes what is given, and its values. */
export const updateOf = (
  organizationId: string,
  given: Partial<OrganizationDraft>,
  whole: OrganizationDraft,
): { readonly text: string; readonly values: readonly unknown[] } => {
  const columns = Object.entries(columnsOf(given, whole))
  const sets = columns.map(([column], place) => `${column} = $${place + 2}`)
  return {
    text: `update organizations set ${['revision = revision + 1', ...sets].join(', ')} where id = $1`,
    values: [organizationId, ...columns.map(([, value]) => value)],
  }
}
