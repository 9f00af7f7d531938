import type { OrganizationAction } from '../../src/domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import { judgeOrganizations, type VerdictOnOrganizations } from '../../src/domain/organizations/many.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isHome, writeState } from './block.ts'
import { readDetail } from './rows.ts'
import { anywhere } from '../access/within.ts'

interface Asked {
  readonly organizationIds: readonly string[]
  readonly action: OrganizationAction
  /** What would be done is told, and not done. */
  readonly rehearse: boolean
}

interface Chosen {
  readonly there: Tenant
  readonly summary: OrganizationSummary
  readonly signedIn: number
}

const SIGNED_IN = sql<{ people: number }>(`
  select count(distinct user_id)::integer as people from sessions where organization_id = $1 and ended_at is null and expires_at > now()`)

const chosenOf = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Chosen | undefined> => {
  const there = await anywhere(asked, viewer, organizationId)
  const detail = there && (await readDetail(there, true))
  if (there === undefined || detail === undefined) return undefined
  const [signedIn] = await there.query(SIGNED_IN, [organizationId])
  return { there, summary: detail.summary, signedIn: signedIn?.people ?? 0 }
}

/** Blocks or unblocks those of many organizations of which it is possible, each with its entry in its own log. */
export const blockOrganizations = async (asked: Tenant, viewer: Viewer, { organizationIds, action, rehearse }: Asked): Promise<VerdictOnOrganizations> => {
  const chosen: Chosen[] = []
  let ownId: string | undefined
  // In one order, so that two who choose the same do not wait for each other.
  for (const id of [...new Set(organizationIds)].sort()) {
    const one = await chosenOf(asked, viewer, id)
    if (one === undefined) continue
    chosen.push(one)
    if (await isHome(one.there, viewer, id)) ownId = id
  }
  const verdict = judgeOrganizations(chosen.map(({ summary, signedIn }) => ({ ...summary, signedIn })), action, ownId)
  if (rehearse) return verdict
  for (const { summary } of chosen) {
    if (!verdict.done.includes(summary.id)) continue
    const there = await anywhere(asked, viewer, summary.id)
    if (there !== undefined) await writeState(there, viewer, summary, action === 'block' ? 'Blocked' : 'Unblocked')
  }
  return verdict
}
