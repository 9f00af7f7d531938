import { namesOf } from '../../src/domain/metadata/names.ts'
import type { AutofillAttribute } from '../../src/domain/autofill/finders.ts'
import { namesOfMaterial } from '../../src/domain/autofill/proposeValues.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { namesInTexts, type ContactReader } from '../metadata/namedContacts.ts'
import type { Subject } from './material.ts'

/** Options of one attribute that are looked for. */
const MOST_OPTIONS = 10_000

/** By every label, also of options that became another one. */
const OPTIONS = sql<Option & { attributeId: string; merged: boolean }>(`
  select option_.attribute_id as "attributeId", coalesce(option_.merged_into, option_.id) as id, option_.label, option_.merged_into is not null as merged
  from template_options option_
  where option_.organization_id = $1 and option_.attribute_id = any ($2::uuid[]) order by option_.attribute_id, option_.id limit $3`)

const optionsOf = async (tenant: Tenant, attributes: readonly AutofillAttribute[]) => {
  const ids = attributes.filter(({ type }) => isChoice(type)).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await tenant.query(OPTIONS, [tenant.organizationId, ids, MOST_OPTIONS * ids.length])
  return Map.groupBy(rows, ({ attributeId }) => attributeId)
}

/** The attributes with what their values can be called: their options, and the contacts named in the texts that the reader may know of. */
export const withNames = async (tenant: Tenant, reader: ContactReader | undefined, { attributes, material }: Subject): Promise<readonly AutofillAttribute[]> => {
  const names = reader === undefined ? [] : namesOfMaterial(attributes, material)
  const [options, contacts] = await Promise.all([optionsOf(tenant, attributes), reader === undefined || names.length === 0 ? undefined : namesInTexts(tenant, reader, names)])
  return attributes.map((attribute): AutofillAttribute => {
    if (attribute.type === 'contact') return { ...attribute, names: contacts ?? namesOf([]) }
    if (!isChoice(attribute.type)) return attribute
    const own = options.get(attribute.id) ?? []
    return { ...attribute, options: own.map(({ id, label }) => ({ id, label })), names: namesOf(own.filter(({ merged }) => !merged).map(({ id, label }) => ({ id, label }))) }
  })
}
