import type { PortalEndpoint } from '../../src/infrastructure/contract/portalEndpoint.ts'
import type { AccessTokens } from '../authentication/accessToken.ts'
import type { CookieScope } from '../authentication/cookie.ts'
import type { Keys } from '../authentication/keys.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../database/connect.ts'
import type { DomainPages, Page } from '../http/page.ts'
import type { Route } from '../http/route.ts'

/** What one capability offers to those that are listed after it. */
export interface Service<Offered> {
  readonly name: string
  /** Of the types alone. */
  readonly offered?: Offered
}

export const service = <Offered>(name: string): Service<Offered> => ({ name })

/** The node that capabilities are opened on. */
export interface ServerNode {
  readonly configuration: Configuration
  readonly dataDirectory: string
  readonly database: Database
  readonly keys: Keys
  readonly tokens: AccessTokens
  readonly cookies: CookieScope
  /** No other node works on this database. */
  readonly isAlone: boolean
  /** For what goes wrong behind an answer. */
  readonly onError: (error: unknown) => void
  offer<Offered>(what: Service<Offered>, offered: Offered): void
  /** Throws where nobody before has offered it. */
  use<Offered>(what: Service<Offered>): Offered
}

/** What a capability adds to its node. */
export interface Part {
  readonly routes?: readonly Route[]
  readonly pages?: readonly Page[]
  /** Of these pages, what the OpenAPI document tells. */
  readonly described?: readonly PortalEndpoint<unknown>[]
  /** Of one capability alone. */
  readonly domains?: DomainPages
  /** The node listens; `origin` is where people reach it. */
  readonly begin?: (origin: string) => void | Promise<void>
  /** Ends what would never end by itself, so that the HTTP server can close. */
  readonly endStreams?: () => Promise<void>
  /** Puts down what is under way. What it uses, and the database, are still open then. */
  readonly close?: () => Promise<void>
}

/** Opens one capability; a line of `server/capabilities.ts`. */
export type Capability = (node: ServerNode) => Part | Promise<Part>
