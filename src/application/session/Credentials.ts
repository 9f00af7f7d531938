/** What a call of the API travels with. */
export interface Held {
  readonly token: string
  /** Where they work. */
  readonly organizationId: string
  /** That is not their own organization, which is what everything means that names none. */
  readonly away?: true
  /** Names the session's own path, for addresses that cannot carry a header. */
  readonly sessionId: string
}

/** `refused`: the session is over. `unreachable`: the refresh could not be made now, which says nothing about the session. */
export type Renewal = 'renewed' | 'refused' | 'unreachable'

/** The session as callers see it: many parallel refusals of one token come to one refresh. */
export interface Credentials {
  /** What is held at once, or undefined when nobody is signed in. */
  held(): Held | undefined
  /** The same, after a refresh that is under way. At once where none is, so that a call sets out before anything is drawn for what led to it. */
  current(): Held | undefined | Promise<Held | undefined>
  /** Answers when a newer token than the refused one is there, or none can be had. */
  renew(refused: string): Promise<Renewal>
}
