import { randomUUID } from 'node:crypto'
import type { ContactForm } from '../../src/domain/contacts/contact.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** What many contacts were changed by. */
export type BatchKind = 'import' | 'trash' | 'category' | 'merge'

/** What was done with one of many contacts. */
export interface BatchChange {
  readonly contactId: string
  /** As it was; null: it was made, or only moved to the trash. */
  readonly before: ContactForm | null
  readonly isTrashed: boolean
  /** The version of the picture that it got. */
  readonly picture: string | null
  /** With whom it changed pictures. */
  readonly pictureOf: string | null
  /** Afterwards. */
  readonly revision: number
}

const BEGIN = sql('insert into contact_batches (id, organization_id, kind, contacts) values ($1, $2, $3, $4)')
const NOTE = sql(`
  insert into contact_batch_changes (organization_id, batch_id, contact_id, before, is_trashed, picture, picture_of, revision)
  select $1, $2, one.* from unnest($3::uuid[], $4::jsonb[], $5::boolean[], $6::uuid[], $7::uuid[], $8::integer[])
    as one (contact_id, before, is_trashed, picture, picture_of, revision)`)

/** Writes down what is to be taken back at once; answers what names it. */
export const keepBatch = async (tenant: Tenant, kind: BatchKind, changes: readonly BatchChange[], id: string = randomUUID()): Promise<string> => {
  await tenant.query(BEGIN, [id, tenant.organizationId, kind, changes.length])
  await tenant.query(NOTE, [
    tenant.organizationId,
    id,
    changes.map(({ contactId }) => contactId),
    changes.map(({ before }) => (before === null ? null : JSON.stringify(before))),
    changes.map(({ isTrashed }) => isTrashed),
    changes.map(({ picture }) => picture),
    changes.map(({ pictureOf }) => pictureOf),
    changes.map(({ revision }) => revision),
  ])
  return id
}
