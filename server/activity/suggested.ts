import type { ActivityEntry, SuggestedChange } from '../../src/domain/activity/entry.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

interface Row {
  readonly at: Date
  readonly kind: 'Tag' | 'Face'
  readonly suggested: SuggestedChange
}

/** Decided in the transaction that the entry was written in. Values are told by their own history, to those who are in their template. */
const ACCEPTED = sql<Row>(`
  select suggestion.decided_at as at, suggestion.kind,
    jsonb_strip_nulls(jsonb_build_object('text', (coalesce(suggestion.accepted, suggestion.value))[1], 'engine', suggestion.engine, 'page', suggestion.origin -> 'page', 'confidence', suggestion.confidence)) as suggested
  from suggestions suggestion
  where suggestion.organization_id = $1 and suggestion.asset_id = $2 and suggestion.state = 'Accepted' and suggestion.kind in ('Tag', 'Face')
    and suggestion.decided_at = any ($3::timestamptz[])
  order by suggestion.kind, suggestion.confidence desc, suggestion.id`)

const FIELDS = { Tag: 'tags', Face: 'persons' } as const

/** Entries of an asset with what in them was proposed before somebody accepted it. */
export const withSuggested = async <E extends Pick<ActivityEntry, 'at' | 'after'>>(tenant: Tenant, assetId: string, entries: readonly E[]): Promise<readonly (E & Pick<ActivityEntry, 'suggested'>)[]> => {
  const changed = entries.filter(({ after }) => Object.values(FIELDS).some((field) => after !== null && field in after))
  if (changed.length === 0) return entries
  const rows = await tenant.query(ACCEPTED, [tenant.organizationId, assetId, changed.map(({ at }) => at)])
  return entries.map((entry) => {
    const suggested = rows.filter(({ at, kind }) => at.toISOString() === entry.at && entry.after !== null && FIELDS[kind] in entry.after).map((row) => row.suggested)
    return suggested.length === 0 ? entry : { ...entry, suggested }
  })
}
