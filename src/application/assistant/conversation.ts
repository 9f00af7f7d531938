import { messageProblem, type ChatMessage, type Feedback } from '../../domain/assistant/chat.ts'
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

const NOT_ANSWERING = { incoming: '', ground: undefined } as const

export const isSendable = (message: string): boolean => messageProblem(message) === undefined

/** Whether the last thing said is a question. */
export const isUnanswered = (messages: readonly ChatMessage[]): boolean => messages.at(-1)?.isAssistant === false

const lastQuestion = (messages: readonly ChatMessage[]): ChatMessage | undefined => messages.findLast(({ isAssistant }) => !isAssistant)

/** Whether messages that were read end with a question that is not the last one known here: somebody asked elsewhere, and it is being answered. */
export const isAskedElsewhere = (known: readonly ChatMessage[], read: readonly ChatMessage[]): boolean => {
  const [before, now] = [lastQuestion(known), lastQuestion(read)]
  const isSame = before?.id === now?.id || (before?.id === '' && before.message === now?.message)
  return isUnanswered(read) && !isSame
}

/** What a thread lacks that nothing is being written in. */
export const lackOf = (messages: readonly ChatMessage[]): Lack | undefined => (isUnanswered(messages) ? 'missing' : undefined)

const question = (message: string, createdAt: string): ChatMessage => ({ id: '', message, isAssistant: false, createdAt, sources: [] })

/** The accumulated text becomes an answer, where there is any. */
export const concluded = ({ messages, incoming, ground }: ConversationContext, createdAt: string, more: Partial<ChatMessage> = {}) => ({
  ...NOT_ANSWERING,
  messages: incoming === '' ? messages : [...messages, { id: '', message: incoming, isAssistant: true, createdAt, sources: [], ...ground, ...more }],
})

const before = (messages: readonly ChatMessage[], replaces: string | undefined): readonly ChatMessage[] => {
  const at = messages.findIndex(({ id }) => id === replaces)
  return replaces === undefined || at === -1 ? messages : messages.slice(0, at)
}

/** A question is on its way. In a thread that has messages it stands among them at once. */
export const asking = (context: ConversationContext, asked: Asked, createdAt: string): Partial<ConversationContext> => {
  const { messages } = concluded(context, createdAt, { stopped: true })
  const isBegun = messages.length > 0
  return {
    ...NOT_ANSWERING,
    asked,
    draft: asked.replaces === undefined ? '' : context.draft,
    lack: undefined,
    failure: undefined,
    messages: isBegun ? [...before(messages, asked.replaces), question(asked.message, createdAt)] : messages,
  }
}

/** It was taken: the thread is known, and the question stands in it. */
export const taken = ({ messages, asked }: ConversationContext, threadId: string | undefined, createdAt: string): Partial<ConversationContext> => ({
  threadId,
  asked: undefined,
  messages: messages.length === 0 && asked !== undefined ? [question(asked.message, createdAt)] : messages,
})

/** It could not be sent: what was typed is there again, unless something else is. */
export const unsent = ({ asked, draft }: ConversationContext): Partial<ConversationContext> => ({
  asked: undefined,
  draft: draft === '' && asked !== undefined ? asked.message : draft,
})

/** The last answer goes, to be given anew. */
export const withoutAnswer = (messages: readonly ChatMessage[]): readonly ChatMessage[] => (messages.at(-1)?.isAssistant === true ? messages.slice(0, -1) : messages)

export const rated = (messages: readonly ChatMessage[], messageId: string, feedback: Feedback | null): readonly ChatMessage[] =>
  messages.map((message) => (message.id === messageId ? { ...message, feedback } : message))
