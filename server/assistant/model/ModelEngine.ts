import { PHRASES } from '../../../src/domain/assistant/answers/phrases.ts'
import type { Source } from '../../../src/domain/assistant/chat.ts'
import { joinPieces, splitMarkers } from '../../../src/domain/assistant/sourceMarkers.ts'
import { checkSentence, marked, takeSentences } from '../../../src/domain/assistant/supported.ts'
import type { SearchLog } from '../../search/SearchLog.ts'
import { spoken } from '../built-in/BuiltInEngine.ts'
import { retrieve, type Retrieved } from '../built-in/retrieve.ts'
import type { About, AnswerPart, Asking, Engine } from '../engine.ts'
import type { ChatModel } from './ChatModel.ts'
import { promptFor, sourcesOf } from './prompt.ts'
import { spend, spentToday, tokensIn } from './tokens.ts'

/** UTF-16 units that a model may write, and without the end of a sentence: then it is taken to have no end. */
const MOST_WRITTEN = 20_000
const LONGEST_SENTENCE = 4_000

type Found = Extract<Retrieved, { kind: 'found' }>

/** Answers with a language model over the passages that the built-in engine finds; where the model fails, the built-in engine answers and says so. */
export class ModelEngine implements Engine {
  readonly #model: Pick<ChatModel, 'answer'>
  readonly #dailyTokens: number
  readonly #log: SearchLog
  readonly #onError: (error: unknown) => void

  constructor(model: Pick<ChatModel, 'answer'>, dailyTokens: number, log: SearchLog, onError: (error: unknown) => void) {
    this.#model = model
    this.#dailyTokens = dailyTokens
    this.#log = log
    this.#onError = onError
  }

  async *answer(asking: Asking): AsyncGenerator<AnswerPart> {
    const retrieved = await retrieve(asking)
    if (retrieved.kind === 'found' && retrieved.query !== '') this.#log.add(asking.viewer, retrieved.query, retrieved.total)
    // What nothing is found for no model knows either; greetings and instructions are Vitrine's own.
    if (retrieved.kind !== 'found' || retrieved.findings.items.length === 0) return yield* spoken(retrieved)
    if ((await asking.inTenant(spentToday)) >= this.#dailyTokens) return yield* this.#instead(retrieved, [])
    let written: readonly Source[] = []
    try {
      for await (const part of this.#written(retrieved, asking)) {
        if (part.kind === 'about') written = part.about.sources
        yield part
      }
      if (written.length === 0) throw new Error('The language model said nothing')
    } catch (error) {
      if (asking.signal.aborted) throw error
      this.#onError(error)
      yield* this.#instead(retrieved, written)
    }
  }

  /** What the model writes, sentence by sentence, each checked before anybody sees it. */
  async *#written({ understood, findings, query, total }: Found, { text: question, earlier, inTenant, signal }: Asking): AsyncGenerator<AnswerPart> {
    const sources = sourcesOf(findings, understood.language)
    const prompt = promptFor(question, sources, total, earlier, understood.language)
    const about: About = { sources, query, engine: 'model' }
    const note = PHRASES[understood.language].unsupported
    const asked = tokensIn(prompt.map(({ content }) => content).join(''))
    let [rest, written, said, tokens, isAboutSent] = ['', 0, 0, 0, false]
    const partsOf = (sentences: readonly string[]): readonly AnswerPart[] => {
      const text = sentences.map((sentence) => {
        const checked = checkSentence(sentence, sources, question)
        return checked.isSupported ? checked.text : marked(checked.text, note)
      }).join('')
      if (text === '') return []
      const first = isAboutSent ? [] : [{ kind: 'about', about } as const]
      isAboutSent = true
      return [...first, { kind: 'text', text }]
    }
    try {
      for await (const part of this.#model.answer(prompt, signal)) {
        if (part.kind === 'usage') tokens = part.tokens
        else {
          said += tokensIn(part.text)
          const taken = takeSentences(rest + part.text, false)
          rest = taken.rest
          yield* partsOf(taken.whole)
          written += part.text.length
          if (written > MOST_WRITTEN || rest.length > LONGEST_SENTENCE) throw new Error('The language model did not end')
        }
      }
      yield* partsOf(takeSentences(rest, true).whole)
    } finally {
      // An endpoint that says less than it did is not believed.
      const cost = Math.max(tokens, Math.trunc((asked + said) / 2))
      await inTenant((tenant) => spend(tenant, cost)).catch(this.#onError)
    }
  }

  /** The built-in engine's answer; where the model broke off, behind what it had written from these sources, whose numbers stay. */
  *#instead(retrieved: Found, written: readonly Source[]): Generator<AnswerPart> {
    const say = PHRASES[retrieved.understood.language]
    const behind = (number: number): number => number + written.length
    for (const part of spoken(retrieved)) {
      if (part.kind === 'about') {
        const sources = [...written, ...part.about.sources.map((source) => ({ ...source, number: behind(source.number) }))]
        yield { kind: 'about', about: { ...part.about, sources, fellBack: true } }
      } else {
        const text = joinPieces(splitMarkers(part.text).map((piece) => (piece.kind === 'marker' ? { ...piece, number: behind(piece.number) } : piece)))
        yield { kind: 'text', text: `${written.length === 0 ? `*${say.fellBack}*` : `\n\n*${say.brokeOff}*`}\n\n${text}` }
      }
    }
  }
}
