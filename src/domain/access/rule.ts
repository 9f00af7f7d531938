import type { Requirement } from './evaluate.ts'
import type { Feature, GlobalRole, Module } from './modules.ts'

/** What one route of the web application asks of a person (specification section 2). */
export interface RouteRule {
  readonly id: string
  /** In react-router's syntax, from the root. A tail of the specification's `...` is `*`. */
  readonly path: string
  readonly access: 'public' | 'signedIn'
  /** A public page that is of no use to somebody who is signed in: they are led to the main area. */
  readonly leaveWhenSignedIn?: true
  /** All of them must be met. Empty: to be signed in is enough. */
  readonly requirements: readonly Requirement[]
  /** The organization must have this module, or the one that the `:resourceType` segment names. */
  readonly module?: Module | 'ofSegment'
  readonly feature?: Feature
  /** It is the platform's: who enters has this role of it too. */
  readonly globalRole?: GlobalRole
  /** What may stand in place of `*`; anything else is not found. Absent: the screen decides. */
  readonly tails?: readonly string[]
}
