import type { ServerFact } from './ServerFact.ts'

/** The one stream of facts from the server, and from this browser's own edits. It reconnects by itself. */
export interface EventStream {
  /** Facts arrive after what they make stale has been forgotten, so that reading again reads anew. Returns how to stop. */
  subscribe(happened: (fact: ServerFact) => void): () => void
  open(): void
  close(): void
}
