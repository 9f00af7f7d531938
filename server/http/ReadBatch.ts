import type { Tenant } from '../database/tenant.ts'
import type { Admitted } from './admit.ts'

/** The most reads of one transaction. */
const MOST_BATCHED = 50

/** Transactions under way at a time: while one is answered, the database is at the next. */
const MOST_UNDER_WAY = 2

interface Read {
  /** Answers how to settle it, once the transaction has held. */
  readonly run: (tenant: Tenant) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

/**
 * What the requests of one session read, as many as there are in one transaction: a screen of thumbnails asks for all of them at
 * once. Each read is in a transaction that begins after its request came, so the session is checked for every one of them.
 */
export class ReadBatch {
  readonly #inTenant: Admitted['inTenant']
  readonly #waiting: Read[] = []
  #underWay = 0

  constructor(inTenant: Admitted['inTenant']) {
    this.#inTenant = inTenant
  }

  /** Only reads. A failure of the transaction is the failure of all that share it. */
  read<A>(work: (tenant: Tenant) => Promise<A>): Promise<A> {
    return new Promise((resolve, reject) => {
      const run = async (tenant: Tenant): Promise<() => void> => {
        const value = await work(tenant)
        return () => resolve(value)
      }
      this.#waiting.push({ run, fail: reject })
      if (this.#underWay === MOST_UNDER_WAY) return
      this.#underWay += 1
      // Requests that came in the same moment are all read by then.
      setImmediate(() => void this.#empty())
    })
  }

  async #empty(): Promise<void> {
    while (this.#waiting.length > 0) await this.#batched(this.#waiting.splice(0, MOST_BATCHED))
    this.#underWay -= 1
  }

  async #batched(reads: readonly Read[]): Promise<void> {
    try {
      const settled = await this.#inTenant((tenant) => Promise.all(reads.map(({ run }) => run(tenant))), true)
      for (const settle of settled) settle()
    } catch (error) {
      for (const { fail } of reads) fail(error)
    }
  }
}
