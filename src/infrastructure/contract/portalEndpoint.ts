import type * as Schema from 'effect/Schema'

/** What portals answer anybody as JSON, written once for the server and the OpenAPI document. It is read alone, and fails by a page that says nothing. */
export interface PortalEndpoint<Success> {
  /** In `:name` style. */
  readonly path: `/portal/:webAddress/${string}`
  /** One line for the OpenAPI document. */
  readonly summary: string
  /** What may stand behind `?`, each name with what it is. */
  readonly query: Readonly<Record<string, string>>
  readonly success: Schema.Codec<Success, unknown>
}
