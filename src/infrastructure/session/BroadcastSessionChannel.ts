import type { Offer, SessionChannel, SessionNews } from '../../application/session/SessionChannel.ts'
import { askTabs, offerToTabs } from './openTabs.ts'

/** Milliseconds that another tab may be at it: its code and its call come, or count as unreachable. One that the device has suspended keeps its turn. */
const TURN_MS = 60_000

/** Tabs of one browser, by BroadcastChannel and the Web Locks that only one of them holds at a time. */
export class BroadcastSessionChannel implements SessionChannel {
  readonly #channel: BroadcastChannel
  readonly #locks: Pick<LockManager, 'query' | 'request'>
  readonly #post: BroadcastChannel['postMessage']

  constructor(channel: BroadcastChannel, locks: Pick<LockManager, 'query' | 'request'>) {
    this.#channel = channel
    this.#post = channel.postMessage.bind(channel)
    this.#locks = locks
  }

  publish(news: SessionNews) {
    this.#post(news)
  }

  listen(listener: (news: SessionNews) => void) {
    // Only pages of this origin can write to the channel, and all of them are ours.
    const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
    this.#channel.addEventListener('message', onMessage)
    return () => this.#channel.removeEventListener('message', onMessage)
  }

  offer(offer: Offer) {
    return offerToTabs(this.#locks, offer)
  }

  ask(sessionId?: string) {
    return askTabs(this.#locks, sessionId)
  }

  alone<Value>(sessionId: string, work: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
    return this.#locks.request(`vitrine.refresh.${sessionId}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]) }, work)
  }
}
