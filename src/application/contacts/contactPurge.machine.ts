import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ContactSummary } from '../../domain/contacts/contact.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { ContactGateway } from './ContactGateway.ts'

type PurgeFailure = CallFailure<'CONTACT_NOT_FOUND'>

interface ContactPurgeContext {
  readonly contacts: readonly ContactSummary[]
  readonly failure: PurgeFailure | undefined
}

type ContactPurgeEvent = { type: 'ask'; contacts: readonly ContactSummary[] } | { type: 'confirm' } | { type: 'cancel' }

const states = confirmStates<ContactPurgeContext, number, PurgeFailure>()(
  { asking: 'Whether the contacts are to go for good is asked.', working: 'The contacts are being deleted for good.' },
  'working',
)

/** Deleting contacts of the trash for good, once it is confirmed. */
export const createContactPurgeMachine = ({ contacts, notify }: { readonly contacts: ContactGateway; readonly notify: Notify }) =>
  setup({
    types: { context: {} as ContactPurgeContext, events: {} as ContactPurgeEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise<Result<number, PurgeFailure>, ContactPurgeContext>(({ input, signal }) =>
        contacts.deletePermanently(input.contacts.map(({ id }) => id), signal),
      ),
    },
    actions: {
      notify: (_, count: number | undefined) => notify({ kind: 'success', text: 'contacts.notices.purged', values: { count: count ?? 0 } }),
      fail: assign((_, failure: PurgeFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'contactPurge',
    context: { contacts: [], failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is to be deleted for good.',
        on: { ask: { target: 'asking', actions: assign(({ event }) => ({ contacts: event.contacts, failure: undefined })) } },
      },
      ...states,
    },
  })

type ContactPurgeMachine = ReturnType<typeof createContactPurgeMachine>
export type ContactPurgeActor = ActorRefFrom<ContactPurgeMachine>
