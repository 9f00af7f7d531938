import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, WITH_FILTERS, type Asked } from './conditions.ts'
import { isLed, meets } from './filters.ts'
import { rowOf } from './walked.ts'

/** Assets that are looked at for an estimate, and how many more where hardly any of them was a row. */
export const SAMPLES = [300, 1000] as const

export interface Sampled {
  readonly looked: number
  /** How many of them are rows. */
  readonly found: number
  /** How many meet each filter, in their order; null: there are no filters, or none was led to any. */
  readonly met: readonly number[] | null
}

/** Identifiers are random, so that the first of what a template describes are a fair sample. */
const SAMPLE = variants([SAMPLES.map(String), EITHER], (size, restricted) => sql<Sampled>(`
  ${WITH_FILTERS}, sample as materialized (
    select asset_id from asset_templates where organization_id = $1 and template_id = $2 order by asset_id limit ${size}
  ), judged as materialized (
    select sample.asset_id, filter.at, ${meets('sample.asset_id')} as is_met from sample cross join filter where ${isLed('sample.asset_id')}
  ), hit as materialized (
    select asset_id from sample where asset_id not in (select asset_id from judged where not is_met)
  )
  select (select count(*)::integer from sample) as looked,
    (select array_agg(filter_.met order by filter_.at) from (select at, (count(*) filter (where is_met))::integer as met from judged group by at) filter_) as met,
    count(asset.id)::integer as found
  from hit cross join lateral (${rowOf('hit', restricted ? '$9' : undefined)}) asset`))

export const sampled = async (tenant: Tenant, viewer: AccessScope, asked: Asked, size: (typeof SAMPLES)[number]): Promise<Sampled> => {
  const values = [...commonValues(tenant.organizationId, asked), ...(viewer.restricted ? [viewer.userId] : [])]
  const [row] = await tenant.query(SAMPLE(String(size), viewer.restricted), values)
  return row ?? { looked: 0, found: 0, met: null }
}
