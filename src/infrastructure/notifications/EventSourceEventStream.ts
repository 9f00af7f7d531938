import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { Credentials } from '../../application/session/Credentials.ts'
import { NOTHING_PRELOADED, type Preloaded } from '../http/Preloaded.ts'
import { eventsPath, inOrganization } from '../contract/files.ts'
import type { LocalEventHub } from './LocalEventHub.ts'

/** Milliseconds before a stream that was closed is opened anew. */
const AGAIN_MS = 3000

/** An event that came as text; undefined is one that this version does not know. */
type ReadsEvent = (data: string) => ServerEvent | undefined

/** The server's facts by server-sent events, authorised by the cookie of the session's path. */
export class EventSourceEventStream implements EventStream {
  readonly #hub: LocalEventHub
  readonly #read: ReadsEvent
  readonly #credentials: Credentials
  readonly #host: string
  readonly #preloaded: Preloaded
  #source: EventSource | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #wasOpen = false

  /** `host`: where the streams are; empty for the page's own. `preloaded`: what the page has begun to listen to already. */
  constructor(hub: LocalEventHub, read: ReadsEvent, credentials: Credentials, host = '', preloaded: Preloaded = NOTHING_PRELOADED) {
    this.#hub = hub
    this.#read = read
    this.#credentials = credentials
    this.#host = host
    this.#preloaded = preloaded
  }

  subscribe(happened: (serverEvent: ServerEvent) => void) {
    return this.#hub.subscribe(happened)
  }

  open() {
    const held = this.#credentials.held()
    if (held === undefined || this.#source !== undefined) return
    const address = `${this.#host}${inOrganization(eventsPath(held.sessionId), held)}`
    const early = this.#preloaded.stream(address)
    const source = early?.source ?? new EventSource(address, { withCredentials: true })
    this.#source = source
    this.#wasOpen ||= source.readyState === EventSource.OPEN
    source.addEventListener('open', () => {
      if (this.#wasOpen) this.#hub.receive({ kind: 'stream.reopened' })
      this.#wasOpen = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => this.#receive(data))
    source.addEventListener('error', () => {
      // Broken connections the browser mends itself; a refused one it gives up, so the session is looked at and the stream begun anew.
      if (source.readyState === EventSource.CLOSED && source === this.#source) this.#reopenLater(held.token)
    })
    early?.received.forEach((data) => this.#receive(data))
    if (early) source.removeEventListener('message', early.gather)
    if (source.readyState === EventSource.CLOSED) this.#reopenLater(held.token)
  }

  close() {
    clearTimeout(this.#again)
    this.#source?.close()
    this.#source = undefined
  }

  #receive(data: string) {
    const serverEvent = this.#read(data)
    // What a newer server tells and this version does not know concerns nothing it shows.
    if (serverEvent !== undefined) this.#hub.receive(serverEvent)
  }

  #reopenLater(token: string) {
    this.#source = undefined
    const reopen = async () => {
      if ((await this.#credentials.renew(token)) !== 'refused') this.open()
    }
    this.#again = setTimeout(() => void reopen(), AGAIN_MS)
  }
}
