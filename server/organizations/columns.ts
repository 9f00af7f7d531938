import { nameKey, normalizeName } from '../../src/domain/naming/names.ts'
import type { OrganizationDraft } from '../../src/domain/organizations/managed.ts'
import { STORAGE_UNITS, storageBytes } from '../../src/domain/organizations/storage.ts'
import { parseDate } from '../../src/domain/validation/dates.ts'
import { tidy } from '../../src/domain/validation/text.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

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

/** Columns that keep their value where none is given. */
const OPTIONAL = [...Object.values(TEXTS), 'storage_capacity', 'storage_unit', 'files_limit']

/** What tokens say: a token lives until it has changed, so that these are not written at all where they are not given. */
const IN_TOKENS = { name: ['name', 'name_key'], modules: ['modules'], features: ['features'] } as const

const update = variants([EITHER, EITHER, EITHER], (hasName, hasModules, hasFeatures) => {
  const written = [...(hasName ? IN_TOKENS.name : []), ...(hasModules ? IN_TOKENS.modules : []), ...(hasFeatures ? IN_TOKENS.features : [])]
  const sets = [
    'revision = revision + 1',
    'founded_date = case when $2::boolean then $3::date else founded_date end',
    ...OPTIONAL.map((column, place) => `${column} = coalesce($${place + 4}, ${column})`),
    ...written.map((column, place) => `${column} = $${place + 4 + OPTIONAL.length}`),
  ]
  return sql(`update organizations set ${sets.join(', ')} where id = $1`)
})

/** Writes what is given of a valid draft. */
export const writeColumns = async (tenant: Tenant, organizationId: string, given: Partial<OrganizationDraft>, whole: OrganizationDraft): Promise<void> => {
  const texts = Object.keys(TEXTS).map((field) => {
    const value = given[field as keyof typeof TEXTS]
    return value === undefined ? null : tidy(value)
  })
  const hasStorage = given.storageCapacity !== undefined || given.storageUnit !== undefined
  const storage = hasStorage ? [storageBytes(whole.storageCapacity, whole.storageUnit) ?? STORAGE_UNITS.GB, whole.storageUnit] : [null, null]
  const { name, modules, features } = given
  await tenant.query(update(name !== undefined, modules !== undefined, features !== undefined), [
    organizationId,
    given.foundedDate !== undefined,
    given.foundedDate === undefined ? null : (parseDate(given.foundedDate) ?? null),
    ...texts,
    ...storage,
    given.filesLimit === undefined ? null : Number(tidy(given.filesLimit)),
    ...(name === undefined ? [] : [normalizeName(name), nameKey(name)]),
    ...(modules === undefined ? [] : [modules]),
    ...(features === undefined ? [] : [features]),
  ])
}
