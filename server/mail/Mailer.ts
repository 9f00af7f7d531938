import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailSettings } from '../../src/domain/mail/settings.ts'
import type { Letter } from './Letter.ts'
import { MailFailure } from './MailFailure.ts'
import type { MailTransport, Taken } from './MailTransport.ts'
import { messageOf } from './message.ts'
import { outboxOf, OutboxTransport } from './OutboxTransport.ts'
import { senderOf } from './sender.ts'
import { smtpServerOf, SmtpTransport } from './SmtpTransport.ts'

/** Milliseconds that each step of a mail and the whole of it may take while somebody waits. */
const STEP = 6_000
const LONGEST = 15_000

interface Parts {
  readonly dataDirectory: string
  readonly smtpUrl: URL | undefined
  /** Whom mails are from; undefined: an address at the installation's host. */
  readonly from: string | undefined
  /** Whoever reaches the installation sees the outbox in the browser. */
  readonly hasOutbox: boolean
}

/** Hands letters over: to the mail server, or into the outbox. */
export class Mailer {
  readonly #parts: Parts
  readonly #transport: MailTransport
  #origin = ''

  constructor(parts: Parts) {
    this.#parts = parts
    this.#transport = this.#open()
  }

  /** Where people reach the installation, which is known once it listens; empty until then. */
  get origin(): string {
    return this.#origin
  }

  begin(origin: string): void {
    this.#origin = origin
  }

  /** What is in force, as it may be told. */
  settings(): Omit<MailSettings, 'groups'> {
    const { smtpUrl, hasOutbox, from } = this.#parts
    const { from: sender } = senderOf({ origin: this.#origin, from })
    if (smtpUrl === undefined) return { way: { kind: 'outbox', shown: hasOutbox }, sender }
    const { host, port, secure, signsIn } = smtpServerOf(smtpUrl)
    return { way: { kind: 'smtp', host, port, encryption: secure ? 'always' : 'whenOffered', signsIn }, sender }
  }

  /** `id`: the same at each try. */
  deliver(letter: Letter, id: string): Promise<Taken> {
    return this.#hand(this.#transport, letter, id)
  }

  /** Hands a letter over while somebody waits for it; it is not tried again. */
  async deliverNow(letter: Letter): Promise<Taken> {
    const transport = this.#open(STEP)
    const timeout = new AbortController()
    const tooLong = pause(LONGEST, undefined, { signal: timeout.signal }).then(() => {
      throw new MailFailure({ trouble: 'timedOut', reply: '' })
    })
    try {
      return await Promise.race([this.#hand(transport, letter, randomUUID()), tooLong])
    } finally {
      timeout.abort()
      tooLong.catch(() => undefined)
      await transport.close()
    }
  }

  close(): Promise<void> {
    return this.#transport.close()
  }

  #hand(transport: MailTransport, letter: Letter, id: string): Promise<Taken> {
    const { from } = this.#parts
    return transport.deliver(messageOf(letter, { id, ...senderOf({ origin: this.#origin, from }) }), id)
  }

  #open(timeout?: number): MailTransport {
    const { smtpUrl, dataDirectory } = this.#parts
    return smtpUrl === undefined ? new OutboxTransport(outboxOf(dataDirectory)) : new SmtpTransport(smtpUrl, timeout)
  }
}
