interface Bounds {
  readonly all: number
  /** Of one address. */
  readonly each: number
}

/** Places for long work that anybody can ask for: so many at a time, and so many of one address. */
export class Places {
  readonly #bounds: Bounds
  readonly #taken = new Map<string, number>()
  #all = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** How to give the place back, once; undefined: none is free. */
  take(address: string): (() => void) | undefined {
    const own = this.#taken.get(address) ?? 0
    if (this.#all >= this.#bounds.all || own >= this.#bounds.each) return undefined
    this.#all += 1
    this.#taken.set(address, own + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#all -= 1
      const left = (this.#taken.get(address) ?? 1) - 1
      if (left === 0) this.#taken.delete(address)
      else this.#taken.set(address, left)
    }
  }
}
