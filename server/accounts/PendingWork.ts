/** What is still done behind answers that have been given. */
export class PendingWork {
  readonly #works = new Set<Promise<void>>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  add(work: Promise<void>): void {
    const watched = work.catch(this.#onError).finally(() => this.#works.delete(watched))
    this.#works.add(watched)
  }

  async settle(): Promise<void> {
    await Promise.all(this.#works)
  }
}
