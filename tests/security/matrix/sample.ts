import type { Route } from '../../../server/http/route.ts'
import type { Asking, Person } from '../../support/server/person.ts'

/** A valid call of one route, made for an organization's administrator. */
export interface Sample {
  /** The identifiers it names, which belong to the maker's organization. */
  readonly ids: readonly string[]
  /** The call, by whoever makes it, with other identifiers in place of the own ones. */
  readonly asking: (caller: Person, ids: readonly string[]) => Asking
  /** The call ends what its caller is signed in with: it is made by somebody who does nothing else. */
  readonly spendsCaller?: true
}

/**
 * Makes what the call needs and answers the call: each time anew, so that it succeeds each time. `module`: where the caller works.
 * `caller`: whose it must be, where that matters (an upload is its beginner's alone).
 */
export type MakeSample = (maker: Person, module: string, caller: Person) => Promise<Sample>

export const nameOf = (route: Route): string => {
  const { method, path } = route.kind === 'contract' ? route.endpoint : route
  return `${method} ${path}`
}

let count = 0

/** A name that nothing has yet, and that is taken for no year. */
export const newName = (prefix: string): string => `${prefix} n${(count += 1)}`
