/** Whether the browser believes to have a network. */
export interface Connection {
  /** Both return how to stop listening. */
  onReturn(returned: () => void): () => void
  onLoss(lost: () => void): () => void
}
