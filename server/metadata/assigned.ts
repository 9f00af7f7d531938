import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { canEditValues } from '../../src/domain/metadata/assetMetadata.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { knownTemplates } from './describing.ts'

const ASSIGN = sql<{ templateId: string }>(`
  insert into asset_templates (organization_id, asset_id, template_id, assigned_by) select $1, $2, id, $4 from unnest($3::uuid[]) as id
  on conflict (organization_id, asset_id, template_id) do nothing
  returning template_id as "templateId"`)

export type TemplateRefusal = Failure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>

/** Why an asset is not described by these templates, all of which its describer must be in. */
export const templatesRefusal = async (tenant: Tenant, viewer: AccessScope, type: ResourceType, ids: readonly string[]): Promise<TemplateRefusal | undefined> => {
  const templates = ids.length === 0 ? [] : await knownTemplates(tenant, ids, viewer.userId)
  if (templates.length < ids.length || templates.some((template) => !canDescribe(template.type, type))) return { code: 'TEMPLATE_NOT_FOUND' }
  return templates.every(({ state }) => canEditValues(state)) ? undefined : { code: 'TEMPLATE_DIFFERENT_STATE' }
}

/** Has an asset described by these templates from now on; answers those by which it was not before. */
export const assign = async (
  tenant: Tenant,
  viewer: AccessScope,
  type: ResourceType,
  assetId: string,
  templateIds: readonly string[],
): Promise<Result.Result<readonly string[], TemplateRefusal>> => {
  const ids = [...new Set(templateIds)]
  const refusal = await templatesRefusal(tenant, viewer, type, ids)
  if (refusal !== undefined) return Result.fail(refusal)
  if (ids.length === 0) return Result.succeed([])
  const rows = await tenant.query(ASSIGN, [tenant.organizationId, assetId, ids, viewer.userId])
  return Result.succeed(rows.map(({ templateId }) => templateId))
}
