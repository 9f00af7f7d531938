import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ContactOfItem } from '../../domain/contact-relations/contactRelation.ts'
import { answeredAgain } from '../failures/answered.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { RelatedPlace } from '../relations/RelationGateway.ts'
import type { ContactRelationGateway, ContactsOfItemFailure } from './ContactRelationGateway.ts'

interface ItemContactsContext {
  /** Whose contacts they are. */
  readonly place: RelatedPlace
  readonly items: readonly ContactOfItem[]
  readonly failure: ContactsOfItemFailure | undefined
  /** What is shown is not of this place. */
  readonly isOther: boolean
}

type ItemContactsEvent = { type: 'item.opened'; place: RelatedPlace } | { type: 'retry' } | ServerEventReceived

type Read = Result<readonly ContactOfItem[], ContactsOfItemFailure>

const NOTHING_YET = { items: [], failure: undefined, isOther: true }

/** The contacts of one asset or folder, read again when something of them changes; they stay meanwhile. */
export const createItemContactsMachine = ({ contactRelations, events }: { readonly contactRelations: ContactRelationGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as ItemContactsContext, events: {} as ItemContactsEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise<Read, ItemContactsContext>(({ input, signal }) => contactRelations.ofItem(input.place, signal)),
    },
    guards: {
      isStale: ({ context: { place, items }, event }) => {
        if (event.type !== 'serverEvent') return false
        const { serverEvent } = event
        if (serverEvent.kind === 'relations.changed') return serverEvent.ids.some((id) => id === place.id || items.some((item) => item.id === id))
        if (serverEvent.kind === 'contacts.changed') return serverEvent.ids?.some((id) => items.some(({ contact }) => contact.id === id)) ?? true
        return serverEvent.kind === 'stream.reopened'
      },
    },
    actions: {
      take: assign((_, items: readonly ContactOfItem[] | undefined) => (items ? { items, failure: undefined, isOther: false } : {})),
      fail: assign((_, failure: ContactsOfItemFailure | undefined) => ({ ...NOTHING_YET, failure })),
    },
  }).createMachine({
    id: 'itemContacts',
    context: { place: { kind: 'asset', type: 'RECORDS', id: '' }, ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'item.opened': {
        target: '.reading',
        actions: assign(({ context, event: { place } }) => ({ place, ...(place.id === context.place.id ? {} : NOTHING_YET) })),
      },
      // What is on its way may be older than the fact.
      serverEvent: { guard: 'isStale', target: '.reading' },
    },
    states: {
      unopened: { description: 'No asset or folder is looked at.', on: { serverEvent: {} } },
      reading: {
        description: 'The contacts are on their way; those from before stay.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answeredAgain<ItemContactsContext, readonly ContactOfItem[], ContactsOfItemFailure>()({ target: 'shown', where: ({ isOther }) => !isOther }, { target: 'shown', action: 'take' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: { description: 'The contacts are shown.' },
      failed: { description: 'The contacts could not be read; it can be tried again.', on: { retry: 'reading' } },
    },
  })

export type ItemContactsActor = ActorRefFrom<ReturnType<typeof createItemContactsMachine>>
