import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { OrganizationSpace } from '../../domain/organizations/managed.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { OrganizationGateway } from './OrganizationGateway.ts'

interface OrganizationStorageContext {
  readonly id: string
  readonly space: OrganizationSpace | undefined
  readonly failure: CallFailure | undefined
}

type OrganizationStorageEvent = { type: 'storage.open'; id: string } | { type: 'retry' }

/** What an organization's storage is taken up by, beside what it uses. */
export const createOrganizationStorageMachine = ({ organizations, events }: { readonly organizations: OrganizationGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as OrganizationStorageContext, events: {} as OrganizationStorageEvent },
    actors: { reopening: retryWhenReopened(events), reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => organizations.space(input, signal)) },
  }).createMachine({
    id: 'organizationStorage',
    context: { id: '', space: undefined, failure: undefined },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'storage.open': { target: '.reading', reenter: true, actions: assign(({ event }) => ({ id: event.id, space: undefined, failure: undefined })) },
    },
    states: {
      unopened: { description: 'Nothing has been asked for.' },
      reading: {
        description: 'What takes up the storage is being read.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.id,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'shown',
              actions: assign({ space: ({ event }) => valueOf(event.output), failure: undefined }),
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      shown: { description: 'What takes up the storage is shown.' },
      failed: { description: 'It could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

type OrganizationStorageMachine = ReturnType<typeof createOrganizationStorageMachine>
export type OrganizationStorageActor = ActorRefFrom<OrganizationStorageMachine>
