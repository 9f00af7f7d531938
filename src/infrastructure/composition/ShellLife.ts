import type { FirstActors } from '../../application/actors.ts'
import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { SessionActor } from '../../application/session/session.machine.ts'

/** A shell that was opened, the stream it listens to, and how the rest of it ends. */
export interface OpenShell {
  readonly actors: FirstActors
  readonly events: EventStream
  readonly endCapabilities: () => void
}

const end = ({ actors, events, endCapabilities }: OpenShell): void => {
  events.close()
  for (const part of Object.values(actors)) if (typeof part === 'object' && 'stop' in part) part.stop()
  endCapabilities()
}

/**
 * One shell for each user who signs in. A session that expired keeps it, so that a draft is still there when the same user signs in
 * again; signing out, or another user, ends it.
 */
export class ShellLife {
  readonly #session: SessionActor
  readonly #open: () => Promise<OpenShell>
  #userId: string | undefined
  #shell: Promise<OpenShell> | undefined

  constructor(session: SessionActor, open: () => Promise<OpenShell>) {
    this.#session = session
    this.#open = open
    session.subscribe((snapshot) => {
      if (snapshot.matches('signedOut') || snapshot.matches('signingOut')) this.#end()
      if (snapshot.matches('expired')) void this.#shell?.then(({ events }) => events.close())
    })
  }

  /** The shell of whoever is signed in. */
  async load(): Promise<FirstActors> {
    const userId = this.#session.getSnapshot().context.session?.claims.user.id
    if (userId !== this.#userId) this.#end()
    this.#userId = userId
    this.#shell ??= this.#begin()
    const { actors, events } = await this.#shell
    events.open()
    return actors
  }

  async #begin(): Promise<OpenShell> {
    const shell = await this.#open()
    shell.events.subscribe((serverEvent) => {
      const token = this.#session.getSnapshot().context.session?.tokens.token
      // The server ended the session, or says so: the refresh finds out, and takes it from there.
      if (serverEvent.kind === 'session.ended' && token !== undefined) this.#session.send({ type: 'session.challenged', token })
    })
    return shell
  }

  #end(): void {
    void this.#shell?.then(end)
    this.#shell = undefined
    this.#userId = undefined
  }
}
