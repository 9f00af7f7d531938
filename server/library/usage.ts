import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Tenant } from '../database/tenant.ts'
import { hiddenInModule, type Eyes } from '../restrictions/sight.ts'

export interface Usage {
  readonly usedBytes: number
  readonly storageCapacity: number
  readonly files: number
  readonly filesLimit: number
  readonly assets: readonly { readonly type: ResourceType; readonly count: number }[]
  /** ISO 8601: since when more storage is asked for. */
  readonly upgradeRequestedAt: string | null
}

const TOTALS = `
  select usage.used_bytes as "usedBytes", organization.storage_capacity as "storageCapacity", usage.files,
    organization.files_limit as "filesLimit",
    (select requested_at from upgrade_requests where organization_id = $1 and closed_at is null) as "requestedAt"
  from organization_usage usage join organizations organization on organization.id = usage.organization_id
  where usage.organization_id = $1`
const MODULES = `
  select contents.type, contents.asset_count as count
  from module_contents contents join organizations organization on organization.id = contents.organization_id
  where contents.organization_id = $1 and contents.type = any (organization.modules)
  order by contents.type`

/** How much the organization holds, and how many of its assets somebody sees. Counted as it changes, never by walking through it. */
export const usageOf = async (tenant: Tenant, eyes: Eyes): Promise<Usage> => {
  const [[totals], assets] = await Promise.all([
    tenant.query<Omit<Usage, 'assets' | 'upgradeRequestedAt'> & { readonly requestedAt: Date | null }>(TOTALS, [tenant.organizationId]),
    tenant.query<Usage['assets'][number]>(MODULES, [tenant.organizationId]),
  ])
  if (totals === undefined) throw new Error('An organization without a count of what it holds')
  const hidden = await Promise.all(assets.map(({ type }) => hiddenInModule(tenant, eyes, type)))
  const seen = assets.map(({ type, count }, index) => ({ type, count: count - (hidden[index]?.assets ?? 0) }))
  const { requestedAt, ...counted } = totals
  return { ...counted, assets: seen, upgradeRequestedAt: requestedAt?.toISOString() ?? null }
}
