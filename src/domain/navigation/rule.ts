import type { Right } from '../access/right.ts'
import { type ActionName, rightTo } from '../rights/rights.ts'

/** What one route of the web application asks of a person (specification section 2). */
export interface RouteRule {
  readonly id: string
  /** In react-router's syntax, from the root. A tail of the specification's `...` is `*`. */
  readonly path: string
  readonly access: 'public' | 'signedIn'
  /** A public page that is of no use to somebody who is signed in: they are led to the main area. */
  readonly leaveWhenSignedIn?: true
  /** What is done there, all of which the person may do. A module that is `named` is the one of the `:resourceType` segment. */
  readonly rights: readonly Right[]
  /** Of a dialog: the id of the page over which it stands. */
  readonly over?: string
  /** What may stand in place of `*`; anything else is not found. Absent: the screen decides. */
  readonly tails?: readonly string[]
}

/** A route for whoever may do all of this there. */
export const signedIn = (id: string, path: string, actions: readonly ActionName[], rest: Pick<RouteRule, 'tails' | 'over'> = {}): RouteRule =>
  ({ id, path, access: 'signedIn', rights: actions.map(rightTo), ...rest })

export const open = (id: string, path: string): RouteRule => ({ id, path, access: 'public', rights: [] })
