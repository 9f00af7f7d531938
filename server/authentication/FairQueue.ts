/** Whose work it is. Those who have proven something before go before all strangers. */
export interface Caller {
  readonly isKnown: boolean
  /** Each line gets its turn, however many wait in another. */
  readonly line: string
  /** What the work concerns, from however many lines. */
  readonly account: string
}

/** As many wait as may: in this line, for this account, or at all. Nothing was done. */
export class Crowded extends Error {
  readonly by: 'one' | 'all'

  constructor(by: 'one' | 'all') {
    super('Too many wait')
    this.by = by
  }
}

export interface Bounds {
  /** Works at once: of all, and of strangers. */
  readonly atOnce: { readonly all: number; readonly strangers: number }
  /** Works that wait: in all, in one line, and of strangers for one account. */
  readonly waiting: { readonly all: number; readonly line: number; readonly account: number }
}

interface Waiting {
  readonly caller: Caller
  readonly go: () => void
}

/** Lines beside each other, of which each is served in turn. */
class Lines {
  readonly #lines = new Map<string, Waiting[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  lengthOf(line: string): number {
    return this.#lines.get(line)?.length ?? 0
  }

  add(waiting: Waiting): void {
    const { line } = waiting.caller
    this.#lines.set(line, [...(this.#lines.get(line) ?? []), waiting])
    this.#size += 1
  }

  next(): Waiting | undefined {
    const [first] = this.#lines
    if (first === undefined) return undefined
    const [line, [waiting, ...others]] = first
    // Its next one comes after one of every other line.
    this.#lines.delete(line)
    if (others.length > 0) this.#lines.set(line, others)
    this.#size -= 1
    return waiting
  }
}

/** Costly work that anybody can ask for: bounded, in turn by where it comes from, and with a way past for those who are known. */
export class FairQueue {
  readonly #bounds: Bounds
  readonly #known = new Lines()
  readonly #strangers = new Lines()
  readonly #accounts = new Map<string, number>()
  #running = 0
  #runningStrangers = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Throws Crowded, at once. */
  async run<A>(caller: Caller, work: () => Promise<A>): Promise<A> {
    await this.#turn(caller)
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (!caller.isKnown) this.#runningStrangers -= 1
      this.#go()
    }
  }

  #turn(caller: Caller): Promise<void> {
    this.#admit(caller)
    return new Promise((go) => {
      ;(caller.isKnown ? this.#known : this.#strangers).add({ caller, go })
      if (!caller.isKnown) this.#count(caller.account, 1)
      this.#go()
    })
  }

  #admit({ isKnown, line, account }: Caller): void {
    const { all, line: mostInLine, account: mostOfAccount } = this.#bounds.waiting
    const lines = isKnown ? this.#known : this.#strangers
    const ofAccount = isKnown ? 0 : (this.#accounts.get(account) ?? 0)
    if (lines.lengthOf(line) >= mostInLine || ofAccount >= mostOfAccount) throw new Crowded('one')
    if (lines.size >= all) throw new Crowded('all')
  }

  #count(account: string, more: 1 | -1): void {
    const count = (this.#accounts.get(account) ?? 0) + more
    if (count === 0) this.#accounts.delete(account)
    else this.#accounts.set(account, count)
  }

  #go(): void {
    const { all, strangers } = this.#bounds.atOnce
    while (this.#running < all) {
      const next = this.#known.next() ?? (this.#runningStrangers < strangers ? this.#strangers.next() : undefined)
      if (next === undefined) return
      this.#running += 1
      if (!next.caller.isKnown) {
        this.#runningStrangers += 1
        this.#count(next.caller.account, -1)
      }
      next.go()
    }
  }
}
