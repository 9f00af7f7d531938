import type { DeliveryState, MailTrouble } from './delivery.ts'

/** Where mails go: over a mail server, or into the outbox of the data directory. No user and no password. */
export type MailWay =
  | {
      readonly kind: 'smtp'
      readonly host: string
      readonly port: number
      /** From the first word on, or from when the server offers it (STARTTLS). */
      readonly encryption: 'always' | 'whenOffered'
      readonly signsIn: boolean
    }
  | {
      readonly kind: 'outbox'
      /** A demo shows it in the browser. */
      readonly shown: boolean
    }

/** Mails of all organizations that are alike: they wait, are tried again for one reason, or failed for good lately for one. */
export interface MailGroup {
  readonly state: Extract<DeliveryState, 'queued' | 'retrying' | 'failed'>
  readonly trouble: MailTrouble | null
  readonly mails: number
  /** Of those that wait the first, of others the last; ISO 8601. */
  readonly since: string
  /** Of those that are tried again: when the next of them is. */
  readonly nextTryAt: string | null
  /** What the mail server said to the last of them. */
  readonly reply: string | null
}

/** How mails go out of the installation, and how those that are under way stand. */
export interface MailSettings {
  readonly way: MailWay
  /** Whom mails are from. */
  readonly sender: string
  readonly groups: readonly MailGroup[]
}

/** What became of a mail that was sent at once to find out. */
export interface MailTest {
  readonly to: string
  /** Null: it was taken. */
  readonly trouble: MailTrouble | null
  /** What the mail server said; empty where there is none. */
  readonly reply: string
}

export const mailsIn = (groups: readonly MailGroup[], state: MailGroup['state']): number =>
  groups.filter((group) => group.state === state).reduce((sum, { mails }) => sum + mails, 0)
