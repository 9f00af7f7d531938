/** Why a mail was not taken, in the words of this house: what a foreign server says is never shown as it came. */
export const MAIL_TROUBLES = [
  'unreachable',
  'unknownHost',
  'timedOut',
  'certificate',
  'encryption',
  'signInRefused',
  'senderRefused',
  'receiverRefused',
  'refused',
  'busy',
  'outbox',
  'unknown',
] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** What became of a mail; `withdrawn`: when its turn came there was no reason for it any more. */
export const DELIVERY_STATES = ['queued', 'retrying', 'sent', 'failed', 'withdrawn'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** How far a mail is on its way. Times are ISO 8601. */
export interface Delivery {
  readonly state: DeliveryState
  /** Since when it is what it is: queued, sent, failed, withdrawn, or last tried. */
  readonly since: string
  /** While it is being tried again. */
  readonly nextTryAt: string | null
  /** Of its last try, if that failed. */
  readonly trouble: MailTrouble | null
}
