import type { OwnerConnection } from '../database/connect.ts'
import type { ServerEvent } from './serverEvent.ts'
import { throttled } from './throttle.ts'
import { Listener } from './Listener.ts'
import { FACTS_CHANNEL, type PublishedEvent } from './publish.ts'

/** The channel of the trigger on `sessions` (migration 0001). */
const SESSIONS_CHANNEL = 'session_ended'

/** Somebody's open browser. */
export interface Subscriber {
  readonly sessionId: string
  readonly userId: string
  readonly organizationId: string
  /** Must return at once. */
  readonly receive: (serverEvent: ServerEvent) => void
  /** The session ended, or facts may have been missed: the stream closes, and a browser that may comes again and reads anew. */
  readonly end: (reason: 'ended' | 'gap') => void
}

/** Streams at once of one session, and of one account in all its sessions: more tabs than anybody looks at. */
const MOST_OF_A_SESSION = 20
const MOST_OF_AN_ACCOUNT = 60

/** Carries what transactions publish to the open browsers of their organization on this node. */
export class EventHub {
  readonly #organizations = new Map<string, Set<Subscriber>>()
  readonly #open = new Map<string, number>()
  readonly #listener: Listener
  readonly #throttled = throttled((events) => events.forEach((event) => this.#deliver(event)))

  constructor(connection: OwnerConnection) {
    const handlers = { [FACTS_CHANNEL]: (payload: string) => this.#receive(JSON.parse(payload) as PublishedEvent), [SESSIONS_CHANNEL]: (sessionId: string) => this.#end(sessionId) }
    this.#listener = new Listener(connection, handlers, () => this.#each((subscriber) => subscriber.end('gap')))
  }

  open(): Promise<void> {
    return this.#listener.open()
  }

  /** Whether somebody may open another stream in a session. */
  hasRoom({ sessionId, userId }: Pick<Subscriber, 'sessionId' | 'userId'>): boolean {
    return this.#openOf(sessionId) < MOST_OF_A_SESSION && this.#openOf(userId) < MOST_OF_AN_ACCOUNT
  }

  /** Answers how to leave. */
  join(subscriber: Subscriber): () => void {
    const { organizationId } = subscriber
    this.#count(subscriber, 1)
    const members = this.#organizations.get(organizationId) ?? new Set()
    this.#organizations.set(organizationId, members.add(subscriber))
    return () => {
      if (members.delete(subscriber)) this.#count(subscriber, -1)
      if (members.size === 0) this.#organizations.delete(organizationId)
    }
  }

  /** Closes every stream, then stops listening. */
  async close(): Promise<void> {
    this.#throttled.stop()
    this.#each((subscriber) => subscriber.end('gap'))
    await this.#listener.close()
  }

  /** What somebody may see no longer is not left open for a moment. */
  #receive(event: PublishedEvent): void {
    if ('serverEvent' in event) this.#throttled.push(event)
    else this.#deliver(event)
  }

  #deliver(event: PublishedEvent): void {
    for (const subscriber of this.#organizations.get(event.organizationId) ?? []) {
      if ('serverEvent' in event) {
        if ((event.userId ?? subscriber.userId) === subscriber.userId) subscriber.receive(event.serverEvent)
      } else if (event.accessOf === subscriber.userId) subscriber.end('gap')
    }
  }

  #end(sessionId: string): void {
    this.#each((subscriber) => {
      if (subscriber.sessionId === sessionId) subscriber.end('ended')
    })
  }

  #openOf(id: string): number {
    return this.#open.get(id) ?? 0
  }

  #count({ sessionId, userId }: Subscriber, more: 1 | -1): void {
    for (const id of [sessionId, userId]) {
      const open = this.#openOf(id) + more
      if (open === 0) this.#open.delete(id)
      else this.#open.set(id, open)
    }
  }

  #each(visit: (subscriber: Subscriber) => void): void {
    for (const members of this.#organizations.values()) for (const subscriber of members) visit(subscriber)
  }
}
