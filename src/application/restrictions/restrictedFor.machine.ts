import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceRef, RestrictedFor } from '../../domain/restrictions/restriction.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { RestrictionFailure, RestrictionGateway } from './RestrictionGateway.ts'

interface Context {
  readonly resource: ResourceRef | undefined
  readonly known: RestrictedFor | undefined
  readonly failure: RestrictionFailure | undefined
}

type RestrictedForEvent =
  | { type: 'resource.shown'; resource: ResourceRef }
  | { type: 'resource.left' }
  /** It may have been restricted, or no longer be. */
  | { type: 'changed' }
  | { type: 'retry' }

/** For how many people and groups the folder or file that is looked at is restricted. */
export const createRestrictedForMachine = ({ restrictions, events }: { readonly restrictions: RestrictionGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as Context, events: {} as RestrictedForEvent },
    actors: {
      reopening: retryWhenReopened(events),
      counting: fromPromise(({ input, signal }: { input: ResourceRef | undefined; signal: AbortSignal }) =>
        restrictions.restrictedFor(input ?? { kind: 'folder', id: '' }, signal),
      ),
    },
    actions: {
      take: assign((_, known: RestrictedFor | undefined) => ({ known, failure: undefined })),
      fail: assign((_, failure: RestrictionFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'restrictedFor',
    context: { resource: undefined, known: undefined, failure: undefined },
    initial: 'nothing',
    invoke: { src: 'reopening' },
    on: {
      'resource.shown': { target: '.counting', actions: assign(({ event: { resource: { kind, id } } }) => ({ resource: { kind, id }, known: undefined, failure: undefined })) },
      'resource.left': { target: '.nothing', actions: assign({ resource: undefined, known: undefined, failure: undefined }) },
    },
    states: {
      nothing: { description: 'Nothing is looked at.' },
      counting: {
        description: 'It is being counted for whom it is restricted.',
        invoke: {
          src: 'counting',
          input: ({ context }) => context.resource,
          onDone: answeredAgain<Context, RestrictedFor, RestrictionFailure>()({ target: 'counted', where: ({ known }) => known !== undefined }, { target: 'counted', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      counted: { description: 'For how many people and groups stands there.', on: { changed: 'counting', retry: 'counting' } },
      failed: { description: 'It could not be counted; it can be tried again.', on: { changed: 'counting', retry: 'counting' } },
    },
  })

type RestrictedForMachine = ReturnType<typeof createRestrictedForMachine>
export type RestrictedForActor = ActorRefFrom<RestrictedForMachine>
