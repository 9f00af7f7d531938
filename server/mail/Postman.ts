import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { BossMailQueue, TakenMail } from './BossMailQueue.ts'
import type { Letter } from './Letter.ts'
import type { MailJob } from './MailQueue.ts'
import type { MailTransport } from './MailTransport.ts'
import { DeliveryNews } from './DeliveryNews.ts'
import { noteEnded, noteFailed } from './deliveries.ts'
import { mailFailureOf } from './MailFailure.ts'
import { messageOf } from './message.ts'
import { senderOf } from './sender.ts'

/** Milliseconds between looks into the queue that nobody asked for: for tries that are due again, and mails of nodes that are gone. */
const BACKSTOP = 5_000

/** Writes a letter when it is about to be sent; undefined: there is no reason for it any more. `origin`: what its links begin with. */
export type WriteLetter = (tenant: Tenant, mail: MailJob, origin: string) => Promise<Letter | undefined>

interface Parts {
  readonly database: Database
  readonly queue: BossMailQueue
  readonly transport: MailTransport
  readonly write: WriteLetter
  /** The installation's own address: PUBLIC_URL, or where it listens. */
  readonly origin: string
  /** Whom mails are from; undefined: an address at the installation's host. */
  readonly from: string | undefined
  readonly onError: (error: unknown) => void
}

/** Writes and sends what waits in the queue of mails, one after the other. What cannot be sent now waits for its next try. */
export class Postman {
  readonly #parts: Parts
  readonly #news: DeliveryNews
  #round: Promise<void> | undefined
  #isAskedAgain = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#news = new DeliveryNews(parts.database)
  }

  begin(): void {
    this.#timer = setInterval(() => this.wake(), BACKSTOP)
    this.wake()
  }

  /** There may be something to send. */
  wake(): void {
    if (this.#isOver) return
    if (this.#round !== undefined) {
      this.#isAskedAgain = true
      return
    }
    this.#round = this.#deliverAll()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#round = undefined
        if (!this.#isAskedAgain) return
        this.#isAskedAgain = false
        this.wake()
      })
  }

  /** Finishes the mail that is under way. */
  async end(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#timer)
    await this.#round
    await this.#parts.transport.close()
  }

  async #deliverAll(): Promise<void> {
    try {
      while (!this.#isOver) {
        const taken = await this.#parts.queue.take()
        if (taken === undefined) return
        await this.#deliver(taken)
        await this.#news.pass()
      }
    } finally {
      await this.#news.publishAll()
    }
  }

  async #deliver({ id, mail }: TakenMail): Promise<void> {
    const { database, queue, transport, write, origin, onError } = this.#parts
    try {
      const letter = await inTenant(database, mail.organizationId, (tenant) => write(tenant, mail, origin))
      if (letter !== undefined) await transport.deliver(messageOf(letter, { id, ...senderOf(this.#parts) }), id)
      await this.#note(mail, async (tenant) => {
        await queue.finish(tenant, id)
        await noteEnded(tenant, id, letter === undefined ? 'withdrawn' : 'sent')
      })
    } catch (error) {
      onError(error)
      const failure = mailFailureOf(error)
      await this.#note(mail, async (tenant) => {
        if (failure.isFinal) await queue.finish(tenant, id)
        await noteFailed(tenant, id, failure, failure.isFinal ? undefined : await queue.setBack(tenant, id))
      })
    }
  }

  /** The job and what is noted of it change together: a node that ends between them would leave one of them wrong. */
  async #note({ organizationId, kind }: MailJob, work: (tenant: Tenant) => Promise<void>): Promise<void> {
    await inTenant({ pool: this.#parts.database.owner }, organizationId, work)
    if (kind === 'password') this.#news.add(organizationId)
  }
}
