/** Does something behind the answers: a while after it was first asked for, once for all that came until then, and one time after the other. */
export class Coalescer {
  readonly #work: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()

  /** `work` never rejects. */
  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  /** Milliseconds; where it is to be done already, that stays. */
  soon(delay: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), delay).unref()
  }

  /** At once. Resolves when it is done. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#working = this.#working.then(this.#work)
    return this.#working
  }
}
