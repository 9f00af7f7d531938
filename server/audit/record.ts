import { randomUUID } from 'node:crypto'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'

/** An entry of the activity log: on what, and what changed (only the changed fields; never a secret). */
export interface AuditEvent {
  readonly kind: AuditKind
  readonly resource?: { readonly id: string | null; readonly name: string }
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** In whose name something is done. */
export type Actor = Pick<Viewer, 'userId' | 'firstName' | 'lastName'>

const INSERT = sql(`
  insert into activity
    (id, organization_id, changed_by, first_name, last_name, status, kind, resource_id, resource_name, before, after)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`)

const json = (value: AuditEvent['before']): string | null => (value === undefined ? null : JSON.stringify(value))

/** Writes an entry of the activity log in the transaction of what it tells of. */
export const record = async (tenant: Tenant, actor: Actor, event: AuditEvent, status: 'Succeeded' | 'Failed' = 'Succeeded', id: string = randomUUID()): Promise<void> => {
  const { kind, resource, before, after } = event
  const values = [id, tenant.organizationId, actor.userId, actor.firstName, actor.lastName, status, kind]
  await tenant.query(INSERT, [...values, resource?.id ?? null, resource?.name ?? '', json(before), json(after)])
}
