/** Whether the browser believes to have a network. */
export interface Connection {
  /** Returns how to stop listening. */
  onReturn(returned: () => void): () => void
}
