import * as Result from 'effect/Result'
import { MOST_LINKS } from '../../src/domain/share-links/shareLink.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** One maker's links come one after the other, so that each counts those before it. */
const ALONE = sql(`select pg_advisory_xact_lock(hashtextextended(format('share links %s', $1::uuid), 0))`)
const COUNT = sql<{ count: number }>(`
  select count(*)::integer as count from share_links where organization_id = $1 and maker_id = $2 and id <> $3 and revoked_at is null and until >= current_date`)

export const TOO_MANY = Result.fail({ code: 'VALIDATION_FAILED', fields: { title: { code: 'tooMany', limit: MOST_LINKS } } } as const)

/** Whether a link of theirs may open beside their others; asked by whoever makes it do so, newly or again. */
export const mayOpenToo = async (tenant: Tenant, makerId: string, id: string): Promise<boolean> => {
  await tenant.query(ALONE, [makerId])
  const [others] = await tenant.query(COUNT, [tenant.organizationId, makerId, id])
  return (others?.count ?? 0) < MOST_LINKS
}
