import { MOST_SEEN, type PortalVisits, type SeenAsset, type VisitBucket, type VisitPeriod } from '../../src/domain/portal/visits.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** The first day of what is shown, and the steps from there. */
const SPANS = {
  days: { from: 'current_date - 29', step: '1 day', bucket: 'visits.day', written: 'YYYY-MM-DD' },
  months: { from: `date_trunc('month', current_date - interval '12 months')::date`, step: '1 month', bucket: `date_trunc('month', visits.day)::date`, written: 'YYYY-MM' },
} as const

const BUCKETS = variants([['days', 'months']], (period) => {
  const { from, step, bucket, written } = SPANS[period]
  return sql<VisitBucket>(`
    select to_char(span.start, '${written}') as start, coalesce(sum(visits.arrivals), 0)::integer as visits, coalesce(sum(visits.views), 0)::integer as views
    from generate_series(${from}, current_date, interval '${step}') as span (start)
    left join portal_visits visits on visits.organization_id = $1 and visits.asset_id is null and visits.day >= ${from} and ${bucket} = span.start::date
    group by span.start order by span.start`)
})

/** What the reader does not see is not named. */
const MOST = variants([['days', 'months'], EITHER], (period, restricted) =>
  sql<SeenAsset>(`
    select asset.id, asset.name, asset.type, sum(visits.views)::integer as views
    from portal_visits visits join assets asset on asset.organization_id = $1 and asset.id = visits.asset_id
    where visits.organization_id = $1 and visits.asset_id is not null and visits.day >= ${SPANS[period].from}
      and ${visible('asset', { isWide: true, user: restricted ? '$2' : undefined })}
    group by asset.organization_id, asset.id order by views desc, asset.name_key, asset.id limit ${MOST_SEEN}`),
)

export const visitsOf = async (tenant: Tenant, { userId, restricted }: AccessScope, period: VisitPeriod): Promise<PortalVisits> => {
  const [buckets, most] = await Promise.all([
    tenant.query(BUCKETS(period), [tenant.organizationId]),
    tenant.query(MOST(period, restricted), [tenant.organizationId, ...(restricted ? [userId] : [])]),
  ])
  return { period, buckets, most }
}
