import type { Rest, ShellActors } from '../../application/actors.ts'

/** Makes the machines that the first page does not begin with, once. */
export class RestOfShell implements Rest {
  readonly #make: () => Promise<ShellActors>
  readonly #listeners = new Set<() => void>()
  #making: Promise<ShellActors> | undefined
  #made: ShellActors | undefined

  constructor(make: () => Promise<ShellActors>) {
    this.#make = make
  }

  readonly load = () => (this.#making ??= this.#begin())

  readonly now = () => this.#made

  readonly subscribe = (made: () => void) => {
    this.#listeners.add(made)
    return () => this.#listeners.delete(made)
  }

  async #begin() {
    try {
      this.#made = await this.#make()
    } catch (error) {
      this.#making = undefined
      throw error
    }
    this.#listeners.forEach((made) => made())
    return this.#made
  }
}
