import type { CalendarDate } from '../../src/domain/validation/dates.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { setEmbargoes } from '../publishing/embargo.ts'
import { ABOVE, type Keeping } from './keptFrom.ts'

/** The day that a merge gave the kept one, and that which it had; none was given where its own is the later one. */
export interface MergedEmbargo {
  readonly embargoGiven: CalendarDate | null
  readonly embargoBefore: CalendarDate | null
}

type Author = Pick<Viewer, 'userId' | 'firstName' | 'lastName'>

const NONE: MergedEmbargo = { embargoGiven: null, embargoBefore: null }

/** The latest that has still to come, of all and of the folders above the others alone. $2: the kept one; the others as in ABOVE. */
const LATEST = sql<{ until: CalendarDate | null }>(`
  ${ABOVE}
  select max(until)::text as until from (
    select embargo_until as until from assets where organization_id = $1 and (id = $2 or id = any ($3::uuid[]))
    union all
    select folder.embargo_until from elsewhere join folders folder on folder.organization_id = $1 and folder.id = elsewhere.id
  ) held where until > current_date`)

/** What was not to be shown before a day is not shown by the kept one either. */
export const holdBack = async (tenant: Tenant, author: Author, { type, keep, others, folderId }: Keeping, name: string): Promise<MergedEmbargo> => {
  const [latest] = await tenant.query(LATEST, [tenant.organizationId, keep, others, folderId])
  const until = latest?.until ?? null
  if (until === null) return NONE
  const { before: [changed] } = await setEmbargoes(tenant, author, [{ kind: 'asset', id: keep, type, name, until }])
  return changed === undefined ? NONE : { embargoGiven: until, embargoBefore: changed.until }
}

const HELD = sql<{ name: string; until: CalendarDate | null }>('select name, embargo_until::text as until from assets where organization_id = $1 and id = $2 for no key update')

/** Gives the kept one the day that it had, unless it was given another since. */
export const releaseAgain = async (tenant: Tenant, author: Author, { type, keep }: Pick<Keeping, 'type' | 'keep'>, { embargoGiven, embargoBefore }: MergedEmbargo): Promise<void> => {
  if (embargoGiven === null) return
  const [held] = await tenant.query(HELD, [tenant.organizationId, keep])
  if (held?.until !== embargoGiven) return
  await setEmbargoes(tenant, author, [{ kind: 'asset', id: keep, type, name: held.name, until: embargoBefore }])
}
