import type { ThreadNews } from '../../application/assistant/ThreadNews.ts'

/** By a BroadcastChannel, which the tab that writes does not hear itself. */
export class BroadcastThreadNews implements ThreadNews {
  readonly #channel: BroadcastChannel
  readonly #post: BroadcastChannel['postMessage']

  constructor(channel: BroadcastChannel) {
    this.#channel = channel
    this.#post = channel.postMessage.bind(channel)
  }

  publish(threadId: string) {
    this.#post(threadId)
  }

  listen(received: (threadId: string) => void) {
    // Only pages of this origin can write to the channel, and all of them are ours.
    const onMessage = ({ data }: MessageEvent<string>) => received(data)
    this.#channel.addEventListener('message', onMessage)
    return () => this.#channel.removeEventListener('message', onMessage)
  }
}
