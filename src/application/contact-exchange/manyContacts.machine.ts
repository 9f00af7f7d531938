import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { BatchUndone, ContactBatch, ContactSelection } from '../../domain/contact-exchange/selection.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { answered } from '../failures/answered.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import { undoAction, undone } from '../notifications/undone.ts'
import type { ContactExchangeGateway, ManyFailure } from './ContactExchangeGateway.ts'

interface ManyContactsContext {
  readonly selection: ContactSelection
  readonly count: number
  /** The category that they are to get; empty while none is chosen. */
  readonly categoryId: string
  readonly isMissing: boolean
  readonly failure: Failure | undefined
}

interface Wanted {
  readonly selection: ContactSelection
  readonly count: number
}

type ManyContactsEvent =
  | ({ readonly type: 'trash' } & Wanted)
  | ({ readonly type: 'category.ask' } & Wanted)
  | { readonly type: 'category.chosen'; readonly categoryId: string }
  | { readonly type: 'confirm' | 'cancel' }

interface ManyContactsPorts {
  readonly contactExchange: Pick<ContactExchangeGateway, 'trash' | 'categorize' | 'undo'>
  readonly notify: Notify
}

const NOBODY = { selection: { kind: 'some', ids: [] }, count: 0, categoryId: '', isMissing: false, failure: undefined } as const

/** Whoever was changed since stays as they are. */
const takenBack = ({ kept }: BatchUndone): Notification => (kept === 0 ? undone(undefined) : { kind: 'info', text: 'contactExchange.notices.undoneBut', values: { count: kept } })

/** Many contacts are moved to the trash, once it is confirmed, or get another category; either is taken back at once. */
export const createManyContactsMachine = ({ contactExchange, notify }: ManyContactsPorts) => {
  const announce = ({ id, contacts }: ContactBatch, text: string) =>
    notify({ kind: 'success', text, values: { count: contacts }, subject: 'contacts', action: undoAction((signal) => contactExchange.undo(id, signal), notify, takenBack) })
  return setup({
    types: { context: {} as ManyContactsContext, events: {} as ManyContactsEvent, tags: {} as 'open' | 'busy' },
    actors: {
      trashing: fromPromise(({ input, signal }: { readonly input: ManyContactsContext; readonly signal: AbortSignal }) => contactExchange.trash(input.selection, signal)),
      categorizing: fromPromise(({ input, signal }: { readonly input: ManyContactsContext; readonly signal: AbortSignal }) =>
        contactExchange.categorize(input.selection, input.categoryId, signal),
      ),
    },
    guards: { isChosen: ({ context }) => context.categoryId !== '' },
    actions: {
      want: assign((_, { selection, count }: Wanted) => ({ ...NOBODY, selection, count })),
      fail: assign((_, failure: Failure | undefined) => ({ failure })),
      announceTrashed: (_, batch: ContactBatch | undefined) => batch && announce(batch, 'contactExchange.notices.trashed'),
      announceCategorized: (_, batch: ContactBatch | undefined) => batch && announce(batch, 'contactExchange.notices.categorized'),
    },
  }).createMachine({
    id: 'manyContacts',
    context: NOBODY,
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is done with many contacts.',
        on: {
          trash: { target: 'asking', actions: { type: 'want', params: ({ event }) => event } },
          'category.ask': { target: 'choosing', actions: { type: 'want', params: ({ event }) => event } },
        },
      },
      asking: { description: 'Whether so many are to go to the trash is asked.', tags: 'open', on: { confirm: 'trashing', cancel: 'closed' } },
      trashing: {
        description: 'They are moved to the trash.',
        tags: ['open', 'busy'],
        invoke: { src: 'trashing', input: ({ context }) => context, onDone: answered<ContactBatch, ManyFailure>()({ target: 'closed', action: 'announceTrashed' }, { target: 'asking', action: 'fail' }) },
      },
      choosing: {
        description: 'Their category is chosen.',
        tags: 'open',
        on: {
          'category.chosen': { actions: assign(({ event: { categoryId } }) => ({ categoryId, isMissing: false, failure: undefined })) },
          confirm: [{ guard: 'isChosen', target: 'categorizing' }, { actions: assign({ isMissing: true }) }],
          cancel: 'closed',
        },
      },
      categorizing: {
        description: 'They get their category.',
        tags: ['open', 'busy'],
        invoke: { src: 'categorizing', input: ({ context }) => context, onDone: answered<ContactBatch, ManyFailure>()({ target: 'closed', action: 'announceCategorized' }, { target: 'choosing', action: 'fail' }) },
      },
    },
  })
}

export type ManyContactsActor = ActorRefFrom<ReturnType<typeof createManyContactsMachine>>
