import type { Connection } from '../../application/transfers/Connection.ts'

/** A network that a test takes away and brings back. */
export class InMemoryConnection implements Connection {
  readonly #returns = new Set<() => void>()
  readonly #losses = new Set<() => void>()

  readonly onReturn = (returned: () => void) => {
    this.#returns.add(returned)
    return () => this.#returns.delete(returned)
  }

  readonly onLoss = (lost: () => void) => {
    this.#losses.add(lost)
    return () => this.#losses.delete(lost)
  }

  readonly restore = (): void => this.#returns.forEach((returned) => returned())

  readonly cut = (): void => this.#losses.forEach((lost) => lost())
}
