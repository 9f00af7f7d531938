import type { Tenant } from '../database/tenant.ts'
import type { Admitted } from './admit.ts'

/** The most looks of one transaction. */
const MOST_TOGETHER = 50

interface Look {
  /** Answers how to settle it, once the transaction has held. */
  readonly run: (tenant: Tenant) => Promise<() => void>
  readonly fail: (error: unknown) => void
}

/**
 * What the requests of one session look up, as many as there are in one transaction: a screen of thumbnails asks for all of them at
 * once. Each look is in a transaction that begins after its request came, so the session is checked for every one of them.
 */
export class SharedLooks {
  readonly #inTenant: Admitted['inTenant']
  readonly #waiting: Look[] = []
  #isUnderWay = false

  constructor(inTenant: Admitted['inTenant']) {
    this.#inTenant = inTenant
  }

  /** Only reads. A failure of the transaction is the failure of all that share it. */
  look<A>(work: (tenant: Tenant) => Promise<A>): Promise<A> {
    return new Promise((resolve, reject) => {
      const run = async (tenant: Tenant): Promise<() => void> => {
        const value = await work(tenant)
        return () => resolve(value)
      }
      this.#waiting.push({ run, fail: reject })
      if (this.#isUnderWay) return
      this.#isUnderWay = true
      // Requests that came in the same moment are all read by then.
      setImmediate(() => void this.#empty())
    })
  }

  async #empty(): Promise<void> {
    while (this.#waiting.length > 0) await this.#together(this.#waiting.splice(0, MOST_TOGETHER))
    this.#isUnderWay = false
  }

  async #together(looks: readonly Look[]): Promise<void> {
    try {
      const settled = await this.#inTenant((tenant) => Promise.all(looks.map(({ run }) => run(tenant))), true)
      for (const settle of settled) settle()
    } catch (error) {
      for (const { fail } of looks) fail(error)
    }
  }
}
