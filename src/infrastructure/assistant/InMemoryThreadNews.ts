import type { ThreadNews } from '../../application/assistant/ThreadNews.ts'

/** Of one tab, with those that it is told stand beside it. */
export class InMemoryThreadNews implements ThreadNews {
  readonly #received = new Set<(threadId: string) => void>()
  readonly published: string[] = []

  publish(threadId: string) {
    this.published.push(threadId)
  }

  listen(received: (threadId: string) => void) {
    this.#received.add(received)
    return () => void this.#received.delete(received)
  }

  /** Another tab asked. */
  publishElsewhere(threadId: string) {
    for (const received of this.#received) received(threadId)
  }
}
