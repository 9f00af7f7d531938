/** Names a capability of the web app: what its screens are handed, and the ports that other capabilities may ask it for. */
export interface Capability<Actors extends object, Ports extends object = object> {
  readonly name: string
  /** Nothing at run time: the types of what it offers. */
  readonly offers?: { readonly actors: Actors; readonly ports: Ports }
}

export const capability = <Actors extends object, Ports extends object = object>(name: string): Capability<Actors, Ports> => ({ name })

/** What several capabilities offer together. */
export type ActorsOf<Keys extends readonly Capability<object>[]> = Keys extends readonly [Capability<infer Actors>, ...infer Others extends readonly Capability<object>[]]
  ? Actors & ActorsOf<Others>
  : unknown

/** The capabilities of one signed-in user. Each is fetched and made once, when a page or an action first asks for it. */
export interface Capabilities {
  /** Rejects when its code cannot be fetched; the next call tries again. */
  readonly load: <Actors extends object>(key: Capability<Actors>) => Promise<Actors>
  /** Its code alone, for whom it is about to be made. Rejects as `load` does. */
  readonly fetch: (key: Capability<object>) => Promise<unknown>
  /** Undefined while it has not been made. */
  readonly now: <Actors extends object>(key: Capability<Actors>) => Actors | undefined
  /** Whether somebody waits for it: it was asked for, and has not been made yet. */
  readonly isAwaited: (key: Capability<object>) => boolean
  /** Whether any has been made: somebody wants more than the first page shows. */
  readonly isBegun: () => boolean
  readonly subscribe: (made: () => void) => () => void
  /** Fetches the code of all, one after the other and each once the browser is `idle`, and makes none: they are at hand when they are wanted, also without a network. */
  readonly prefetch: (idle: () => Promise<void>) => Promise<void>
}
