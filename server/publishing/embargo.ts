import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Resource } from '../access/place.ts'
import type { NamedResource } from '../access/resources.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

/** A folder or asset with the day on which its embargo ends, null: it has none. */
export interface Held extends Resource {
  readonly until: CalendarDate | null
}

interface Day {
  readonly id: string
  readonly until: CalendarDate | null
}

const LOCK = {
  folder: sql<Day>('select id, embargo_until::text as until from folders where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update'),
  asset: sql<Day>('select id, embargo_until::text as until from assets where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update'),
}
const WRITE = {
  folder: sql('update folders set embargo_until = asked.until from unnest($2::uuid[], $3::date[]) as asked (id, until) where organization_id = $1 and folders.id = asked.id'),
  asset: sql('update assets set embargo_until = asked.until from unnest($2::uuid[], $3::date[]) as asked (id, until) where organization_id = $1 and assets.id = asked.id'),
}

const KINDS = ['folder', 'asset'] as const

/** Gives each the day that is asked for it; answers those that had another one, with that. Folders are locked before assets, as everywhere. */
export const setEmbargoes = async (
  tenant: Tenant,
  author: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>,
  asked: readonly (NamedResource & Held)[],
): Promise<readonly Held[]> => {
  const { organizationId } = tenant
  const before: Held[] = []
  for (const kind of KINDS) {
    const wanted = new Map(asked.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    if (wanted.size === 0) continue
    const days = await tenant.query(LOCK[kind], [organizationId, [...wanted.keys()]])
    const changed = days.flatMap(({ id, until }) => {
      const one = wanted.get(id)
      return one === undefined || one.until === until ? [] : [{ one, until }]
    })
    if (changed.length === 0) continue
    await tenant.query(WRITE[kind], [organizationId, changed.map(({ one }) => one.id), changed.map(({ one }) => one.until)])
    await Promise.all(
      changed.map(({ one, until }) =>
        record(tenant, author, { kind: `${kind}.updated`, resource: one, before: { embargoUntil: until }, after: { embargoUntil: one.until } }),
      ),
    )
    before.push(...changed.map(({ one: { id }, until }) => ({ kind, id, until })))
  }
  if (before.length > 0) {
    const types = new Set(asked.map(({ type }) => type))
    await publish(tenant, ...[...types].map((type) => ({ kind: 'library.changed', type }) as const))
  }
  return before
}
