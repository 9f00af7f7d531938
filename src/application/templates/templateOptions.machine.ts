import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Option } from '../../domain/templates/options.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { ChoicePlace, OptionGateway, OptionPage, OptionReadFailure } from './OptionGateway.ts'

interface OptionsContext extends MoreWanted {
  readonly place: ChoicePlace | undefined
  readonly search: string
  readonly items: readonly Option[]
  readonly total: number
  /** Where the next options begin; null: these are all. */
  readonly next: string | null
  readonly failure: OptionReadFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type OptionsEvent =
  | { type: 'options.opened'; place: ChoicePlace }
  | { type: 'options.closed' }
  | { type: 'search.typed'; search: string }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  /** An option has come, gone, or is called otherwise. */
  | { type: 'options.changed' }

interface OptionsPorts {
  readonly templateOptions: OptionGateway
  readonly events: EventStream
  /** Milliseconds without another letter after which a search counts as typed. */
  readonly pause?: number
}

const PAGE = 100
/** Options per page where as many as were shown are read anew. */
const MOST = 200

const EMPTY = { search: '', items: [], total: 0, next: null, failure: undefined, isOther: true } as const

const ANEW = { 'options.changed': 'refreshing', retry: 'refreshing' } as const

const states = pagedStates<OptionsContext, OptionsEvent, OptionPage, OptionReadFailure>()(
  {
    reading: 'The first options are on their way.',
    listing: 'Options are listed.',
    extending: 'Options are listed, and more of them are on their way.',
    stuck: 'Options are listed; more of them could not be read.',
    nothing: 'There is no option, or none that is searched.',
    failed: 'The options could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

const NOWHERE: ChoicePlace = { templateId: '', attributeId: '' }

/** What a drop-down or a multiple choice offers: thousands, searched on the server and read as they come into view. */
export const createTemplateOptionsMachine = ({ templateOptions: options, events, pause = NARROWED_AFTER_MS }: OptionsPorts) => {
  const page = ({ place = NOWHERE, search }: OptionsContext, { after, limit }: { readonly after: string | null; readonly limit: number }, signal: AbortSignal) =>
    options.options({ ...place, search: search.trim(), limit, ...(after === null ? {} : { after }) }, signal)
  return setup({
    types: { context: {} as OptionsContext, events: {} as OptionsEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: { input: OptionsContext; signal: AbortSignal }) => {
        const shown = input.isOther ? 0 : input.items.length
        return readAgain((after) => page(input, { after, limit: shown > PAGE ? MOST : PAGE }, signal), shown)
      }),
      extending: fromPromise(({ input, signal }: { input: OptionsContext; signal: AbortSignal }) => page(input, { after: input.next, limit: PAGE }, signal)),
    },
    guards: {
      isOpen: ({ context }) => context.place !== undefined,
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      take: assign((_, page: OptionPage | undefined) => (page ? { ...page, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, page: OptionPage | undefined) => (page ? { ...page, items: [...context.items, ...page.items], failure: undefined } : {})),
      fail: assign((_, failure: OptionReadFailure | undefined) => ({ failure })),
    },
    delays: { pause },
  }).createMachine({
    id: 'templateOptions',
    context: { place: undefined, ...EMPTY },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'options.opened': { target: '.reading', reenter: true, actions: assign(({ event: { place } }) => ({ ...EMPTY, place })) },
      'search.typed': { guard: 'isOpen', target: '.settling', reenter: true, actions: assign(({ event: { search } }) => ({ search, failure: undefined, isOther: true })) },
      'options.closed': { target: '.unopened', actions: assign({ ...EMPTY, place: undefined }) },
    },
    states: {
      unopened: { description: 'No options are open.' },
      ...states,
      settling: { description: 'A search is being typed; the options are those from before.', after: { pause: 'refreshing' } },
      refreshing: { ...states.reading, description: 'The options are read anew; those from before are shown.', on: { ...states.reading.on, ...ANEW } },
      listing: { ...states.listing, on: { ...ANEW, ...states.listing.on } },
      extending: { ...states.extending, on: ANEW },
      stuck: { ...states.stuck, on: { ...ANEW, ...states.stuck.on } },
      nothing: { ...states.nothing, on: ANEW },
    },
  })
}

type TemplateOptionsMachine = ReturnType<typeof createTemplateOptionsMachine>
export type TemplateOptionsActor = ActorRefFrom<TemplateOptionsMachine>
