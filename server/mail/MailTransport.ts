import type { Message } from './message.ts'

/** The way that mails take out of the installation. */
export interface MailTransport {
  /** Takes over one mail; rejects when it could not, and the mail is tried again. `id`: the same at each try. */
  deliver(message: Message, id: string): Promise<void>
  close(): Promise<void>
}
