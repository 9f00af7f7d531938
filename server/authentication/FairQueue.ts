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

interface Bounds {
  /** Works at once: of all, of strangers, and of one line; left out: as many as of all. */
  readonly atOnce: { readonly all: number; readonly strangers: number; readonly line?: number }
  /** Works that wait: in all, in one line, and of strangers for one account. */
  readonly waiting: { readonly all: number; readonly line: number; readonly account: number }
}

interface Waiting {
  readonly caller: Caller
  readonly go: () => void
}

const count = (counts: Map<string, number>, of: string, more: 1 | -1): void => {
  const now = (counts.get(of) ?? 0) + more
  if (now === 0) counts.delete(of)
  else counts.set(of, now)
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

  /** The first of the lines that may go on. */
  next(mayGoOn: (line: string) => boolean): Waiting | undefined {
    for (const [line, [waiting, ...others]] of this.#lines) {
      if (!mayGoOn(line)) continue
      // Its next one comes after one of every other line.
      this.#lines.delete(line)
      if (others.length > 0) this.#lines.set(line, others)
      this.#size -= 1
      return waiting
    }
    return undefined
  }
}

/** Costly work that anybody can ask for: bounded, in turn by where it comes from, and with a way past for those who are known. */
export class FairQueue {
  readonly #bounds: Bounds
  readonly #known = new Lines()
  readonly #strangers = new Lines()
  readonly #accounts = new Map<string, number>()
  readonly #runningOf = new Map<string, number>()
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
      count(this.#runningOf, caller.line, -1)
      if (!caller.isKnown) this.#runningStrangers -= 1
      this.#go()
    }
  }

  #turn(caller: Caller): Promise<void> {
    this.#admit(caller)
    return new Promise((go) => {
      ;(caller.isKnown ? this.#known : this.#strangers).add({ caller, go })
      if (!caller.isKnown) count(this.#accounts, caller.account, 1)
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

  #go(): void {
    const { all, strangers, line: mostOfLine = all } = this.#bounds.atOnce
    const mayGoOn = (line: string): boolean => (this.#runningOf.get(line) ?? 0) < mostOfLine
    while (this.#running < all) {
      const next = this.#known.next(mayGoOn) ?? (this.#runningStrangers < strangers ? this.#strangers.next(mayGoOn) : undefined)
      if (next === undefined) return
      this.#running += 1
      count(this.#runningOf, next.caller.line, 1)
      if (!next.caller.isKnown) {
        this.#runningStrangers += 1
        count(this.#accounts, next.caller.account, -1)
      }
      next.go()
    }
  }
}
