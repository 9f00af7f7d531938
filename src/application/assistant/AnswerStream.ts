import type { EngineName, Source } from '../../domain/assistant/chat.ts'

/** What an answer stands on. */
export interface AnswerGround {
  readonly sources: readonly Source[]
  /** What was searched for, in the query language. */
  readonly query?: string
  readonly engine: EngineName
  /** The model could not answer, and the built-in engine did. */
  readonly fellBack?: boolean
}

export type AnswerEvent =
  | { readonly type: 'answer.grounded'; readonly ground: AnswerGround }
  /** To be put after what came before. */
  | { readonly type: 'answer.chunk'; readonly text: string }
  /** All of it has come; at once where nothing is being written in the thread. `messageId`: of the answer, where there is one. */
  | { readonly type: 'answer.ended'; readonly messageId?: string }
  /** The stream broke off, or could not be had. */
  | { readonly type: 'answer.failed' }

/** An answer while it is written. */
export interface AnswerStream {
  /** Whoever comes later gets all that is there so far, then what follows. The last event has ended or failed. Returns how to leave, after which none comes. */
  listen(threadId: string, received: (event: AnswerEvent) => void): () => void
}
