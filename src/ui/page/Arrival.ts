/** What a route's loader is told. */
export interface Arrival {
  readonly request: { readonly url: string }
  readonly params: Readonly<Record<string, string | undefined>>
}
