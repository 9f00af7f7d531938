import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { addToken } from './passwordTokens.ts'

type Author = Pick<Viewer, 'userId' | 'firstName' | 'lastName'>
type Sent = Result.Result<void, Failure<'USER_NOT_FOUND'>>

/** Mails with a link by which a user sets a password, sent by an administrator within the transaction of what they belong to. */
export interface Invitations {
  /** Invites somebody who has no password yet. A user without a language gets the author's. The link is good for seven days. */
  inviteUser(tenant: Tenant, user: { readonly id: string }, author: Author): Promise<Sent>
  /**
   * Sends a user a link to set a new password, good for an hour; the old password stays until then. Who never had one is invited again.
   * USER_NOT_FOUND: also for who is blocked or deleted.
   */
  sendPasswordReset(tenant: Tenant, user: { readonly id: string }, author: Author): Promise<Sent>
}

interface Parts {
  readonly mails: MailQueue
  /** Keys.passwordToken. */
  readonly key: Uint8Array
}

const FIND = sql<{ readonly hasPassword: boolean }>(`
  select password_hash is not null as "hasPassword" from users
  where organization_id = $1 and id = $2 and blocked_at is null and deleted_at is null for update`)

const SPEAK = sql(`
  update users set language = (select language from users where organization_id = $1 and id = $3)
  where organization_id = $1 and id = $2 and language is null`)

const NOT_FOUND: Sent = Result.fail({ code: 'USER_NOT_FOUND' })

export const invitationsBy = ({ mails, key }: Parts): Invitations => {
  const send = async (tenant: Tenant, userId: string, { firstName, lastName }: Author): Promise<Sent> => {
    const [user] = await tenant.query(FIND, [tenant.organizationId, userId])
    if (user === undefined) return NOT_FOUND
    const purpose = user.hasPassword ? 'reset' : 'invitation'
    const authorName = `${firstName} ${lastName}`.trim() || null
    const subjectId = await addToken(tenant, key, { userId, purpose, authorName })
    await mails.send(tenant, { kind: 'password', subjectId, userId })
    return Result.succeed(undefined)
  }
  return {
    inviteUser: async (tenant, { id }, author) => {
      await tenant.query(SPEAK, [tenant.organizationId, id, author.userId])
      return send(tenant, id, author)
    },
    sendPasswordReset: (tenant, { id }, author) => send(tenant, id, author),
  }
}
