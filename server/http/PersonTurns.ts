import { Crowded } from '../authentication/FairQueue.ts'

/** Transactions of one person that wait. */
const MOST_WAITING = 200

interface Turns {
  running: number
  readonly waiting: (() => void)[]
}

/** Lets so many transactions of each person run at once, the others in their order: whatever one asks for, connections are left for the rest. */
export class PersonTurns {
  readonly #atOnce: number
  readonly #people = new Map<string, Turns>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Throws Crowded, at once, where too many wait. */
  async run<A>(userId: string, work: () => Promise<A>): Promise<A> {
    const turns = this.#people.get(userId) ?? { running: 0, waiting: [] }
    this.#people.set(userId, turns)
    await this.#turn(turns)
    try {
      return await work()
    } finally {
      const next = turns.waiting.shift()
      if (next === undefined) turns.running -= 1
      else next()
      if (turns.running === 0) this.#people.delete(userId)
    }
  }

  #turn(turns: Turns): Promise<void> | undefined {
    if (turns.running < this.#atOnce) {
      turns.running += 1
      return undefined
    }
    if (turns.waiting.length >= MOST_WAITING) throw new Crowded('one')
    return new Promise((go) => turns.waiting.push(go))
  }
}
