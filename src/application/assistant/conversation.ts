import type { ChatMessage, Feedback } from '../../domain/assistant/chat.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AnswerEvent, AnswerGround } from './AnswerStream.ts'

/** How the last answer came to nothing, or to half. `cut`: its stream broke off. `missing`: nothing is there, and nothing is being written. */
export type Lack = 'cut' | 'missing'

export interface Asked {
  readonly message: string
  readonly replaces?: string | undefined
}

export interface ConversationContext {
  readonly threadId: string | undefined
  /** In the order of time. One that the server has not named yet has an empty id. */
  readonly messages: readonly ChatMessage[]
  /** What is typed and not sent. */
  readonly draft: string
  /** What is being sent. */
  readonly asked: Asked | undefined
  /** Of the answer that is being written. */
  readonly incoming: string
  readonly ground: AnswerGround | undefined
  readonly lack: Lack | undefined
  /** Why the messages could not be read. */
  readonly failure: CallFailure | undefined
}

export type ConversationEvent =
  | { type: 'thread.open'; threadId: string }
  /** A new chat. */
  | { type: 'thread.clear' }
  | { type: 'draft.change'; draft: string }
  /** `replaces`: the own message that is asked in other words. */
  | { type: 'message.send'; message: string; replaces?: string }
  /** What was asked in a thread that was left meanwhile could not be sent: it is a draft again, unless something else is. */
  | { type: 'question.return'; message: string }
  /** Another tab asked something in a thread. */
  | { type: 'thread.asked'; threadId: string }
  | { type: 'answer.stop' }
  /** The last question is answered again. */
  | { type: 'answer.retry' }
  /** The messages are read again, and an answer that is still being written is followed. */
  | { type: 'messages.reread' }
  | { type: 'feedback.give'; messageId: string; feedback: Feedback | null }
  /** It could not be kept. */
  | { type: 'feedback.refuse'; messageId: string; feedback: Feedback | null }
  | AnswerEvent

export const NO_CONVERSATION: ConversationContext = {
  threadId: undefined,
  messages: [],
  draft: '',
  asked: undefined,
  incoming: '',
  ground: undefined,
  lack: undefined,
  failure: undefined,
}
