import type { Message } from './message.ts'

/** A mail is in other hands. `reply`: what the server said to it, one line; empty where there is none. */
export interface Taken {
  readonly reply: string
}

/** The way that mails take out of the installation. */
export interface MailTransport {
  /** Takes over one mail; rejects with a MailFailure when it could not, and the mail is tried again. `id`: the same at each try. */
  deliver(message: Message, id: string): Promise<Taken>
  close(): Promise<void>
}
