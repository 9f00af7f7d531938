import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, WITH_FILTERS, type Asked } from './conditions.ts'
import { rowOf } from './walked.ts'

/** Assets that are looked at for an estimate, and how many more where hardly any of them was a row. */
const SAMPLES = [300, 3000] as const
const ENOUGH = 30

interface Sampled {
  /** Assets that the template describes. */
  readonly described: number
  readonly looked: number
  readonly found: number
}

/** Identifiers are random, so that the first of them are a fair sample. */
const sample = variants([SAMPLES.map(String), EITHER], (size, restricted) => sql<Sampled>(`
  ${WITH_FILTERS}, sample as materialized (
    select asset_id from asset_templates where organization_id = $1 and template_id = $2 order by asset_id limit ${size}
  )
  select (select count(*)::integer from asset_templates where organization_id = $1 and template_id = $2) as described,
    (select count(*)::integer from sample) as looked, count(asset.id)::integer as found
  from sample cross join lateral (${rowOf('sample', restricted ? '$9' : undefined)}) asset`))

const estimated = ({ described, looked, found }: Sampled): number => {
  if (looked === found) return described
  const count = (described * found) / looked
  return count === 0 ? 0 : Number(count.toPrecision(2))
}

/** How many rows there are where they are many: exact where nothing narrows them, else by a sample, to two digits. */
export const totalOf = async (tenant: Tenant, viewer: AccessScope, asked: Asked): Promise<number | undefined> => {
  const values = [...commonValues(tenant.organizationId, asked), ...(viewer.restricted ? [viewer.userId] : [])]
  for (const size of SAMPLES) {
    const [sampled] = await tenant.query(sample(String(size), viewer.restricted), values)
    if (sampled === undefined) return undefined
    if (sampled.found >= ENOUGH || sampled.looked < size || size === SAMPLES[1]) return estimated(sampled)
  }
  return undefined
}
