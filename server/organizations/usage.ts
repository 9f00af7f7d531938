import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { hiddenInModule, type AccessScope } from '../access/scope.ts'

interface Usage {
  readonly usedBytes: number
  readonly storageCapacity: number
  readonly files: number
  readonly filesLimit: number
  readonly assets: readonly { readonly type: ResourceType; readonly count: number }[]
  /** When more storage was asked for (ISO 8601), and how many bytes; null there in requests from before it was asked. */
  readonly upgradeRequest: { readonly requestedAt: string; readonly moreBytes: number | null } | null
}

const TOTALS = sql<Totals>(`
  select usage.used_bytes as "usedBytes", organization.storage_capacity as "storageCapacity", usage.files,
    organization.files_limit as "filesLimit",
    request.requested_at as "requestedAt", request.more_bytes as "moreBytes"
  from organization_usage usage join organizations organization on organization.id = usage.organization_id
  left join upgrade_requests request on request.organization_id = usage.organization_id and request.closed_at is null
  where usage.organization_id = $1`)
const MODULES = sql<Usage['assets'][number]>(`
  select contents.type, contents.asset_count as count
  from module_contents contents join organizations organization on organization.id = contents.organization_id
  where contents.organization_id = $1 and contents.type = any (organization.modules)
  order by contents.type`)

interface Totals extends Omit<Usage, 'assets' | 'upgradeRequest'> {
  readonly requestedAt: Date | null
  readonly moreBytes: number | null
}

/** How much the organization holds, and how many of its assets somebody sees. Counted as it changes, never by walking through it. */
export const usageOf = async (tenant: Tenant, scope: AccessScope): Promise<Usage> => {
  const [[totals], assets] = await Promise.all([
    tenant.query(TOTALS, [tenant.organizationId]),
    tenant.query(MODULES, [tenant.organizationId]),
  ])
  if (totals === undefined) throw new Error('An organization without a count of what it holds')
  const hidden = await Promise.all(assets.map(({ type }) => hiddenInModule(tenant, scope, type)))
  const seen = assets.map(({ type, count }, index) => ({ type, count: count - (hidden[index]?.assets ?? 0) }))
  const { requestedAt, moreBytes, ...counted } = totals
  const upgradeRequest = requestedAt === null ? null : { requestedAt: requestedAt.toISOString(), moreBytes }
  return { ...counted, assets: seen, upgradeRequest }
}
