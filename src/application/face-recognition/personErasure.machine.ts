import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { answered } from '../failures/answered.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FaceFailure, FaceGateway } from './FaceGateway.ts'

interface Context {
  readonly name: string
  readonly failure: FaceFailure | undefined
}

export type PersonErasureEvent = { type: 'erasure.asked'; name: string } | { type: 'confirm' } | { type: 'cancel' }

interface Ports {
  readonly faces: FaceGateway
  readonly notify: Notify
  readonly changed: () => void
}

/** Erases what was learnt of somebody's face, once it has been asked. It cannot be taken back. */
export const createPersonErasureMachine = ({ faces, notify, changed }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as PersonErasureEvent, tags: {} as 'open' },
    actors: { erasing: fromPromise<Result<number, FaceFailure>, Context>(({ input, signal }) => faces.erase(input.name, signal)) },
    actions: {
      publish: ({ context: { name } }, erased: number | undefined) => {
        notify({ kind: 'success', text: 'faces.erased', values: { name, count: erased ?? 0 }, subject: `erase ${name}` })
        changed()
      },
      fail: assign((_, failure: FaceFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'personErasure',
    context: { name: '', failure: undefined },
    initial: 'closed',
    states: {
      closed: { description: 'Nothing is to be erased.', on: { 'erasure.asked': { target: 'asking', actions: assign(({ event: { name } }) => ({ name, failure: undefined })) } } },
      asking: { description: 'It is asked whether what was learnt of a face is to be erased.', tags: 'open', on: { confirm: 'erasing', cancel: 'closed' } },
      erasing: {
        description: 'What was learnt of a face is being erased.',
        tags: 'open',
        invoke: {
          src: 'erasing',
          input: ({ context }) => context,
          onDone: answered<number, FaceFailure>()({ target: 'closed', action: 'publish' }, { target: 'asking', action: 'fail' }),
        },
      },
    },
  })

export type PersonErasureActor = ActorRefFrom<ReturnType<typeof createPersonErasureMachine>>
