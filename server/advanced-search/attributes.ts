import { namesOf } from '../../src/domain/metadata/names.ts'
import { fieldKey, fieldNamed } from '../../src/domain/query-language/fields.ts'
import type { FieldCondition } from '../../src/domain/query-language/query.ts'
import type { SearchAttribute } from '../../src/domain/query-language/resolved.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetsInTexts } from '../metadata/namedAssets.ts'
import { namesInTexts, type ContactReader } from '../metadata/namedContacts.ts'
import { ATTRIBUTE_COLUMNS, attributeOf, type AttributeRow } from '../templates/templateRows.ts'

/** An attribute of a published template that somebody is in, with its template's name and state. */
export interface OwnAttribute extends AttributeDefinition {
  readonly templateId: string
  readonly template: string
}

const ATTRIBUTES = sql<AttributeRow & { templateId: string; template: string }>(`
  select attribute.template_id as "templateId", template.name as template, ${ATTRIBUTE_COLUMNS}
  from template_attributes attribute join templates template on template.organization_id = $1 and template.id = attribute.template_id
  where attribute.organization_id = $1 and attribute.template_id = any ($2::uuid[])
  order by template.name_key, template.id, attribute.position`)

/** All attributes of these templates, in the order of the templates' names and of their places. */
export const attributesIn = async (tenant: Tenant, templates: readonly string[]): Promise<readonly OwnAttribute[]> => {
  if (templates.length === 0) return []
  const rows = await tenant.query(ATTRIBUTES, [tenant.organizationId, templates])
  return rows.map((row) => ({ ...attributeOf(row), templateId: row.templateId, template: row.template }))
}

/** What a condition compares with, as it is typed. */
export const typedIn = ({ test }: FieldCondition): readonly string[] => {
  if (test.is === 'between') return [test.from, test.to]
  return 'value' in test ? [test.value] : []
}

const OPTIONS = sql<{ id: string; attributeId: string; label: string }>(`
  select stays.id, option_.attribute_id as "attributeId", option_.label
  from template_options option_
  join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where option_.organization_id = $1 and option_.attribute_id = any ($2::uuid[]) and option_.label_key = any ($3::text[])
  order by option_.merged_into nulls first, stays.id`)

/** The attributes that conditions may mean, those of choices with the options whose names are typed, those of contacts and assets with those that are typed. */
export const searchAttributes = async (tenant: Tenant, reader: ContactReader & AccessScope, templates: readonly string[], conditions: readonly FieldCondition[]): Promise<readonly (OwnAttribute & SearchAttribute)[]> => {
  const own = conditions.filter(({ field }) => fieldNamed(field) === undefined)
  if (own.length === 0) return []
  const keys = new Set(own.map(({ field }) => fieldKey(field)))
  const meant = (await attributesIn(tenant, templates)).filter(({ name, template }) => keys.has(fieldKey(name)) || keys.has(fieldKey(`${template}/${name}`)))
  const choices = meant.filter(({ type }) => isChoice(type)).map(({ id }) => id)
  const people = meant.some(({ type }) => type === 'contact') ? await namesInTexts(tenant, reader, own.flatMap(typedIn)) : undefined
  const assets = meant.some(({ type }) => type === 'asset') ? await assetsInTexts(tenant, reader, own.flatMap(typedIn)) : undefined
  const labels = [...new Set(own.flatMap(typedIn).map((label) => nameKey(label).replaceAll('\0', '').toWellFormed()))]
  const options = choices.length === 0 ? [] : await tenant.query(OPTIONS, [tenant.organizationId, choices, labels])
  const offered = Map.groupBy(options, ({ attributeId }) => attributeId)
  return meant.map((attribute) => {
    if (attribute.type === 'contact' && people !== undefined) return { ...attribute, names: people }
    if (attribute.type === 'asset' && assets !== undefined) return { ...attribute, names: assets }
    if (!isChoice(attribute.type)) return attribute
    // Of two of one name the one that is still offered.
    const named = new Map((offered.get(attribute.id) ?? []).toReversed().map((option) => [nameKey(option.label), option]))
    return { ...attribute, names: namesOf([...named.values()]) }
  })
}
