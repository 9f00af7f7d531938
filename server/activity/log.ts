import { mayViewContacts } from '../../src/domain/contacts/rights.ts'
import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import type { Viewer } from '../access/viewer.ts'
import { withNames } from './named.ts'
import { unseenOf } from './unseen.ts'
import { literalPattern } from '../database/literalPattern.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Place } from '../items/cursor.ts'

/** `from` is within, `before` no longer; both ISO 8601. */
export interface ActivityQuery {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly kind?: string | undefined
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly before?: string | undefined
  /** Of one resource alone. */
  readonly resourceId?: string | undefined
  /** What changed things of this kind; what was only looked at or fetched is left out. */
  readonly changesOf?: 'asset' | 'folder' | 'contact' | undefined
}

interface Row extends Omit<ActivityEntry, 'at' | 'resourceId' | 'personId' | 'refused' | 'target' | 'portrait' | 'undoable' | 'suggested' | 'values'> {
  readonly at: Date
  readonly resourceId: string | null
  readonly personId: string | null
  readonly times: number | null
  readonly limited: number | null
  readonly lastAt: Date | null
}

/** Stars are of one person each, and nobody else's to read. Older versions wrote them down, so these entries are passed over. */
const NO_STAR = `not coalesce(after ? 'favorite', false)`

const beginsWith = (name: string): string => `${literalPattern(name.toLowerCase())}%`

const CONDITIONS: readonly (readonly [keyof ActivityQuery, (parameter: string) => string])[] = [
  ['firstName', (parameter) => `lower(first_name) like ${parameter}`],
  ['lastName', (parameter) => `lower(last_name) like ${parameter}`],
  ['kind', (parameter) => `kind = ${parameter}`],
  ['status', (parameter) => `status = ${parameter}`],
  ['from', (parameter) => `at >= ${parameter}`],
  ['before', (parameter) => `at < ${parameter}`],
  ['resourceId', (parameter) => `resource_id = ${parameter}`],
  ['changesOf', (parameter) => `kind like ${parameter} || '.%' and kind <> 'asset.downloaded'`],
]

const page = variants([EITHER, ...CONDITIONS.map(() => EITHER)], (isContinued, ...asked) => {
  const conditions = ['activity.organization_id = $1', NO_STAR, ...(isContinued ? ['at <= $3', '(at < $3 or id > $4)'] : [])]
  let parameters = isContinued ? 4 : 2
  CONDITIONS.forEach(([, condition], at) => {
    if (asked[at] === true) conditions.push(condition(`$${(parameters += 1)}`))
  })
  return sql<Row>(`
    select id, at, first_name as "firstName", last_name as "lastName", by_platform as "byPlatform", kind, status,
      case when by_platform then null else changed_by end as "personId", resource_id as "resourceId", resource_name as "resourceName", before, after,
      refused.times, refused.limited, refused.last_at as "lastAt"
    from activity
    left join refused_sign_ins refused on refused.organization_id = activity.organization_id and refused.activity_id = activity.id
    where ${conditions.join(' and ')}
    order by at desc, id
    limit $2`)
})

/** Entries from a place on, newest first; what happened at the same millisecond in the order of its identifiers. */
export const entriesAfter = async (
  tenant: Tenant,
  query: ActivityQuery,
  place: Place | undefined,
  limit: number,
): Promise<readonly ActivityEntry[]> => {
  const asked = CONDITIONS.map(([field]) => {
    const value = query[field]
    return value !== undefined && (field === 'firstName' || field === 'lastName') ? beginsWith(value) : value
  })
  const statement = page(place !== undefined, ...asked.map((value) => value !== undefined))
  const values = [...(place === undefined ? [] : [place.value, place.id]), ...asked.filter((value) => value !== undefined)]
  const rows = await tenant.query(statement, [tenant.organizationId, limit, ...values])
  return rows.map(({ resourceId, personId, times, limited, lastAt, ...row }) => ({
    ...row,
    ...(times === null || limited === null || lastAt === null ? {} : { refused: { times, limited, lastAt: lastAt.toISOString() } }),
    ...(resourceId === null ? {} : { resourceId }),
    ...(personId === null ? {} : { personId }),
    at: row.at.toISOString(),
  }))
}

export const placeOf = ({ at, id }: ActivityEntry): Place => ({ value: at, id })

/** Of what the reader may not see, the log tells that something was done, not with what. */
export const seenBy = async (tenant: Tenant, viewer: Pick<Viewer, 'userId' | 'restricted' | 'modules' | 'permissions'>, entries: readonly ActivityEntry[]): Promise<readonly ActivityEntry[]> => {
  const unseen = await unseenOf(tenant, viewer, entries.flatMap(({ resourceId }) => resourceId ?? []))
  const seesContacts = mayViewContacts(viewer)
  return (await withNames(tenant, viewer, entries)).map(({ resourceId, ...entry }) => {
    if (!seesContacts && entry.kind.startsWith('contact.')) return { ...entry, resourceName: '', before: null, after: null }
    if (resourceId === undefined) return entry
    return unseen.has(resourceId) ? { ...entry, resourceName: '', before: null, after: null } : { ...entry, resourceId }
  })
}
