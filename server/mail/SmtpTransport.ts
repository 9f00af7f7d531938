import type { Transporter } from 'nodemailer'
import type { MailTransport } from './MailTransport.ts'
import type { Message } from './message.ts'

/** Milliseconds for each step of talking to the mail server; a mail that meets a silent one is tried again later. */
const PATIENCE = 20_000

/** Mails by SMTP, as SMTP_URL says: `smtp://` (STARTTLS where the server has it) or `smtps://`, with user and password. */
export class SmtpTransport implements MailTransport {
  readonly #url: URL
  #transport: Promise<Transporter> | undefined

  constructor(url: URL) {
    this.#url = url
  }

  async deliver(message: Message): Promise<void> {
    this.#transport ??= this.#open()
    await (await this.#transport).sendMail(message)
  }

  async close(): Promise<void> {
    ;(await this.#transport)?.close()
  }

  /** Most starts send nothing for hours: the library is loaded with the first mail. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const { protocol, hostname, port, username, password } = this.#url
    const secure = protocol === 'smtps:'
    return createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    })
  }
}
