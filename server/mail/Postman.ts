import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { BossMailQueue, TakenMail } from './BossMailQueue.ts'
import type { Letter } from './Letter.ts'
import type { MailJob } from './MailQueue.ts'
import type { MailTransport } from './MailTransport.ts'
import { messageOf } from './message.ts'

/** Milliseconds between looks into the queue that nobody asked for: for tries that are due again, and mails of nodes that are gone. */
const BACKSTOP = 5_000

/** Writes a letter when it is about to be sent; undefined: there is no reason for it any more. `origin`: what its links begin with. */
export type WriteLetter = (tenant: Tenant, mail: MailJob, origin: string) => Promise<Letter | undefined>

interface Parts {
  readonly database: Database
  readonly queue: BossMailQueue
  readonly transport: MailTransport
  readonly letters: Readonly<Record<MailJob['kind'], WriteLetter>>
  /** The installation's own address: PUBLIC_URL, or where it listens. */
  readonly origin: string
  /** Whom mails are from; undefined: an address at the installation's host. */
  readonly from: string | undefined
  readonly onError: (error: unknown) => void
}

/** Writes and sends what waits in the queue of mails, one after the other. What cannot be sent now waits for its next try. */
export class Postman {
  readonly #parts: Parts
  #round: Promise<void> | undefined
  #isAskedAgain = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
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
    while (!this.#isOver) {
      const taken = await this.#parts.queue.take()
      if (taken === undefined) return
      await this.#deliver(taken)
    }
  }

  async #deliver({ id, mail }: TakenMail): Promise<void> {
    const { database, queue, transport, letters, origin, onError } = this.#parts
    try {
      const letter = await inTenant(database, mail.organizationId, (tenant) => letters[mail.kind](tenant, mail, origin))
      if (letter !== undefined) await transport.deliver(messageOf(letter, { id, ...this.#sender() }), id)
      await queue.finish(id)
    } catch (error) {
      onError(error)
      await queue.setBack(id)
    }
  }

  #sender(): { readonly from: string; readonly host: string } {
    const { hostname } = new URL(this.#parts.origin)
    return { from: this.#parts.from ?? `Vitrine <no-reply@${hostname}>`, host: hostname }
  }
}
