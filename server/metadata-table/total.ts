import type { AccessScope } from '../access/scope.ts'
import { ofDatabase } from '../database/ofDatabase.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Asked } from './conditions.ts'
import { sampled, SAMPLES, type Sampled } from './sample.ts'

const ENOUGH = 10

const estimated = (described: number, { looked, found }: Sampled): number => {
  if (looked === found) return described
  const count = (described * found) / looked
  return count === 0 ? 0 : Number(count.toPrecision(2))
}

const DESCRIBED = sql<{ count: number }>('select count(*)::integer as count from asset_templates where organization_id = $1 and template_id = $2')

/** Of templates that describe many, how many rows there are is counted no more often: whoever sorts does so at one go. Milliseconds. */
const COUNTED_FOR = 10_000
const MOST_COUNTED = 1000
const countedOf = ofDatabase(() => new Map<string, { readonly count: number; readonly until: number }>())

/** What `count` says, or said a moment ago. */
const lately = async (tenant: Tenant, of: readonly string[], count: () => Promise<number>): Promise<number> => {
  const counted = countedOf(tenant)
  const key = [tenant.organizationId, ...of].join(' ')
  const known = counted.get(key)
  if (known !== undefined && known.until > Date.now()) return known.count
  const now = await count()
  if (counted.size >= MOST_COUNTED) counted.clear()
  counted.set(key, { count: now, until: Date.now() + COUNTED_FOR })
  return now
}

const looked = async (tenant: Tenant, viewer: AccessScope, asked: Asked): Promise<number> => {
  const described = await lately(tenant, [asked.templateId], async () => (await tenant.query(DESCRIBED, [tenant.organizationId, asked.templateId]))[0]?.count ?? 0)
  const first = await sampled(tenant, viewer, asked, SAMPLES[0])
  const isEnough = first.found >= ENOUGH || first.looked < SAMPLES[0]
  return estimated(described, isEnough ? first : await sampled(tenant, viewer, asked, SAMPLES[1]))
}

/** How many rows there are where they are many and nothing filters them: exact where nothing narrows them, else by a sample, to two digits. */
export const totalOf = (tenant: Tenant, viewer: AccessScope, asked: Asked): Promise<number> => {
  const { templateId, type, scope, pattern } = asked
  const isNarrowed = viewer.restricted || pattern !== null || scope.folders !== null || scope.ids !== null || scope.except.length > 0
  return isNarrowed ? looked(tenant, viewer, asked) : lately(tenant, [templateId, type], () => looked(tenant, viewer, asked))
}
