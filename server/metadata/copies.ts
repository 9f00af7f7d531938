import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const PAIRS = 'unnest($2::uuid[], $3::uuid[]) as pair (source, target)'

/** One statement, which sees the source as it was at one moment: somebody may be describing it. */
const COPY = sql(`
  with described as (
    insert into asset_templates (organization_id, asset_id, template_id, assigned_at, assigned_by)
    select $1, pair.target, assigned.template_id, assigned.assigned_at, assigned.assigned_by
    from ${PAIRS} join asset_templates assigned on assigned.organization_id = $1 and assigned.asset_id = pair.source
  )
  insert into metadata_values (organization_id, asset_id, attribute_id, position, template_id, value, key, sort_number, sort_text, first_day, last_day)
  select $1, pair.target, value.attribute_id, value.position, value.template_id, value.value, value.key, value.sort_number, value.sort_text,
    value.first_day, value.last_day
  from ${PAIRS} join metadata_values value on value.organization_id = $1 and value.asset_id = pair.source`)

/** What is said of an asset is said of its copies, whoever copies; how it came to be said stays with the asset itself. */
export const copyMetadata = async (tenant: Tenant, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  await tenant.query(COPY, [tenant.organizationId, sources, targets])
}
