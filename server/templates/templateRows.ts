import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { DisplayField } from '../../src/domain/templates/displayFields.ts'
import type { Template, TemplateSummary } from '../../src/domain/templates/template.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export interface TemplateRow extends Omit<TemplateSummary, 'createdAt' | 'updatedAt' | 'publishedAt'> {
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly publishedAt: Date | null
}

const ITS = 'organization_id = $1 and template_id = template.id'

/** The columns of {@link TemplateRow}, of `template`; $1 is the organization. Who is deleted is named no more. */
export const TEMPLATE_COLUMNS = `
  template.id, template.name, template.short_description as "shortDescription", template.type, template.state,
  (select count(*)::integer from template_attributes where ${ITS}) as "attributeCount",
  coalesce((select json_agg(json_build_object('id', role_.id, 'name', role_.name) order by role_.name_key)
    from template_readers reader join roles role_ on role_.organization_id = $1 and role_.id = reader.role_id
    where reader.organization_id = $1 and reader.template_id = template.id), '[]') as roles,
  coalesce((select json_agg(json_build_object('id', user_.id, 'name', user_.first_name || ' ' || user_.last_name) order by user_.name_key, user_.id)
    from template_readers reader join users user_ on user_.organization_id = $1 and user_.id = reader.user_id
    where reader.organization_id = $1 and reader.template_id = template.id and user_.deleted_at is null), '[]') as users,
  (select count(*)::integer from asset_templates where ${ITS}) as assets,
  template.version as revision, template.created_at as "createdAt", template.updated_at as "updatedAt", template.published_at as "publishedAt"`

export const summaryOf = (row: TemplateRow): TemplateSummary => ({
  id: row.id,
  name: row.name,
  shortDescription: row.shortDescription,
  type: row.type,
  state: row.state,
  attributeCount: row.attributeCount,
  roles: row.roles,
  users: row.users,
  assets: row.assets,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

export interface AttributeRow extends Omit<AttributeDefinition, 'type'>, Omit<DisplayField, 'attributeId'> {
  readonly type: AttributeType
  readonly displayPosition: number
}

/** The columns of {@link AttributeRow}, of `attribute`; $1 is the organization. */
export const ATTRIBUTE_COLUMNS = `
  attribute.id, attribute.name, attribute.type, attribute.required, attribute.repeatable, attribute.visible_on_portal as "visibleOnPortal",
  attribute.help_text as "helpText", attribute.default_value as "defaultValue", attribute.section, attribute.element, attribute.unit, attribute.currency,
  (select count(*)::integer from template_options option_
   where option_.organization_id = $1 and option_.attribute_id = attribute.id and option_.merged_into is null) as "optionCount",
  attribute.display_position as "displayPosition", attribute.width, attribute.in_table as "inTable", attribute.in_details as "inDetails"`

const READ = sql<TemplateRow>(`select ${TEMPLATE_COLUMNS} from templates template where template.organization_id = $1 and template.id = $2`)
const ATTRIBUTES = sql<AttributeRow>(`
  select ${ATTRIBUTE_COLUMNS} from template_attributes attribute where attribute.organization_id = $1 and attribute.template_id = $2 order by attribute.position`)

export const attributeOf = (row: AttributeRow): AttributeDefinition => ({
  id: row.id,
  name: row.name,
  type: row.type,
  required: row.required,
  repeatable: row.repeatable,
  visibleOnPortal: row.visibleOnPortal,
  helpText: row.helpText,
  defaultValue: row.defaultValue,
  section: row.section,
  element: row.element,
  unit: row.unit,
  currency: row.currency,
  optionCount: row.optionCount,
})
/** In the order in which they are shown. */
export const displayOf = (rows: readonly AttributeRow[]): readonly DisplayField[] =>
  rows.toSorted((one, other) => one.displayPosition - other.displayPosition).map(fieldOf)

const fieldOf = ({ id, width, inTable, inDetails }: AttributeRow): DisplayField => ({ attributeId: id, width, inTable, inDetails })

export const findTemplate = async (tenant: Tenant, id: string): Promise<Template | undefined> => {
  const [[row], attributes] = await Promise.all([tenant.query(READ, [tenant.organizationId, id]), tenant.query(ATTRIBUTES, [tenant.organizationId, id])])
  if (row === undefined) return undefined
  const displayFields = displayOf(attributes)
  return { ...summaryOf(row), attributes: attributes.map(attributeOf), displayFields }
}

const LOCK = sql('select id from templates where organization_id = $1 and id = $2 for no key update')

/** A template that waits for nobody else's change any more: what is done to one at once is done one after the other. */
export const lockTemplate = async (tenant: Tenant, id: string): Promise<Template | undefined> => {
  const [locked] = await tenant.query(LOCK, [tenant.organizationId, id])
  return locked === undefined ? undefined : findTemplate(tenant, id)
}
