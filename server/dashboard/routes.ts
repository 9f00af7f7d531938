import * as Result from 'effect/Result'
import { can } from '../../src/domain/rights/can.ts'
import { USUAL_PERIOD, type Period } from '../../src/domain/dashboard/periods.ts'
import { readDashboard } from '../../src/infrastructure/dashboard/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { route, type Route } from '../http/route.ts'
import { recentAssets } from '../items/recentAssets.ts'
import { countAdded, countHoldings } from './figures.ts'
import { countHolders } from './holders.ts'
import type { KeptFigures } from './KeptFigures.ts'

/** Files that are listed as recently added. */
const RECENT = 6

interface Asked {
  readonly period: Period
  readonly fresh: boolean
}

const dashboardOf = async (kept: KeptFigures, tenant: Tenant, viewer: Viewer, { period, fresh }: Asked) => {
  const now = new Date().toISOString()
  const counting = { viewer }
  const [{ asOf, usage, formats }, added, items, holders] = await Promise.all([
    kept.read(tenant, counting, { category: 'holdings', fresh, count: () => countHoldings(tenant, counting) }),
    kept.read(tenant, counting, { category: `added ${period}`, fresh, count: () => countAdded(tenant, counting, period, now) }),
    can(viewer.permissions, 'view') ? recentAssets(tenant, viewer, RECENT) : [],
    can(viewer.permissions, 'viewHolders') ? kept.read(tenant, counting, { category: 'holders', fresh, count: () => countHolders(tenant, counting) }) : null,
  ])
  return { usage: { ...usage, asOf }, formats: { ...formats, asOf }, added: { ...added, period }, recent: { items, asOf: now }, holders }
}

export const dashboardRoutes = (kept: KeptFigures): readonly Route[] => [
  route(readDashboard, { action: 'viewDashboard' }, async ({ tenant, viewer, query: { period = USUAL_PERIOD, fresh } }) =>
    Result.succeed(await dashboardOf(kept, tenant, viewer, { period, fresh: fresh === 'true' })),
  ),
]
