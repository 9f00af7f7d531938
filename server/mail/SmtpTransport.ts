import type { Transporter } from 'nodemailer'
import { keptReply, MailFailure } from './MailFailure.ts'
import type { MailTransport, Taken } from './MailTransport.ts'
import type { Message } from './message.ts'
import { smtpTrouble } from './smtpTrouble.ts'

/** Milliseconds for each step of talking to the mail server; a mail that meets a silent one is tried again later. */
const TIMEOUT = 20_000

/** Where mails are handed over, as SMTP_URL says. */
export const smtpServerOf = ({ protocol, hostname, port, username }: URL) => {
  const secure = protocol === 'smtps:'
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? (secure ? 465 : 587) : Number(port), secure, signsIn: username !== '' }
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** Mails by SMTP, as SMTP_URL says: `smtp://` (STARTTLS where the server has it) or `smtps://`, with user and password. */
export class SmtpTransport implements MailTransport {
  readonly #url: URL
  readonly #timeout: number
  readonly #user: string
  readonly #password: string
  #transport: Promise<Transporter> | undefined

  constructor(url: URL, timeout = TIMEOUT) {
    this.#url = url
    this.#timeout = timeout
    this.#user = decodeURIComponent(url.username)
    this.#password = decodeURIComponent(url.password)
  }

  async deliver(message: Message): Promise<Taken> {
    this.#transport ??= this.#open()
    const transport = await this.#transport
    try {
      const { response } = (await transport.sendMail(message)) as { readonly response?: string }
      return { reply: this.#kept(response ?? '') }
    } catch (error) {
      throw this.#failure(error as Error & Parameters<typeof smtpTrouble>[0])
    }
  }

  async close(): Promise<void> {
    ;(await this.#transport)?.close()
  }

  /** The server may repeat what it was told. */
  #kept(text: string): string {
    const [user, password] = [this.#user, this.#password]
    return keptReply(text, [base64(`\0${user}\0${password}`), base64(password), password, base64(user), user].filter((secret) => secret !== base64('')))
  }

  #failure(error: Error & Parameters<typeof smtpTrouble>[0]): MailFailure {
    const trouble = smtpTrouble(error)
    const isFinal = trouble === 'receiverRefused'
    return new MailFailure({ trouble, reply: this.#kept(error.response ?? error.message), isFinal })
  }

  /** Most starts send nothing for hours: the library is loaded with the first mail. */
  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const { signsIn, ...server } = smtpServerOf(this.#url)
    return createTransport({
      ...server,
      ...(signsIn ? { auth: { user: this.#user, pass: this.#password } } : {}),
      connectionTimeout: this.#timeout,
      greetingTimeout: this.#timeout,
      socketTimeout: this.#timeout,
    })
  }
}
