import type { ChatMessage } from '../../domain/assistant/chat.ts'
import { isUnanswered, messagesBefore, unnamed } from '../../domain/assistant/messages.ts'
import type { Asked, ConversationContext, Lack } from './conversation.ts'

const NOT_ANSWERING = { incoming: '', ground: undefined } as const

/** What a thread lacks that nothing is being written in. */
export const lackOf = (messages: readonly ChatMessage[]): Lack | undefined => (isUnanswered(messages) ? 'missing' : undefined)

/** The accumulated text becomes an answer, where there is any. */
export const concluded = ({ messages, incoming, ground }: Pick<ConversationContext, 'messages' | 'incoming' | 'ground'>, createdAt: string, more: Partial<ChatMessage> = {}) => ({
  ...NOT_ANSWERING,
  messages: incoming === '' ? messages : [...messages, { ...unnamed(incoming, true, createdAt), ...ground, ...more }],
})

/** A question is on its way. In a thread that has messages it stands among them at once. */
export const asking = (context: ConversationContext, asked: Asked, createdAt: string): Partial<ConversationContext> => {
  const { messages } = concluded(context, createdAt, { stopped: true })
  return {
    ...NOT_ANSWERING,
    asked,
    // An example, or another question in place of an old one, leaves what is typed.
    draft: asked.replaces === undefined && asked.message === context.draft ? '' : context.draft,
    lack: undefined,
    failure: undefined,
    messages: messages.length > 0 ? [...messagesBefore(messages, asked.replaces), unnamed(asked.message, false, createdAt)] : messages,
  }
}

/** It was taken: the thread is known, and the question stands in it. */
export const taken = ({ messages, asked }: Pick<ConversationContext, 'messages' | 'asked'>, threadId: string | undefined, createdAt: string): Partial<ConversationContext> => ({
  threadId,
  asked: undefined,
  messages: messages.length === 0 && asked !== undefined ? [unnamed(asked.message, false, createdAt)] : messages,
})

/** It could not be sent: what was typed is there again, unless something else is. */
export const unsent = ({ asked, draft }: Pick<ConversationContext, 'asked' | 'draft'>): Partial<ConversationContext> => ({
  asked: undefined,
  draft: draft === '' && asked !== undefined ? asked.message : draft,
})
