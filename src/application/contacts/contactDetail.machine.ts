import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Contact } from '../../domain/contacts/contact.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ContactToEdit } from './contactForm.machine.ts'
import type { ContactReadFailure } from './ContactGateway.ts'
import { savingContact, type SavingPorts } from './savingContact.ts'

interface ContactDetailContext {
  readonly contactId: string
  readonly contact: Contact | undefined
  readonly categories: ContactToEdit['categories']
  readonly failure: ContactReadFailure | undefined
}

type ContactDetailEvent = { type: 'contact.opened'; contactId: string } | { type: 'retry' } | ServerEventReceived

type Read = Result<ContactToEdit, ContactReadFailure>

const NOTHING_YET = { contact: undefined, categories: [], failure: undefined }

/** One contact, read again when it changes; it stays meanwhile. */
export const createContactDetailMachine = ({ events, ...ports }: SavingPorts & { readonly events: EventStream }) => {
  const { reading } = savingContact(ports)
  return setup({
    types: { context: {} as ContactDetailContext, events: {} as ContactDetailEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise<Read, ContactDetailContext>(({ input, signal }) => reading(input.contactId, signal)),
    },
    guards: {
      isOfContact: ({ context, event }) => {
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        return serverEvent.kind === 'stream.reopened' || (serverEvent.kind === 'contacts.changed' && (serverEvent.ids?.includes(context.contactId) ?? true))
      },
    },
    actions: {
      take: assign((_, read: ContactToEdit | undefined) => (read ? { ...read, failure: undefined } : {})),
      fail: assign((_, failure: ContactReadFailure | undefined) => ({ ...NOTHING_YET, failure })),
    },
  }).createMachine({
    id: 'contactDetail',
    context: { contactId: '', ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'contact.opened': {
        target: '.reading',
        actions: assign(({ context, event: { contactId } }) => ({ contactId, ...(contactId === context.contactId ? {} : NOTHING_YET) })),
      },
      serverEvent: { guard: 'isOfContact', target: '.reading' },
    },
    states: {
      unopened: { description: 'No contact is looked at.', on: { serverEvent: {} } },
      reading: {
        description: 'The contact is on its way; as it was before it stays.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<ContactDetailContext, ContactToEdit, ContactReadFailure>()({ target: 'shown', where: ({ contact }) => contact !== undefined }, { target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: { description: 'The contact is shown.' },
      failed: { description: 'The contact could not be read, is gone, or lies in the trash.', on: { retry: 'reading' } },
    },
  })
}

type ContactDetailMachine = ReturnType<typeof createContactDetailMachine>
export type ContactDetailActor = ActorRefFrom<ContactDetailMachine>
