import { createTransport } from 'nodemailer'
import type { MailTransport } from './MailTransport.ts'
import type { Message } from './message.ts'

/** Milliseconds for each step of talking to the mail server; a mail that meets a silent one is tried again later. */
const PATIENCE = 20_000

/** Mails by SMTP, as SMTP_URL says: `smtp://` (STARTTLS where the server has it) or `smtps://`, with user and password. */
export class SmtpTransport implements MailTransport {
  readonly #transport

  constructor(url: URL) {
    this.#transport = createTransport({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : Number(url.port),
      secure: url.protocol === 'smtps:',
      ...(url.username === '' ? {} : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    })
  }

  async deliver(message: Message): Promise<void> {
    await this.#transport.sendMail(message)
  }

  close(): void {
    this.#transport.close()
  }
}
