import type { Tenant } from '../database/tenant.ts'

/** What mails are about; each kind has one writer, of the capability that it belongs to. */
export const MAIL_KINDS = ['ownCode', 'password', 'security', 'stepCode', 'upgrade'] as const

/**
 * A mail that is to be written and sent: what it is about, by identifiers alone. No address, no name and no secret waits in the queue; the
 * letter is written when it is sent, so that what ended meanwhile is not sent at all.
 */
export interface MailJob {
  readonly organizationId: string
  readonly kind: (typeof MAIL_KINDS)[number]
  /** What the writer finds the rest by. */
  readonly subjectId: string
}

/** `userId`: whose invitation, or other link to set a password, it is. */
type NewMail = Omit<MailJob, 'organizationId'> & { readonly userId?: string }

/** Mails for later, sent at least once, by any node, and tried again while the mail server does not take them. */
export interface MailQueue {
  /** The mail is sent when the transaction is committed, and never when it is not. */
  send(tenant: Tenant, mail: NewMail): Promise<void>
}
