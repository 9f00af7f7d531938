import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

export class InMemoryEventStream implements EventStream {
  readonly #library: InMemoryLibrary

  constructor(library: InMemoryLibrary) {
    this.#library = library
  }

  subscribe(happened: (serverEvent: ServerEvent) => void) {
    return this.#library.listen(happened)
  }

  open() {}

  close() {}
}
