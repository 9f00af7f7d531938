import { FairQueue } from '../authentication/FairQueue.ts'
import { isThisMachine } from '../http/compression.ts'
import { networkOf } from '../session/network.ts'

/** What one network may ask for: so much at once, and so much again each second. A page of a list with its pictures costs a hundred. */
interface Allowance {
  readonly most: number
  readonly perSecond: number
}

const ALLOWANCE: Allowance = { most: 4000, perSecond: 200 }

/** What an answer costs that has to be made, beside the request itself. */
export const COST = { kept: 5, keptEntering: 10, unkept: 1 } as const

/** Networks that are remembered. */
const MOST_NETWORKS = 10_000

interface Bucket {
  left: number
  at: number
}

/** Counts what networks ask for: each has a bucket that fills up again with time. Of one process. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #allowance: Allowance
  readonly #now: () => number

  /** `now`: milliseconds that only grow. */
  constructor(now: () => number = () => performance.now(), allowance: Allowance = ALLOWANCE) {
    this.#now = now
    this.#allowance = allowance
  }

  /** Takes `cost`, or answers after how many whole seconds there is so much; then nothing is taken. */
  take(network: string, cost: number): number | undefined {
    const { most, perSecond } = this.#allowance
    const now = this.#now()
    const known = this.#buckets.get(network)
    const left = known === undefined ? most : Math.min(most, known.left + ((now - known.at) / 1000) * perSecond)
    const isGranted = left >= cost
    this.#buckets.delete(network)
    this.#buckets.set(network, { left: isGranted ? left - cost : left, at: now })
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_NETWORKS) break
      this.#buckets.delete(oldest)
    }
    return isGranted ? undefined : Math.max(1, Math.ceil((cost - left) / perSecond))
  }
}

/** Whose a request is counted as: an address of IPv4, of IPv6 its network. */
export const lineOf = (address: string): string => networkOf(address)

/** From this machine come a proxy that nobody has named, so everybody's requests together, and benches: neither is counted. */
export const isCounted = (address: string): boolean => !isThisMachine(address)

/** Answers that are made at once, and that wait for it: in turn by network, so that nobody waits for another's flood. */
export const newMakingQueue = (): FairQueue => new FairQueue({ atOnce: { all: 3, strangers: 3 }, waiting: { all: 200, line: 60, account: 200 } })
