import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { OrganizationDetail, OrganizationSummary } from '../../domain/organizations/managed.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { OrganizationGateway } from './OrganizationGateway.ts'

interface OrganizationContext {
  readonly id: string | undefined
  /** Undefined while it is read for the first time. */
  readonly detail: OrganizationDetail | undefined
  readonly failure: CallFailure | undefined
}

type OrganizationEvent =
  | { type: 'view.open'; id: string }
  | { type: 'retry' }
  /** The request for more storage is answered without more of it. */
  | { type: 'request.close' }
  /** Somebody has changed it: in its dialog, or beside this page, where it is blocked for one. */
  | { type: 'organization.changed'; id: string }
  | { type: 'close' }

export interface OrganizationPorts {
  readonly organizations: OrganizationGateway
  readonly notify: Notify
  /** An organization was made or changed: what shows it follows. */
  readonly changed: (organization: OrganizationSummary) => void
}

const NOTHING: OrganizationContext = { id: undefined, detail: undefined, failure: undefined }

/** One organization that is looked at. Its address opens it, and leaving the address closes it. */
export const createOrganizationMachine = ({ organizations, events, changed }: Omit<OrganizationPorts, 'notify'> & { readonly events: EventStream }) =>
  setup({
    types: { context: {} as OrganizationContext, events: {} as OrganizationEvent, tags: {} as 'busy' },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => organizations.read(input, signal)),
      closing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => organizations.closeRequest(input, signal)),
    },
    guards: { isThis: ({ context }, id: string) => context.id === id },
    actions: {
      /** What is known of it stays in sight while it is read again. */
      begin: assign(({ context }, id: string) => ({ ...NOTHING, id, detail: context.id === id ? context.detail : undefined })),
      show: assign((_, detail: OrganizationDetail | undefined) => (detail === undefined ? {} : { detail, failure: undefined })),
      showFailure: assign((_, failure: CallFailure | undefined) => ({ failure })),
      publishClosed: ({ context: { detail } }) => {
        if (detail !== undefined) changed({ ...detail.summary, upgradeRequestedAt: null })
      },
    },
  }).createMachine({
    id: 'organization',
    context: NOTHING,
    initial: 'closed',
    invoke: { src: 'reopening' },
    on: {
      'view.open': { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => event.id } },
      close: '.closed',
    },
    states: {
      closed: { description: 'No organization is looked at.' },
      reading: {
        description: 'The organization is being read.',
        tags: 'busy',
        on: { 'organization.changed': { guard: { type: 'isThis', params: ({ event }) => event.id }, target: 'reading', reenter: true } },
        invoke: {
          src: 'reading',
          input: ({ context }) => context.id ?? '',
          onDone: answeredAgain<OrganizationContext, OrganizationDetail, CallFailure>()({ target: 'viewing', where: ({ detail }) => detail !== undefined }, { target: 'viewing', action: 'show' }, { target: 'unreadable', action: 'showFailure' }),
        },
      },
      unreadable: { description: 'The organization could not be read.', on: { retry: 'reading' } },
      viewing: {
        description: 'The organization is shown.',
        on: {
          'request.close': 'puttingAside',
          retry: 'reading',
          'organization.changed': { guard: { type: 'isThis', params: ({ event }) => event.id }, target: 'reading' },
        },
      },
      puttingAside: {
        description: 'The request for more storage is being put aside.',
        tags: 'busy',
        invoke: {
          src: 'closing',
          input: ({ context }) => context.id ?? '',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: 'publishClosed' },
            { target: 'viewing', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

type OrganizationMachine = ReturnType<typeof createOrganizationMachine>
export type OrganizationActor = ActorRefFrom<OrganizationMachine>
