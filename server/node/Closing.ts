/** Things to close, the last opened first. */
export class Closing {
  readonly #steps: (() => Promise<unknown>)[] = []
  #closed: Promise<void> | undefined

  add(step: () => Promise<unknown>): void {
    this.#steps.unshift(step)
  }

  close(): Promise<void> {
    this.#closed ??= this.#run()
    return this.#closed
  }

  async #run(): Promise<void> {
    const failures: unknown[] = []
    for (const step of this.#steps) await step().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'The server did not close cleanly')
  }
}
