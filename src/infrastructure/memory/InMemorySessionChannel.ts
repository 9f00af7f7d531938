import type { SessionChannel, SessionNews } from '../../application/session/SessionChannel.ts'

/** The tabs of one browser, in memory. */
export class InMemoryTabs {
  readonly #tabs = new Set<(news: SessionNews) => void>()
  #last: Promise<unknown> = Promise.resolve()

  /** The channel of one more tab. News reach the others in a later turn, as between real tabs. */
  open(): SessionChannel {
    const listeners = new Set<(news: SessionNews) => void>()
    const own = (news: SessionNews) => listeners.forEach((heard) => heard(news))
    this.#tabs.add(own)
    return {
      tell: (news) => this.#tabs.forEach((heard) => heard !== own && queueMicrotask(() => heard(news))),
      listen: (heard) => {
        listeners.add(heard)
        return () => listeners.delete(heard)
      },
      alone: (_sessionId, work) => this.#inTurn(work),
    }
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work, work)
    this.#last = turn
    return turn
  }
}
