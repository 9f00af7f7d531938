import { assign, setup, type ActorRefFrom } from 'xstate'
import type { ContactSummary, TrashedContact } from '../../domain/contacts/contact.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { ContactPage } from './ContactGateway.ts'
import { pickedAfter, type PickManner, rangeAnchor } from './pickedAfter.ts'
import { isSameList, isSameSearch, readingContacts, type ContactsPorts, type ShownContacts } from './readingContacts.ts'

interface ContactsContext extends MoreWanted {
  readonly list: ShownContacts
  /** Of the trash, those that lie there. */
  readonly items: readonly (ContactSummary | TrashedContact)[]
  readonly total: number
  /** What the search finds in each category; empty in the trash. */
  readonly totals: ContactPage['totals']
  /** Where the next contacts begin; null: these are all. */
  readonly next: string | null
  readonly failure: CallFailure | undefined
  /** Another list than the one that is shown was asked for: it is read from its beginning. */
  readonly isOther: boolean
  /** Those that something is to be done with, as they are listed. */
  readonly picked: readonly string[]
  /** All that the list finds are picked, also those that were not read yet. */
  readonly isWhole: boolean
  /** The one that was picked last; undefined: the next range begins at the one with the focus. */
  readonly anchor: string | undefined
}

type ContactsEvent =
  | { type: 'contacts.opened'; list: ShownContacts }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  /** `focused`: the one that had the focus before. */
  | { type: 'pick'; id: string; manner: PickManner; focused?: string | undefined }
  /** An arrow or the like has led to another row. */
  | { type: 'focus.moved' }
  /** All that are listed, or none. */
  | { type: 'pick.all' }
  /** All that the list finds. */
  | { type: 'pick.whole' }
  | { type: 'pick.none' }
  | ServerEventReceived

const NOTHING_PICKED = { picked: [], isWhole: false, anchor: undefined }
const NOTHING_YET = { items: [], total: 0, totals: [], next: null, failure: undefined, ...NOTHING_PICKED }

/** Those that are still there; all, where all are. */
const pickedOf = ({ items }: ContactPage, { picked, isWhole }: Pick<ContactsContext, 'picked' | 'isWhole'>): readonly string[] =>
  items.map(({ id }) => id).filter((id) => isWhole || picked.includes(id))

const states = pagedStates<ContactsContext, ContactsEvent, ContactPage, CallFailure>()(
  {
    reading: 'The first contacts are on their way; those from before are shown.',
    listing: 'Contacts are listed.',
    extending: 'Contacts are listed, and more of them are on their way.',
    stuck: 'Contacts are listed; more of them could not be read.',
    nothing: 'There is no contact, or none that matches.',
    failed: 'The contacts could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

/** The contacts of the organization, narrowed as the address says, or those in the trash. */
export const createContactsMachine = (ports: ContactsPorts) =>
  setup({
    types: { context: {} as ContactsContext, events: {} as ContactsEvent },
    actors: { listening: listenToServerEvents(ports.events), ...readingContacts(ports) },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isElsewhere: ({ context, event }) => event.type === 'contacts.opened' && event.list.inTrash !== context.list.inTrash,
      isTyped: ({ context, event }) => event.type === 'contacts.opened' && event.list.term !== context.list.term,
      isStale: ({ event }) => event.type === 'serverEvent' && ['contacts.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      take: assign(({ context }, page: ContactPage | undefined) => (page ? { ...page, failure: undefined, isOther: false, picked: pickedOf(page, context) } : {})),
      add: assign(({ context }, page: ContactPage | undefined) =>
        page
          ? { items: [...context.items, ...page.items], total: page.total, next: page.next, failure: undefined, picked: [...context.picked, ...(context.isWhole ? page.items.map(({ id }) => id) : [])] }
          : {},
      ),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      narrow: assign(({ context, event }) =>
        event.type === 'contacts.opened'
          ? { list: event.list, failure: undefined, isOther: context.isOther || !isSameList(event.list, context.list), ...(isSameSearch(event.list, context.list) ? {} : NOTHING_PICKED) }
          : {},
      ),
      leave: assign(NOTHING_YET),
    },
    delays: { typing: NARROWED_AFTER_MS },
  }).createMachine({
    id: 'contacts',
    context: { list: { inTrash: false, sort: 'lastName', direction: 'asc' }, isOther: true, ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: {
      'contacts.opened': [
        { guard: 'isElsewhere', target: '.reading', actions: ['leave', 'narrow'] },
        { guard: 'isTyped', target: '.settling', actions: 'narrow' },
        { target: '.reading', actions: 'narrow' },
      ],
      pick: {
        actions: assign(({ context: { items, picked, anchor: last }, event: { id, manner, focused = id } }) => {
          const ids = items.map((item) => item.id)
          const anchor = manner === 'range' ? rangeAnchor(ids, last, focused) : id
          return { picked: pickedAfter(ids, picked, { id, manner, anchor }), isWhole: false, anchor }
        }),
      },
      'focus.moved': { actions: assign({ anchor: undefined }) },
      'pick.all': {
        actions: assign(({ context: { items, picked } }) => ({ picked: picked.length === items.length ? [] : items.map(({ id }) => id), isWhole: false, anchor: undefined })),
      },
      // What another list finds is not known while this one is shown.
      'pick.whole': { actions: assign(({ context: { items, isOther } }) => ({ picked: items.map(({ id }) => id), isWhole: !isOther, anchor: undefined })) },
      'pick.none': { actions: assign(NOTHING_PICKED) },
      // What is on its way may be older than the fact.
      serverEvent: { guard: 'isStale', target: '.reading' },
    },
    states: {
      unopened: { description: 'No contacts are open.', on: { serverEvent: {} } },
      ...states,
      settling: { description: 'What is searched for is being typed; the contacts are those from before.', after: { typing: 'reading' }, on: { serverEvent: {} } },
    },
  })

type ContactsMachine = ReturnType<typeof createContactsMachine>
export type ContactsActor = ActorRefFrom<ContactsMachine>
