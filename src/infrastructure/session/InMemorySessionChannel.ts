import type { Offer, SessionChannel, SessionNews } from '../../application/session/SessionChannel.ts'

/** Has news of a tab arrive in another one: in a later turn, and in the order in which they were told. */
export type Delivery = (arrive: () => void) => void

/** The tabs of one browser, in memory. */
export class InMemoryTabs {
  readonly #tabs = new Set<(news: SessionNews) => void>()
  readonly #opening: () => Delivery
  readonly #offers = new Map<Offer, object>()
  #last: Promise<unknown> = Promise.resolve()

  /** `opening`: how the news of one more tab travel. */
  constructor(opening: () => Delivery = () => queueMicrotask) {
    this.#opening = opening
  }

  /** The channel of one more tab. */
  open(): SessionChannel {
    const deliver = this.#opening()
    const listeners = new Set<(news: SessionNews) => void>()
    const own = (news: SessionNews) => listeners.forEach((listener) => listener(news))
    this.#tabs.add(own)
    return {
      publish: (news) => this.#tabs.forEach((listener) => listener !== own && deliver(() => listener(news))),
      listen: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      offer: (offer) => {
        this.#offers.set(offer, own)
        return () => this.#offers.delete(offer)
      },
      ask: async (sessionId) => {
        await Promise.resolve()
        const others = [...this.#offers].filter(([, tab]) => tab !== own)
        return others.map(([offer]) => offer(sessionId)).find((tokens) => tokens !== undefined)
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
