import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MailSettings } from '../../src/domain/mail/settings.ts'
import type { Database } from '../database/connect.ts'
import { BossMailQueue } from './BossMailQueue.ts'
import { tidyDeliveries } from './deliveries.ts'
import type { Letter } from './Letter.ts'
import { MailFailure } from './MailFailure.ts'
import type { MailQueue } from './MailQueue.ts'
import type { MailTransport, Taken } from './MailTransport.ts'
import { messageOf } from './message.ts'
import { outboxOf, OutboxTransport } from './OutboxTransport.ts'
import { Postman, type WriteLetter } from './Postman.ts'
import { senderOf } from './sender.ts'
import { smtpServerOf, SmtpTransport } from './SmtpTransport.ts'

/** Milliseconds that each step of a mail and the whole of it may take while somebody waits. */
const STEP = 6_000
const LONGEST = 15_000

/** Milliseconds. */
const TIDYING = 60 * 60_000

interface Parts {
  readonly database: Database
  readonly dataDirectory: string
  readonly smtpUrl: URL | undefined
  readonly from: string | undefined
  /** Whoever reaches the installation sees the outbox in the browser. */
  readonly hasOutbox: boolean
  /** Letters of every kind. */
  readonly write: WriteLetter
  readonly onError: (error: unknown) => void
}

/** The mails of one node: their queue, and whoever takes them out of it. The queue of the assets' jobs is open before. */
export class PostOffice {
  readonly #parts: Parts
  readonly #queue: BossMailQueue
  #origin = ''
  #postman: Postman | undefined
  #tidied: Promise<void> | undefined
  #tidying: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#queue = new BossMailQueue(parts.database, { onSent: () => this.#postman?.wake(), onError: parts.onError })
  }

  get mails(): MailQueue {
    return this.#queue
  }

  /** Where people reach the installation; empty until that is known. */
  origin(): string {
    return this.#origin
  }

  /** What is in force, as it may be told. */
  settings(): Omit<MailSettings, 'groups'> {
    const { smtpUrl, hasOutbox, from } = this.#parts
    const { from: sender } = senderOf({ origin: this.#origin, from })
    if (smtpUrl === undefined) return { way: { kind: 'outbox', shown: hasOutbox }, sender }
    const { host, port, secure, signsIn } = smtpServerOf(smtpUrl)
    return { way: { kind: 'smtp', host, port, encryption: secure ? 'always' : 'whenOffered', signsIn }, sender }
  }

  /** Hands a letter over while somebody waits for it; it is not tried again. */
  async deliverNow(letter: Letter): Promise<Taken> {
    const { from } = this.#parts
    const transport = this.#transport(STEP)
    const id = randomUUID()
    const timeout = new AbortController()
    const tooLong = pause(LONGEST, undefined, { signal: timeout.signal }).then(() => {
      throw new MailFailure({ trouble: 'timedOut', reply: '' })
    })
    try {
      return await Promise.race([transport.deliver(messageOf(letter, { id, ...senderOf({ origin: this.#origin, from }) }), id), tooLong])
    } finally {
      timeout.abort()
      tooLong.catch(() => undefined)
      await transport.close()
    }
  }

  open(): Promise<void> {
    return this.#queue.open()
  }

  /** Begins to send. `origin`: where people reach the installation, which is known once it listens. */
  begin(origin: string): void {
    this.#origin = origin
    this.#postman = new Postman({ ...this.#parts, queue: this.#queue, transport: this.#transport(), origin })
    this.#postman.begin()
    this.#tidy()
    this.#tidying = setInterval(() => this.#tidy(), TIDYING)
  }

  async close(): Promise<void> {
    clearInterval(this.#tidying)
    await this.#tidied
    await this.#postman?.end()
    await this.#queue.close()
  }

  #transport(timeout?: number): MailTransport {
    const { smtpUrl, dataDirectory } = this.#parts
    return smtpUrl === undefined ? new OutboxTransport(outboxOf(dataDirectory)) : new SmtpTransport(smtpUrl, timeout)
  }

  #tidy(): void {
    const { database, onError } = this.#parts
    this.#tidied = tidyDeliveries(database).catch(onError)
  }
}
