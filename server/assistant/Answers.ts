import { PHRASES } from '../../src/domain/assistant/answers/phrases.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { asPerson } from './asPerson.ts'
import { Draft, NotWanted } from './Draft.ts'
import type { Asking, Engine } from './engine.ts'
import { listMessages } from './messageRows.ts'
import type { Question } from './questions.ts'

/** Answers that are written for one person at once on this node. */
const MOST_AT_ONCE = 10
/** Questions of one person in a minute, on each node. */
const MOST_IN_A_MINUTE = 100
const MINUTE = 60_000

interface Running {
  readonly userId: string
  readonly abort: AbortController
  readonly work: Promise<void>
}

/** The answers that this node is writing. Those who read them may be on any node. */
export class Answers {
  readonly #database: Database
  readonly #engine: Engine
  readonly #onError: (error: unknown) => void
  readonly #running = new Map<string, Running>()
  readonly #asked = new Map<string, number[]>()

  constructor(database: Database, engine: Engine, onError: (error: unknown) => void) {
    this.#database = database
    this.#engine = engine
    this.#onError = onError
  }

  /** Seconds after which somebody may ask; 0: now, and this counts. */
  admit(userId: string): number {
    const now = Date.now()
    const times = (this.#asked.get(userId) ?? []).filter((at) => at > now - MINUTE)
    const atOnce = [...this.#running.values()].filter((one) => one.userId === userId).length
    if (times.length >= MOST_IN_A_MINUTE || atOnce >= MOST_AT_ONCE) return Math.max(1, Math.ceil(((times[0] ?? now) + MINUTE - now) / 1000))
    if (this.#asked.size > 10_000) this.#asked.clear()
    this.#asked.set(userId, [...times, now])
    return 0
  }

  begin(viewer: Viewer, language: Language, question: Question): void {
    const abort = new AbortController()
    const work = this.#write(viewer, language, question, abort.signal).finally(() => this.#running.delete(question.messageId))
    this.#running.set(question.messageId, { userId: viewer.userId, abort, work })
  }

  /** Nobody wants it any more, wherever that was said. */
  cancel(messageId: string): void {
    this.#running.get(messageId)?.abort.abort()
  }

  /** Cuts all that is being written. */
  async close(): Promise<void> {
    const all = [...this.#running.values()]
    for (const { abort } of all) abort.abort()
    await Promise.all(all.map(({ work }) => work))
  }

  async #write(viewer: Viewer, language: Language, question: Question, signal: AbortSignal): Promise<void> {
    const draft = new Draft(this.#database, viewer, question)
    const beat = draft.beat()
    let isCut = true
    try {
      const inTenant: Asking['inTenant'] = (work) => asPerson(this.#database, viewer, work)
      const { messages } = await inTenant((tenant) => listMessages(tenant, question.threadId))
      const parts = this.#engine.answer({ viewer, language, text: question.text, earlier: messages.slice(0, -1), inTenant, signal })
      for await (const part of parts) {
        if (signal.aborted) break
        await draft.add(part)
      }
      isCut = signal.aborted
    } catch (error) {
      if (!(error instanceof NotWanted) && !signal.aborted) this.#onError(error)
    } finally {
      clearInterval(beat)
      await draft.end(isCut ? `*${PHRASES[language].interrupted}*` : undefined).catch((error: unknown) => (error instanceof NotWanted ? undefined : this.#onError(error)))
    }
  }
}
