import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { FaceFailure, FaceGateway } from './FaceGateway.ts'

interface Context {
  readonly name: string
  readonly failure: FaceFailure | undefined
}

type PersonErasureEvent = { type: 'erasure.asked'; name: string } | { type: 'confirm' } | { type: 'cancel' }

interface Ports {
  readonly faces: FaceGateway
  readonly notify: Notify
  readonly changed: () => void
}

const states = confirmStates<Context, number, FaceFailure>()(
  { asking: 'It is asked whether what was learnt of a face is to be erased.', working: 'What was learnt of a face is being erased.' },
  'working',
)

/** Erases what was learnt of somebody's face, once it has been asked. It cannot be taken back. */
export const createPersonErasureMachine = ({ faces, notify, changed }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as PersonErasureEvent, tags: {} as 'open' },
    actors: { working: fromPromise<Result<number, FaceFailure>, Context>(({ input, signal }) => faces.erase(input.name, signal)) },
    actions: {
      notify: ({ context: { name } }, erased: number | undefined) => {
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
      ...states,
    },
  })

export type PersonErasureActor = ActorRefFrom<ReturnType<typeof createPersonErasureMachine>>
