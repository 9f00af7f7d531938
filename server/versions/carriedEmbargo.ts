import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Actor } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { setEmbargoes } from '../publishing/embargo.ts'

/** Of the file that comes and of what takes it the later day counts; one that is over holds nothing back. */
const LATER = sql<{ id: string; type: ResourceType; name: string; until: CalendarDate }>(`
  select asset.id, asset.type, asset.name, source.embargo_until::text as until
  from unnest($2::uuid[], $3::uuid[]) as pair (source, target)
  join assets source on source.organization_id = $1 and source.id = pair.source
  join assets asset on asset.organization_id = $1 and asset.id = pair.target
  where source.embargo_until > current_date and (asset.embargo_until is null or asset.embargo_until < source.embargo_until)`)

/** Assets that take the files of others are not shown before the days of those; the log tells of it. */
export const carryEmbargoes = async (tenant: Tenant, author: Actor, sources: readonly string[], targets: readonly string[]): Promise<void> => {
  const later = await tenant.query(LATER, [tenant.organizationId, sources, targets])
  if (later.length > 0) await setEmbargoes(tenant, author, later.map((one) => ({ kind: 'asset', ...one })))
}
