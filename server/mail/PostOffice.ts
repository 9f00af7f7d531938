import type { Database } from '../database/connect.ts'
import { BossMailQueue } from './BossMailQueue.ts'
import { tidyDeliveries } from './deliveries.ts'
import type { MailJob, MailQueue } from './MailQueue.ts'
import { outboxOf, OutboxTransport } from './OutboxTransport.ts'
import { Postman, type WriteLetter } from './Postman.ts'
import { SmtpTransport } from './SmtpTransport.ts'

/** Milliseconds. */
const TIDYING = 60 * 60_000

interface Parts {
  readonly database: Database
  readonly dataDirectory: string
  readonly smtpUrl: URL | undefined
  readonly from: string | undefined
  readonly letters: Readonly<Record<MailJob['kind'], WriteLetter>>
  readonly onError: (error: unknown) => void
}

/** The mails of one node: their queue, and whoever takes them out of it. The queue of the assets' jobs is open before. */
export class PostOffice {
  readonly #parts: Parts
  readonly #queue: BossMailQueue
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

  open(): Promise<void> {
    return this.#queue.open()
  }

  /** Begins to send. `origin`: where people reach the installation, which is known once it listens. */
  begin(origin: string): void {
    const { smtpUrl, dataDirectory, ...rest } = this.#parts
    const transport = smtpUrl === undefined ? new OutboxTransport(outboxOf(dataDirectory)) : new SmtpTransport(smtpUrl)
    this.#postman = new Postman({ ...rest, queue: this.#queue, transport, origin })
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

  #tidy(): void {
    const { database, onError } = this.#parts
    this.#tidied = tidyDeliveries(database).catch(onError)
  }
}
