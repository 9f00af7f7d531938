import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import type { Viewer } from '../access/viewer.ts'
import { timedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** What the log keeps of one of many: its name now, and what changed. */
export interface AuditEventOfMany {
  readonly id: string
  readonly name: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

const INSERT = sql(`
  insert into activity (id, organization_id, changed_by, first_name, last_name, status, kind, resource_id, resource_name, before, after)
  select event.entry, $1, $2, $3, $4, 'Succeeded', $5, event.id, event.name, event.before, event.after
  from unnest($6::uuid[], $7::uuid[], $8::text[], $9::jsonb[], $10::jsonb[]) as event (entry, id, name, before, after)`)

const json = (value: AuditEventOfMany['before']): string | null => (value === undefined ? null : JSON.stringify(value))

/** Entries of the activity log for many things that the same was done with, in one statement; answers what names them. */
export const recordAll = async (
  tenant: Tenant,
  actor: Pick<Viewer, 'userId' | 'firstName' | 'lastName'>,
  kind: AuditKind,
  events: readonly AuditEventOfMany[],
): Promise<readonly string[]> => {
  if (events.length === 0) return []
  const entries = events.map(timedId)
  const columns = [entries, events.map(({ id }) => id), events.map(({ name }) => name), events.map(({ before }) => json(before)), events.map(({ after }) => json(after))]
  await tenant.query(INSERT, [tenant.organizationId, actor.userId, actor.firstName, actor.lastName, kind, ...columns])
  return entries
}
