import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Thread } from '../../domain/assistant/chat.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AssistantGateway } from './AssistantGateway.ts'

interface ThreadRemovalContext {
  readonly thread: Thread | undefined
  readonly failure: CallFailure | undefined
}

type ThreadRemovalEvent = { type: 'ask'; thread: Thread } | { type: 'confirm' } | { type: 'cancel' }

interface ThreadRemovalPorts {
  readonly assistant: AssistantGateway
  readonly notify: Notify
  readonly removed: (threadId: string) => void
}

const states = confirmStates<ThreadRemovalContext, void, CallFailure>()(
  { asking: 'Whether a thread is to go is asked: nobody can bring it back.', working: 'The thread is being deleted.' },
  'working',
)

/** Deleting a thread, once it is confirmed. */
export const createThreadRemovalMachine = ({ assistant, notify, removed }: ThreadRemovalPorts) =>
  setup({
    types: { context: {} as ThreadRemovalContext, events: {} as ThreadRemovalEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(({ input, signal }: { input: ThreadRemovalContext; signal: AbortSignal }) => assistant.remove(input.thread?.threadId ?? '', signal)),
    },
    actions: {
      notify: ({ context: { thread } }) => {
        removed(thread?.threadId ?? '')
        notify({ kind: 'success', text: 'assistant.notices.deleted', values: { title: thread?.title ?? '' } })
      },
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'threadRemoval',
    context: { thread: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'No thread is to be deleted.',
        on: { ask: { target: 'asking', actions: assign(({ event: { thread } }) => ({ thread, failure: undefined })) } },
      },
      ...states,
    },
  })

type ThreadRemovalMachine = ReturnType<typeof createThreadRemovalMachine>
export type ThreadRemovalActor = ActorRefFrom<ThreadRemovalMachine>
