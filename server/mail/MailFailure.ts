import type { MailTrouble } from '../../src/domain/mail/delivery.ts'

/** The most characters that are kept of what a mail server said. */
export const LONGEST_REPLY = 300

/** One bounded line of what a mail server said; what must not be shown is blotted out. */
export const keptReply = (text: string, secrets: readonly string[] = []): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
  const blotted = secrets.filter((secret) => secret !== '').reduce((so, secret) => so.replaceAll(secret, '…'), line)
  return [...blotted.trim()].slice(0, LONGEST_REPLY).join('').toWellFormed()
}

/** A mail was not taken over. Its message and its reply hold no secret: it may be logged. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly trouble: MailTrouble
  /** What the server said, or the system; one line. */
  readonly reply: string
  /** Another try would end the same. */
  readonly isFinal: boolean

  constructor({ trouble, reply, isFinal = false }: { readonly trouble: MailTrouble; readonly reply: string; readonly isFinal?: boolean }) {
    super(`A mail was not taken (${trouble}): ${reply}`)
    this.trouble = trouble
    this.reply = reply
    this.isFinal = isFinal
  }
}

export const mailFailureOf = (error: unknown): MailFailure =>
  error instanceof MailFailure ? error : new MailFailure({ trouble: 'unknown', reply: keptReply(error instanceof Error ? error.message : String(error)) })
