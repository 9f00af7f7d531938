import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { canEditValues } from '../../src/domain/metadata/assetMetadata.ts'
import { defaultFor } from '../../src/domain/metadata/defaults.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { type KnownAttribute, knownTemplates } from './describing.ts'
import { namedAttribute } from './namedAttribute.ts'
import type { ValueNames } from './valueNames.ts'
import type { ReadValues, Written } from './valueRows.ts'

const ASSIGN = sql<Assignment>(`
  insert into asset_templates (organization_id, asset_id, template_id, assigned_by, operation_id) select $1, asset, template, $4, $5 from unnest($2::uuid[], $3::uuid[]) as pair (asset, template)
  on conflict (organization_id, asset_id, template_id) do nothing
  returning asset_id as "assetId", template_id as "templateId"`)

/** An asset, and a template by which it is described. */
interface Assignment {
  readonly assetId: string
  readonly templateId: string
}

export type TemplateRefusal = Failure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>

/** Why an asset is not described by these templates, all of which its describer must be in. */
export const templatesRefusal = async (tenant: Tenant, viewer: AccessScope, type: ResourceType, ids: readonly string[]): Promise<TemplateRefusal | undefined> => {
  const templates = ids.length === 0 ? [] : await knownTemplates(tenant, ids, viewer.userId)
  if (templates.length < ids.length || templates.some((template) => !canDescribe(template.type, type))) return { code: 'TEMPLATE_NOT_FOUND' }
  return templates.every(({ state }) => canEditValues(state)) ? undefined : { code: 'TEMPLATE_DIFFERENT_STATE' }
}

/** Has assets described from now on, by templates that nothing keeps from it; answers what was not so before. `operationId` names what describes many of them. */
export const assign = async (tenant: Tenant, viewer: AccessScope, assignments: readonly Assignment[], operationId: string | null = null): Promise<readonly Assignment[]> => {
  if (assignments.length === 0) return []
  const columns = [assignments.map(({ assetId }) => assetId), assignments.map(({ templateId }) => templateId)]
  return tenant.query(ASSIGN, [tenant.organizationId, ...columns, viewer.userId, operationId])
}

/** What the latest change of each attribute took away. */
const TAKEN_AWAY = sql<{ assetId: string; attributeId: string; before: readonly MetadataValue[] }>(`
  select distinct on (change.asset_id, change.attribute_id) change.asset_id as "assetId", change.attribute_id as "attributeId", change.before
  from metadata_changes change
  where change.organization_id = $1 and change.asset_id = any ($2::uuid[]) and change.attribute_id = any ($3::uuid[])
  order by change.asset_id, change.attribute_id, change.revision desc`)

/** An attribute with a default, of a template that begins to describe an asset. */
interface Begun {
  readonly assetId: string
  readonly attribute: KnownAttribute
}

/** What templates that begin to describe assets say there of themselves. `read` and `names` know these attributes and their defaults. */
export const defaultsOf = async (tenant: Tenant, begun: readonly Begun[], read: ReadValues, names: ValueNames): Promise<readonly Written[]> => {
  const changed = begun.filter(({ assetId, attribute }) => read(assetId, attribute.id).revision > 0)
  const ids = [[...new Set(changed.map(({ assetId }) => assetId))], [...new Set(changed.map(({ attribute }) => attribute.id))]]
  const rows = changed.length === 0 ? [] : await tenant.query(TAKEN_AWAY, [tenant.organizationId, ...ids])
  const taken = new Map(rows.map(({ assetId, attributeId, before }) => [`${assetId} ${attributeId}`, before]))
  return begun.flatMap(({ assetId, attribute }): readonly Written[] => {
    const { id: attributeId, templateId, type } = attribute
    const [before, named] = [read(assetId, attributeId), namedAttribute(attribute, names, [])]
    const [defaultValue = ''] = names.current([attribute.defaultValue], type)
    const after = defaultFor({ ...named, defaultValue }, before.values, taken.get(`${assetId} ${attributeId}`) ?? [])
    return after.length === 0 ? [] : [{ assetId, templateId, attributeId, attribute: named, before, after }]
  })
}
