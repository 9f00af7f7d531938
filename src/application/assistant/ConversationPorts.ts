import type { Feedback } from '../../domain/assistant/chat.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AnswerStream } from './AnswerStream.ts'
import type { AssistantGateway } from './AssistantGateway.ts'

export interface ConversationPorts {
  readonly assistant: AssistantGateway
  readonly answers: AnswerStream
  readonly notify: Notify
  /** ISO 8601. */
  readonly timestamp: () => string
  /** A thread was begun, or gone on with. */
  readonly threadsChanged: () => void
  /** A question was asked in it here. */
  readonly asked: (threadId: string) => void
  /** Keeps what somebody thinks of an answer; `refused`: it could not be kept. */
  readonly rate: (messageId: string, feedback: Feedback | null, refused: () => void) => void
}
