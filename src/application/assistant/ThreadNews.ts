/** What happens in threads in the other tabs of this browser. Identifiers, no content. */
export interface ThreadNews {
  /** A question was asked in a thread, or asked again. */
  publish(threadId: string): void
  /** Returns how to leave. */
  listen(received: (threadId: string) => void): () => void
}
