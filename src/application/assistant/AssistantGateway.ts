import type { Result } from 'effect/Result'
import type { ChatMessage, Feedback, Thread } from '../../domain/assistant/chat.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export interface Question {
  readonly message: string
  /** Absent: a thread is begun. */
  readonly threadId?: string
  /** The own message that is asked in other words: it goes, with what follows it. */
  readonly replaces?: string
}

interface ThreadPage {
  /** The latest first. */
  readonly threads: readonly Thread[]
  /** Where the next page begins; absent: nothing follows. */
  readonly next?: string
}

/** The conversations of one person with the assistant (specification section 7). What is not theirs is not found. */
export interface AssistantGateway {
  /** Ends an answer that is being written in the thread, and begins the one to this. Answers the id of the thread. */
  send(question: Question, signal: AbortSignal): Promise<Result<string, CallFailure>>
  /** In the order of time; without the answer that is being written. */
  messages(threadId: string, signal: AbortSignal): Promise<Result<readonly ChatMessage[], CallFailure>>
  /** What was written so far stays as the answer. */
  stop(threadId: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
  /** The last answer goes, and the last question is answered again. */
  retry(threadId: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
  /** Those whose title or messages have the words of `search`; all where it is blank. */
  threads(search: string, after: string | undefined, signal: AbortSignal): Promise<Result<ThreadPage, CallFailure>>
  rename(threadId: string, title: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
  remove(threadId: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
  /** What somebody thinks of an answer; null takes it back. */
  rate(messageId: string, feedback: Feedback | null, signal: AbortSignal): Promise<Result<void, CallFailure>>
}
