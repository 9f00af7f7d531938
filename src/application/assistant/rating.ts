import type { Feedback } from '../../domain/assistant/chat.ts'
import { hasFailed } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AssistantGateway } from './AssistantGateway.ts'

/** Keeps what somebody thinks of an answer; where it cannot be kept, that is said, and `refused` is called. */
export const rating = (assistant: AssistantGateway, notify: Notify) => {
  const { signal } = new AbortController()
  const keep = async (messageId: string, feedback: Feedback | null, refused: () => void): Promise<void> => {
    if (!hasFailed(await assistant.rate(messageId, feedback, signal))) return
    notify({ kind: 'failure', text: 'assistant.notices.notRated', subject: 'assistant' })
    refused()
  }
  return (messageId: string, feedback: Feedback | null, refused: () => void): void => void keep(messageId, feedback, refused)
}
