import type { OwnerConnection } from '../database/connect.ts'
import { Listener } from '../events/Listener.ts'
import { WRITTEN_CHANNEL } from './messageRows.ts'

/** Streams that one person may have open at once on this node. */
const MOST_STREAMS = 20

interface Reader {
  readonly userId: string
  readonly look: () => void
  readonly leave: () => void
}

/** Who reads an answer on this node while it is written, on whichever node. */
export class AnswerStreams {
  readonly #readers = new Map<string, Set<Reader>>()
  readonly #listener: Listener

  /** `onStopped`: nobody wants an answer any more, which may be written on this node. */
  constructor(connection: OwnerConnection, onStopped: (messageId: string) => void) {
    const received = (payload: string): void => {
      const [threadId = '', ...stopped] = payload.split(' ')
      stopped.forEach(onStopped)
      for (const reader of this.#readers.get(threadId) ?? []) reader.look()
    }
    this.#listener = new Listener(connection, { [WRITTEN_CHANNEL]: received }, () => this.#each((reader) => reader.look()))
  }

  open(): Promise<void> {
    return this.#listener.open()
  }

  hasRoom(userId: string): boolean {
    let open = 0
    this.#each((reader) => void (open += reader.userId === userId ? 1 : 0))
    return open < MOST_STREAMS
  }

  /** Answers how to leave. */
  join(threadId: string, reader: Reader): () => void {
    const readers = this.#readers.get(threadId) ?? new Set()
    this.#readers.set(threadId, readers.add(reader))
    return () => {
      readers.delete(reader)
      if (readers.size === 0 && this.#readers.get(threadId) === readers) this.#readers.delete(threadId)
    }
  }

  async close(): Promise<void> {
    this.#each((reader) => reader.leave())
    await this.#listener.close()
  }

  #each(visit: (reader: Reader) => void): void {
    // Whoever leaves meanwhile takes nobody's turn: sets may be changed while they are gone through.
    for (const readers of this.#readers.values()) for (const reader of readers) visit(reader)
  }
}
