import { compose, type Composed } from '../../../src/domain/assistant/answers/compose.ts'
import { PHRASES } from '../../../src/domain/assistant/answers/phrases.ts'
import { Sourcing } from '../../../src/domain/assistant/answers/Sourcing.ts'
import { composeHelp } from '../../../src/domain/assistant/help/answerHelp.ts'
import type { SearchLog } from '../../search/SearchLog.ts'
import type { AnswerPart, Asking, Engine } from '../engine.ts'
import { retrieve, type Retrieved } from './retrieve.ts'

const composed = (retrieved: Retrieved): Composed => {
  const { understood } = retrieved
  const say = PHRASES[understood.language]
  switch (retrieved.kind) {
    case 'greeting':
      return { parts: [say.greeting], sourcing: new Sourcing() }
    case 'thanks':
      return { parts: [say.thanks], sourcing: new Sourcing() }
    case 'noHelp':
      return { parts: [say.noHelp], sourcing: new Sourcing() }
    case 'help':
      return composeHelp(retrieved.entry, understood.language)
    case 'found':
      return compose(understood, retrieved.findings)
  }
}

/** Answers with what it finds, in sentences that are there already: it needs no network and no key. */
export class BuiltInEngine implements Engine {
  readonly #log: SearchLog

  /** What was searched for is told to the log as any search is; the question stays the asker's. */
  constructor(log: SearchLog) {
    this.#log = log
  }

  async *answer(asking: Asking): AsyncGenerator<AnswerPart> {
    const retrieved = await retrieve(asking)
    if (retrieved.kind === 'found' && retrieved.query !== '') this.#log.add(asking.viewer, retrieved.query, retrieved.total)
    yield* spoken(retrieved)
  }
}

/** What is built in says of what was found. */
export const spoken = function* (retrieved: Retrieved): Generator<AnswerPart> {
  const { parts, sourcing } = composed(retrieved)
  const query = retrieved.kind === 'found' && retrieved.query !== '' ? { query: retrieved.query } : {}
  yield { kind: 'about', about: { sources: sourcing.sources, ...query, engine: 'builtIn' } }
  yield { kind: 'text', text: parts.join('\n\n') }
}
