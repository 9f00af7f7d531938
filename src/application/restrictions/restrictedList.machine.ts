import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { RestrictedItem } from '../../domain/restrictions/restriction.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { RestrictionFailure, RestrictionGateway, RestrictionPage, Restrictions } from './RestrictionGateway.ts'

interface Ports {
  readonly restrictions: RestrictionGateway
}

interface Context {
  readonly of: Restrictions
  /** For whom: the name of the user or group, once it is known. */
  readonly whose: string | undefined
  readonly items: readonly RestrictedItem[]
  readonly next: string | null
  readonly total: number
  readonly lifted: RestrictedItem | undefined
  readonly failure: RestrictionFailure | undefined
}

type RestrictedListEvent =
  | { type: 'list.open'; of: Restrictions }
  | { type: 'more' }
  | { type: 'lift'; item: RestrictedItem }
  | { type: 'retry' }
  | { type: 'close' }

const BLANK = { whose: undefined, items: [], next: null, total: 0, lifted: undefined, failure: undefined }

/** All that is restricted for a user, or from publication, with the lifting of each. */
export const createRestrictedListMachine = ({ restrictions }: Ports) =>
  setup({
    types: { context: {} as Context, events: {} as RestrictedListEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => restrictions.page(input.of, input.next, signal)),
      lifting: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) =>
        restrictions.change(input.of, { restrict: [], lift: input.lifted === undefined ? [] : [input.lifted] }, signal),
      ),
    },
    actions: {
      append: assign(({ context }, page: RestrictionPage | undefined) =>
        page === undefined ? {} : { items: [...context.items, ...page.items], next: page.next, total: page.total, whose: page.whose },
      ),
      remove: assign(({ context }) => ({
        items: context.items.filter((item) => item !== context.lifted),
        total: context.total - 1,
        failure: undefined,
      })),
      fail: assign((_, failure: RestrictionFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'restrictedList',
    context: { of: { of: 'publication' }, ...BLANK },
    initial: 'closed',
    on: {
      'list.open': { target: '.reading', actions: assign(({ event }) => ({ ...BLANK, of: event.of })) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No list of restrictions is open.' },
      reading: {
        description: 'A page of the restrictions is being read.',
        tags: 'open',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: answered<RestrictionPage, RestrictionFailure>()({ target: 'shown', action: 'append' }, { target: 'failed', action: 'fail' }),
        },
      },
      shown: {
        description: 'The restrictions stand there, each to be lifted.',
        tags: 'open',
        on: {
          more: { guard: ({ context }) => context.next !== null, target: 'reading' },
          lift: { target: 'lifting', actions: assign({ lifted: ({ event }) => event.item }) },
        },
      },
      lifting: {
        description: 'A restriction is being lifted.',
        tags: 'open',
        invoke: {
          src: 'lifting',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'shown', actions: 'remove' },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'The restriction could not be lifted; it still stands there.',
        tags: 'open',
        on: {
          retry: 'lifting',
          lift: { target: 'lifting', actions: assign({ lifted: ({ event }) => event.item, failure: undefined }) },
        },
      },
      failed: { description: 'The restrictions could not be read.', tags: 'open', on: { retry: 'reading' } },
    },
  })

type RestrictedListMachine = ReturnType<typeof createRestrictedListMachine>
export type RestrictedListActor = ActorRefFrom<RestrictedListMachine>
