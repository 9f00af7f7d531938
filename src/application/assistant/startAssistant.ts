import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AnswerStream } from './AnswerStream.ts'
import type { AssistantActors } from './assistantActors.ts'
import { createAssistantDialogMachine } from './assistantDialog.machine.ts'
import type { AssistantGateway } from './AssistantGateway.ts'
import { createConversationMachine } from './conversation.machine.ts'
import { rating } from './rating.ts'
import { createThreadRemovalMachine } from './threadRemoval.machine.ts'
import { createThreadsMachine } from './threads.machine.ts'
import { createThreadTitleMachine } from './threadTitle.machine.ts'
import type { ThreadNews } from './ThreadNews.ts'

interface AssistantPorts {
  readonly assistant: AssistantGateway
  readonly events: EventStream
  readonly answers: AnswerStream
  readonly threadNews: ThreadNews
  readonly notify: Notify
  /** ISO 8601. */
  readonly timestamp: () => string
}

export const startAssistant = (ports: AssistantPorts): AssistantActors => {
  const { assistant, notify, threadNews } = ports
  const threads = createActor(createThreadsMachine(ports)).start()
  const threadsChanged = () => threads.send({ type: 'threads.changed' })
  const conversation = createActor(createConversationMachine({ ...ports, threadsChanged, asked: (threadId) => threadNews.publish(threadId), rate: rating(assistant, notify) })).start()
  threadNews.listen((threadId) => {
    threadsChanged()
    conversation.send({ type: 'thread.asked', threadId })
  })
  const removed = (threadId: string) => {
    threadsChanged()
    if (conversation.getSnapshot().context.threadId === threadId) conversation.send({ type: 'thread.clear' })
  }
  return {
    threads,
    conversation,
    assistantDialog: createActor(
      createAssistantDialogMachine({
        isAnswering: () => conversation.getSnapshot().hasTag('answering'),
        clearThread: () => conversation.send({ type: 'thread.clear' }),
      }),
    ).start(),
    threadTitle: createActor(createThreadTitleMachine({ assistant, renamed: threadsChanged })).start(),
    threadRemoval: createActor(createThreadRemovalMachine({ assistant, notify, removed })).start(),
  }
}
