import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { DescribingTemplate } from '../../src/domain/metadata/assetMetadata.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { TemplateState } from '../../src/domain/templates/lifecycle.ts'
import type { Template, TemplateType } from '../../src/domain/templates/template.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ATTRIBUTE_COLUMNS, attributeOf, displayOf, type AttributeRow } from '../templates/templateRows.ts'

/**
 * The one place that decides which templates somebody reads and describes by: those whose roles or users they are in, whatever else they may
 * do. `user` is the parameter with their identifier.
 */
export const readable = (template: string, user: `$${number}`): string => `${template} in (select readable_templates(${user}))`

type TemplateRow = Pick<Template, 'id' | 'name' | 'shortDescription' | 'type' | 'state'>

const COLUMNS = 'template.id, template.name, template.short_description as "shortDescription", template.type, template.state'

const OF_ASSET = sql<TemplateRow>(`
  select ${COLUMNS} from asset_templates assigned
  join templates template on template.organization_id = $1 and template.id = assigned.template_id
  where assigned.organization_id = $1 and assigned.asset_id = $2 and ${readable('template.id', '$3')}
  order by template.name_key, template.id`)
const NAMED_IN_ORDER = sql<TemplateRow>(`
  select ${COLUMNS} from templates template
  where template.organization_id = $1 and template.id = any ($2::uuid[]) and ${readable('template.id', '$3')}
  order by template.name_key, template.id`)
const ACTIVE = sql<TemplateRow>(`
  select ${COLUMNS} from templates template
  where template.organization_id = $1 and template.state = 'Active' and ${readable('template.id', '$2')}
  order by template.name_key, template.id`)
const OFFERED = sql<Pick<Template, 'id' | 'name' | 'shortDescription'>>(`
  select template.id, template.name, template.short_description as "shortDescription" from templates template
  where template.organization_id = $1 and template.state = 'Active' and template.type in ($4, 'ALL') and ${readable('template.id', '$3')}
    and template.id not in (select template_id from asset_templates where organization_id = $1 and asset_id = $2)
  order by template.name_key, template.id`)
const ATTRIBUTES = sql<AttributeRow & { templateId: string }>(`
  select attribute.template_id as "templateId", ${ATTRIBUTE_COLUMNS}
  from template_attributes attribute where attribute.organization_id = $1 and attribute.template_id = any ($2::uuid[])
  order by attribute.template_id, attribute.position`)

/** The attributes of templates, in their order. */
export const attributesOf = async (tenant: Tenant, templateIds: readonly string[]): Promise<ReadonlyMap<string, readonly AttributeDefinition[]>> => {
  const rows = await tenant.query(ATTRIBUTES, [tenant.organizationId, templateIds])
  return new Map([...Map.groupBy(rows, ({ templateId }) => templateId)].map(([id, own]) => [id, own.map(attributeOf)]))
}

const withAttributes = async (tenant: Tenant, templates: readonly TemplateRow[]): Promise<readonly DescribingTemplate[]> => {
  const rows = templates.length === 0 ? [] : await tenant.query(ATTRIBUTES, [tenant.organizationId, templates.map(({ id }) => id)])
  return templates.map((template) => {
    const own = rows.filter(({ templateId }) => templateId === template.id)
    return { ...template, attributes: own.map(attributeOf), displayFields: displayOf(own) }
  })
}

/** By what an asset is described, as far as somebody is in it. */
export const templatesOf = async (tenant: Tenant, assetId: string, userId: string): Promise<readonly DescribingTemplate[]> =>
  withAttributes(tenant, await tenant.query(OF_ASSET, [tenant.organizationId, assetId, userId]))

/** Of these templates those that somebody is in, by name. */
export const namedTemplates = async (tenant: Tenant, ids: readonly string[], userId: string): Promise<readonly DescribingTemplate[]> =>
  ids.length === 0 ? [] : withAttributes(tenant, await tenant.query(NAMED_IN_ORDER, [tenant.organizationId, ids, userId]))

/** Those by which somebody can describe now, by name. */
export const describingTemplates = async (tenant: Tenant, userId: string): Promise<readonly DescribingTemplate[]> =>
  withAttributes(tenant, await tenant.query(ACTIVE, [tenant.organizationId, userId]))

/** By what else it could be described. */
export const offeredFor = (tenant: Tenant, assetId: string, userId: string, type: ResourceType) =>
  tenant.query(OFFERED, [tenant.organizationId, assetId, userId, type])

/** An attribute with what of its template decides whether its values change. */
export interface KnownAttribute extends AttributeDefinition {
  readonly templateId: string
}

/** A template that somebody describes by. */
interface KnownTemplate {
  readonly id: string
  readonly state: TemplateState
  readonly type: TemplateType
}

const NAMED_ATTRIBUTES = sql<AttributeRow & { templateId: string }>(`
  select attribute.template_id as "templateId", ${ATTRIBUTE_COLUMNS}
  from template_attributes attribute
  where attribute.organization_id = $1 and attribute.id = any ($2::uuid[]) and ${readable('attribute.template_id', '$3')}`)
/** Whoever hides or deactivates one waits until what was begun is done, or is waited for. */
const NAMED_TEMPLATES = sql<KnownTemplate>(`
  select template.id, template.state, template.type from templates template
  where template.organization_id = $1 and template.id = any ($2::uuid[]) and ${readable('template.id', '$3')}
  order by template.id for share of template`)
const TEMPLATES_OF = sql<KnownTemplate>(`
  select template.id, template.state, template.type from templates template
  where template.organization_id = $1 and ${readable('template.id', '$3')}
    and template.id in (select attribute.template_id from template_attributes attribute where attribute.organization_id = $1 and attribute.id = any ($2::uuid[]))
  order by template.id for share of template`)
const WITH_DEFAULTS = sql<AttributeRow & { templateId: string }>(`
  select attribute.template_id as "templateId", ${ATTRIBUTE_COLUMNS}
  from template_attributes attribute
  where attribute.organization_id = $1 and attribute.template_id = any ($2::uuid[]) and attribute.default_value <> ''`)

const known = (rows: readonly (AttributeRow & { templateId: string })[]): readonly KnownAttribute[] =>
  rows.map((row) => ({ ...attributeOf(row), templateId: row.templateId }))

export const knownAttributes = async (tenant: Tenant, ids: readonly string[], userId: string): Promise<readonly KnownAttribute[]> =>
  known(await tenant.query(NAMED_ATTRIBUTES, [tenant.organizationId, ids, userId]))

export const knownTemplates = (tenant: Tenant, ids: readonly string[], userId: string): Promise<readonly KnownTemplate[]> =>
  tenant.query(NAMED_TEMPLATES, [tenant.organizationId, ids, userId])

/** Those of attributes. */
export const templatesOfAttributes = (tenant: Tenant, ids: readonly string[], userId: string): Promise<readonly KnownTemplate[]> =>
  tenant.query(TEMPLATES_OF, [tenant.organizationId, ids, userId])

/** The attributes of templates that have a value of themselves. */
export const defaultedAttributes = async (tenant: Tenant, templateIds: readonly string[]): Promise<readonly KnownAttribute[]> =>
  templateIds.length === 0 ? [] : known(await tenant.query(WITH_DEFAULTS, [tenant.organizationId, templateIds]))
