import type { ChatMessage, EngineName, Source } from '../../src/domain/assistant/chat.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'

/** A question, and all that an engine may know when it answers. */
export interface Asking {
  readonly viewer: Viewer
  /** In which the interface is; a question in another language is answered in that. */
  readonly language: Language
  readonly text: string
  /** What was said before in the thread, the first message first. */
  readonly earlier: readonly ChatMessage[]
  /** A transaction of the asker's: what it reads they may see now. */
  readonly inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
  /** The answer is wanted no longer. */
  readonly signal: AbortSignal
}

/** What stands beside an answer's text; said again, the last one holds. */
export interface About {
  readonly sources: readonly Source[]
  readonly query?: string
  readonly engine: EngineName
  readonly fellBack?: boolean
}

export type AnswerPart = { readonly kind: 'about'; readonly about: About } | { readonly kind: 'text'; readonly text: string }

/** Answers questions, piece by piece; throws where it cannot. */
export interface Engine {
  answer(asking: Asking): AsyncIterable<AnswerPart>
}
