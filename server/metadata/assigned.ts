import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { canEditValues } from '../../src/domain/metadata/assetMetadata.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { knownTemplates } from './describing.ts'

const ASSIGN = sql<Assignment>(`
  insert into asset_templates (organization_id, asset_id, template_id, assigned_by, operation_id) select $1, asset, template, $4, $5 from unnest($2::uuid[], $3::uuid[]) as pair (asset, template)
  on conflict (organization_id, asset_id, template_id) do nothing
  returning asset_id as "assetId", template_id as "templateId"`)

/** An asset, and a template by which it is described. */
export interface Assignment {
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
