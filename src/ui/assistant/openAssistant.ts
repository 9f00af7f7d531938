import type { AssistantActors } from '../../application/assistant/assistantActors.ts'
import { threadOf } from '../addresses/assistant.ts'
import type { Arrival } from '../page/Arrival.ts'

/** The page shows what the dialog did; it is not both at once. */
export const openAssistant = ({ assistantDialog, conversation }: AssistantActors, { request }: Arrival): void => {
  const threadId = threadOf(new URL(request.url).searchParams)
  if (threadId !== undefined) conversation.send({ type: 'thread.open', threadId })
  // Closed as it is, a minimised one would leave its thread.
  if (assistantDialog.getSnapshot().matches('minimised')) assistantDialog.send({ type: 'dialog.unminimise' })
  assistantDialog.send({ type: 'dialog.close' })
}
