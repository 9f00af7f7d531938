import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Resource } from '../access/place.ts'
import type { NamedResource } from '../access/resources.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { inPieces } from '../items/progress.ts'

/** A folder or asset with the day on which its embargo ends, null: it has none. */
export interface Held extends Resource {
  readonly until: CalendarDate | null
}

/** What is to have a day; `still`: only where it has this one now. */
interface Holding extends Pick<NamedResource, 'kind' | 'id' | 'type' | 'name'>, Held {
  readonly still?: CalendarDate | null
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

/** Those that had another day, with that, and the entries of the log that tell of it. */
interface HeldBefore {
  readonly before: readonly Held[]
  readonly entries: readonly string[]
}

/** Gives each the day that is asked for it. Folders are locked before assets, and each kind by identifier, as everywhere. `written` hears how many were looked at. */
export const setEmbargoes = async (tenant: Tenant, author: Actor, asked: readonly Holding[], written: (count: number) => void = () => undefined): Promise<HeldBefore> => {
  const { organizationId } = tenant
  let done = 0
  const [before, entries]: [Held[], string[]] = [[], []]
  for (const kind of KINDS) {
    const wanted = new Map(asked.filter((one) => one.kind === kind).map((one) => [one.id, one]))
    await inPieces([...wanted.keys()].toSorted(), async (ids) => {
      written((done += ids.length))
      const days = await tenant.query(LOCK[kind], [organizationId, ids])
      const changed = days.flatMap(({ id, until }) => {
        const one = wanted.get(id)
        return one === undefined || one.until === until || (one.still !== undefined && one.still !== until) ? [] : [{ one, until }]
      })
      if (changed.length === 0) return
      await tenant.query(WRITE[kind], [organizationId, changed.map(({ one }) => one.id), changed.map(({ one }) => one.until)])
      const events = changed.map(({ one, until }) => ({ id: one.id, name: one.name, before: { embargoUntil: until }, after: { embargoUntil: one.until } }))
      entries.push(...(await recordAll(tenant, author, `${kind}.updated`, events)))
      before.push(...changed.map(({ one: { id }, until }) => ({ kind, id, until })))
    })
  }
  if (before.length > 0) {
    const types = new Set(asked.map(({ type }) => type))
    await publish(tenant, ...[...types].map((type) => ({ kind: 'library.changed', type }) as const))
  }
  return { before, entries }
}
