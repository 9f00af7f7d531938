import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailFailure } from './MailFailure.ts'
import type { MailJob } from './MailQueue.ts'

const QUEUED = sql('insert into mail_deliveries (id, organization_id, kind, user_id) values ($1, $2, $3, $4)')

/** Notes a mail that is queued in this transaction. */
export const noteQueued = async (tenant: Tenant, id: string, { kind, userId }: Pick<MailJob, 'kind'> & { readonly userId?: string | undefined }): Promise<void> => {
  await tenant.query(QUEUED, [id, tenant.organizationId, kind, userId ?? null])
}

const SENT = sql(`
  update mail_deliveries set state = $3, tries = tries + 1, trouble = null, reply = null, next_try_at = null, since = now()
  where organization_id = $1 and id = $2`)

/** It was taken; or, when its turn came, there was no reason for it any more. */
export const noteEnded = async (tenant: Tenant, id: string, state: 'sent' | 'withdrawn'): Promise<void> => {
  await tenant.query(SENT, [tenant.organizationId, id, state])
}

const FAILED = sql(`
  update mail_deliveries set state = $3, tries = tries + 1, trouble = $4, reply = $5, next_try_at = $6, since = now()
  where organization_id = $1 and id = $2`)

/** A try failed. `nextTryAt`: when it is tried again; undefined: it is not. */
export const noteFailed = async (tenant: Tenant, id: string, { trouble, reply }: MailFailure, nextTryAt: Date | undefined): Promise<void> => {
  const state = nextTryAt === undefined ? 'failed' : 'retrying'
  await tenant.query(FAILED, [tenant.organizationId, id, state, trouble, reply, nextTryAt ?? null])
}

const TIDY = sql('select tidy_mail_deliveries()')

/** Sets right what no try will set right any more, and removes what is old. */
export const tidyDeliveries = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await ask(pool, TIDY)
}
