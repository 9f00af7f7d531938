import type { Tenant } from '../database/tenant.ts'

/**
 * A mail that is to be written and sent: what it is about, by identifiers alone. No address, no name and no secret waits in the queue; the
 * letter is written when it is sent, so that what ended meanwhile is not sent at all.
 */
export interface MailJob {
  readonly organizationId: string
  /** Which of the writers (letters.ts) writes it. */
  readonly kind: 'ownCode' | 'password' | 'security' | 'stepCode' | 'upgrade'
  /** What the writer finds the rest by. */
  readonly subjectId: string
}

/** `userId`: whose invitation, or other link to set a password, it is. */
export type NewMail = Omit<MailJob, 'organizationId'> & { readonly userId?: string }

/** Mails for later, sent at least once, by any node, and tried again while the mail server does not take them. */
export interface MailQueue {
  /** The mail is sent when the transaction is committed, and never when it is not. */
  send(tenant: Tenant, mail: NewMail): Promise<void>
}
