import type { AccessScope } from '../access/scope.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { commonValues, WITH_FILTERS, type Asked } from './conditions.ts'
import { rowOf } from './walked.ts'

/** Assets that are looked at for an estimate, and how many more where hardly any of them was a row. */
const SAMPLES = [300, 1000] as const
const ENOUGH = 10

interface Sampled {
  readonly looked: number
  readonly found: number
}

/** Identifiers are random, so that the first of them are a fair sample. */
const sample = variants([SAMPLES.map(String), EITHER], (size, restricted) => sql<Sampled>(`
  ${WITH_FILTERS}, sample as materialized (
    select asset_id from asset_templates where organization_id = $1 and template_id = $2 order by asset_id limit ${size}
  )
  select (select count(*)::integer from sample) as looked, count(asset.id)::integer as found
  from sample cross join lateral (${rowOf('sample', restricted ? '$9' : undefined)}) asset`))

const estimated = (described: number, { looked, found }: Sampled): number => {
  if (looked === found) return described
  const count = (described * found) / looked
  return count === 0 ? 0 : Number(count.toPrecision(2))
}

const DESCRIBED = sql<{ count: number }>('select count(*)::integer as count from asset_templates where organization_id = $1 and template_id = $2')

/** Of templates that describe many, how many these are is counted no more often: whoever sorts and narrows does so at one go. Milliseconds. */
const COUNTED_FOR = 10_000
const MOST_COUNTED = 1000
const counted = new Map<string, { readonly count: number; readonly until: number }>()

/** How many assets a template describes, as of a moment ago. */
export const describedBy = async (tenant: Tenant, templateId: string): Promise<number> => {
  const key = `${tenant.organizationId} ${templateId}`
  const known = counted.get(key)
  if (known !== undefined && known.until > Date.now()) return known.count
  const [row] = await tenant.query(DESCRIBED, [tenant.organizationId, templateId])
  const count = row?.count ?? 0
  if (counted.size >= MOST_COUNTED) counted.clear()
  counted.set(key, { count, until: Date.now() + COUNTED_FOR })
  return count
}

/** How many rows there are where they are many: exact where nothing narrows them, else by a sample, to two digits. */
export const totalOf = async (tenant: Tenant, viewer: AccessScope, asked: Asked): Promise<number | undefined> => {
  const values = [...commonValues(tenant.organizationId, asked), ...(viewer.restricted ? [viewer.userId] : [])]
  const described = await describedBy(tenant, asked.templateId)
  for (const size of SAMPLES) {
    const [sampled] = await tenant.query(sample(String(size), viewer.restricted), values)
    if (sampled === undefined) return undefined
    if (sampled.found >= ENOUGH || sampled.looked < size || size === SAMPLES[1]) return estimated(described, sampled)
  }
  return undefined
}
