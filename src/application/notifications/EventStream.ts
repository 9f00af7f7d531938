import type { ServerEvent } from './ServerEvent.ts'

/** The one stream of facts from the server, and from this browser's own edits. It reconnects by itself. */
export interface EventStream {
  /** Facts arrive after what they make stale has been forgotten, so that reading again reads anew. Returns how to stop. */
  subscribe(happened: (serverEvent: ServerEvent) => void): () => void
  open(): void
  close(): void
}
