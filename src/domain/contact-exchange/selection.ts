/** Which contacts something is done with: some, or all that a list shows but some. */
export type ContactSelection =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly term: string; readonly categoryId: string | null }

/** The most contacts of one change. */
export const MOST_CHANGED = 10_000

/** What a change of many came to; taken back by its identifier. */
export interface ContactBatch {
  readonly id: string
  readonly contacts: number
}

/** What was taken back; `kept`: contacts that somebody changed since. */
export interface BatchUndone {
  readonly contacts: number
  readonly kept: number
}
