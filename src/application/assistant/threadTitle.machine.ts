import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { titleProblem, type Thread } from '../../domain/assistant/chat.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AssistantGateway } from './AssistantGateway.ts'

interface ThreadTitleContext {
  readonly thread: Thread | undefined
  readonly title: string
  readonly problem: Problem | undefined
  readonly failure: CallFailure | undefined
}

type ThreadTitleEvent = { type: 'title.edit'; thread: Thread } | { type: 'title.change'; title: string } | { type: 'save' } | { type: 'cancel' }

interface ThreadTitlePorts {
  readonly assistant: AssistantGateway
  readonly renamed: () => void
}

const isUnchanged = ({ thread, title }: ThreadTitleContext): boolean => thread?.title === title.trim()

/** Giving a thread another title. */
export const createThreadTitleMachine = ({ assistant, renamed }: ThreadTitlePorts) =>
  setup({
    types: { context: {} as ThreadTitleContext, events: {} as ThreadTitleEvent, tags: {} as 'open' },
    actors: {
      saving: fromPromise(({ input: { thread, title }, signal }: { input: ThreadTitleContext; signal: AbortSignal }) => assistant.rename(thread?.threadId ?? '', title.trim(), signal)),
    },
    guards: { isUnchanged: ({ context }) => isUnchanged(context), isValid: ({ context }) => titleProblem(context.title) === undefined },
    actions: {
      judge: assign(({ context }) => ({ problem: titleProblem(context.title) })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      renamed: (_context, _done: unknown) => renamed(),
    },
  }).createMachine({
    id: 'threadTitle',
    context: { thread: undefined, title: '', problem: undefined, failure: undefined },
    initial: 'closed',
    on: { 'title.edit': { target: '.editing', actions: assign(({ event: { thread } }) => ({ thread, title: thread.title, problem: undefined, failure: undefined })) } },
    states: {
      closed: { description: 'No thread gets another title.' },
      editing: {
        description: 'A title is being written, and why it could not be saved where that was so.',
        tags: 'open',
        on: {
          'title.change': { actions: assign(({ event }) => ({ title: event.title, problem: undefined, failure: undefined })) },
          save: [{ guard: 'isUnchanged', target: 'closed' }, { guard: 'isValid', target: 'saving' }, { actions: 'judge' }],
          cancel: 'closed',
        },
      },
      saving: {
        description: 'The title is being saved.',
        tags: 'open',
        invoke: { src: 'saving', input: ({ context }) => context, onDone: answered<void, CallFailure>()({ target: 'closed', action: 'renamed' }, { target: 'editing', action: 'fail' }) },
      },
    },
  })

type ThreadTitleMachine = ReturnType<typeof createThreadTitleMachine>
export type ThreadTitleActor = ActorRefFrom<ThreadTitleMachine>
