import type { EventStream } from '../../application/notifications/EventStream.ts'
import type { ServerFact } from '../../application/notifications/ServerFact.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'

export class InMemoryEventStream implements EventStream {
  readonly #library: InMemoryLibrary

  constructor(library: InMemoryLibrary) {
    this.#library = library
  }

  subscribe(happened: (fact: ServerFact) => void) {
    return this.#library.listen(happened)
  }

  open() {}

  close() {}
}
