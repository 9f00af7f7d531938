import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, type Asked } from './conditions.ts'
import { rowOf } from './walked.ts'

/** Assets that are looked at for an estimate, and how many more where hardly any of them was a row. */
export const SAMPLES = [300, 1000] as const

export interface Sampled {
  readonly looked: number
  /** How many of them are rows. */
  readonly found: number
}

/** Identifiers are random, so that the first of what a template describes are a fair sample. */
const SAMPLE = variants([SAMPLES.map(String), EITHER], (size, restricted) => sql<Sampled>(`
  with sample as materialized (
    select asset_id from asset_templates where organization_id = $1 and template_id = $2 order by asset_id limit ${size}
  )
  select (select count(*)::integer from sample) as looked, count(asset.id)::integer as found
  from sample cross join lateral (${rowOf('sample.asset_id', restricted ? '$8' : undefined)}) asset`))

export const sampled = async (tenant: Tenant, viewer: AccessScope, asked: Asked, size: (typeof SAMPLES)[number]): Promise<Sampled> => {
  const values = [...commonValues(tenant.organizationId, asked), ...(viewer.restricted ? [viewer.userId] : [])]
  const [row] = await tenant.query(SAMPLE(String(size), viewer.restricted), values)
  return row ?? { looked: 0, found: 0 }
}
