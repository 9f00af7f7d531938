import type { ChatMessage, Feedback } from './chat.ts'

type Messages = readonly ChatMessage[]

/** A message that the server has not named yet. `createdAt`: ISO 8601. */
export const unnamed = (message: string, isAssistant: boolean, createdAt: string): ChatMessage => ({ id: '', message, isAssistant, createdAt, sources: [] })

/** Whether the last thing said is a question. */
export const isUnanswered = (messages: Messages): boolean => messages.at(-1)?.isAssistant === false

const lastQuestion = (messages: Messages): ChatMessage | undefined => messages.findLast(({ isAssistant }) => !isAssistant)

/** Whether messages that were read end with a question that is not the last one known here: somebody asked elsewhere, and it is being answered. */
export const isAskedElsewhere = (known: Messages, read: Messages): boolean => {
  const [before, now] = [lastQuestion(known), lastQuestion(read)]
  const isSame = before?.id === now?.id || (before?.id === '' && before.message === now?.message)
  return isUnanswered(read) && !isSame
}

/** What was said before a message; all of it where that is not among them. */
export const messagesBefore = (messages: Messages, id: string | undefined): Messages => {
  const at = messages.findIndex((message) => message.id === id)
  return id === undefined || at === -1 ? messages : messages.slice(0, at)
}

/** The last answer goes, to be given anew. */
export const withoutAnswer = (messages: Messages): Messages => (messages.at(-1)?.isAssistant === true ? messages.slice(0, -1) : messages)

export const rated = (messages: Messages, messageId: string, feedback: Feedback | null): Messages =>
  messages.map((message) => (message.id === messageId ? { ...message, feedback } : message))
