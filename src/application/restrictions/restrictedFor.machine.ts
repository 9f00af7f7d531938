import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ResourceRef, RestrictedFor } from '../../domain/restrictions/restriction.ts'
import { failureOf, hasSucceeded, valueOf, wentUnanswered } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { RestrictionFailure, RestrictionGateway } from './RestrictionGateway.ts'

interface Context {
  readonly resource: ResourceRef | undefined
  readonly known: RestrictedFor | undefined
  readonly failure: RestrictionFailure | undefined
}

export type RestrictedForEvent =
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
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'counted', actions: assign({ failure: undefined, known: ({ event }) => valueOf(event.output) }) },
            { guard: ({ context, event }) => context.known !== undefined && context.failure === undefined && wentUnanswered(event.output), target: 'counted' },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      counted: { description: 'For how many people and groups stands there.', on: { changed: 'counting', retry: 'counting' } },
      failed: { description: 'It could not be counted; it can be tried again.', on: { changed: 'counting', retry: 'counting' } },
    },
  })

export type RestrictedForMachine = ReturnType<typeof createRestrictedForMachine>
export type RestrictedForActor = ActorRefFrom<RestrictedForMachine>
