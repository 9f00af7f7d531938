import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { listenToServerEvents, type ServerEventReceived } from '../notifications/serverEvents.ts'
import type { TemplateFilter, TemplateGateway, TemplatePage } from './TemplateGateway.ts'

interface TemplatesContext extends MoreWanted {
  readonly filter: TemplateFilter
  readonly items: readonly TemplateSummary[]
  readonly total: number
  /** Where the next templates begin; null: these are all. */
  readonly next: string | null
  /** How many there are of each state, whatever state is asked for; undefined before they are known. */
  readonly states: TemplatePage['states'] | undefined
  readonly failure: CallFailure | undefined
  /** What is shown is not of what was asked for. */
  readonly isOther: boolean
}

type TemplatesEvent =
  | { type: 'templates.opened'; filter: TemplateFilter }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  | ServerEventReceived

interface TemplatesPorts {
  readonly templates: TemplateGateway
  readonly events: EventStream
}

/** Templates per page; and where as many as were shown are read anew. */
const PAGE = 50
const MOST = 200

const NOTHING_YET = { items: [], total: 0, next: null, states: undefined, failure: undefined, isOther: true }

/** Somebody has changed a template: the list is read again. */
const ANEW = { serverEvent: { guard: 'isStale', target: 'refreshing' } } as const

const states = pagedStates<TemplatesContext, TemplatesEvent, TemplatePage, CallFailure>()(
  {
    reading: 'The first templates are on their way.',
    listing: 'Templates are listed.',
    extending: 'Templates are listed, and more of them are on their way.',
    stuck: 'Templates are listed; more of them could not be read.',
    nothing: 'No template matches.',
    failed: 'The templates could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

/** The metadata templates of the organization, narrowed as the address says. */
export const createTemplatesMachine = ({ templates, events }: TemplatesPorts) => {
  const page = ({ filter }: TemplatesContext, { after, limit }: { readonly after: string | null; readonly limit: number }, signal: AbortSignal) =>
    templates.list({ filter, limit, ...(after === null ? {} : { after }) }, signal)
  return setup({
    types: { context: {} as TemplatesContext, events: {} as TemplatesEvent },
    actors: {
      listening: listenToServerEvents(events),
      reading: fromPromise(({ input, signal }: { input: TemplatesContext; signal: AbortSignal }) => {
        const shown = input.isOther ? 0 : input.items.length
        return readAgain((after) => page(input, { after, limit: shown > PAGE ? MOST : PAGE }, signal), shown)
      }),
      extending: fromPromise(({ input, signal }: { input: TemplatesContext; signal: AbortSignal }) => page(input, { after: input.next, limit: PAGE }, signal)),
    },
    guards: {
      isNothingThere: ({ context }) => context.items.length === 0,
      isMore: ({ context }) => context.next !== null,
      isStale: ({ event }) => event.type === 'serverEvent' && ['templates.changed', 'accounts.changed', 'stream.reopened'].includes(event.serverEvent.kind),
    },
    actions: {
      take: assign((_, page: TemplatePage | undefined) => (page ? { ...page, failure: undefined, isOther: false } : {})),
      add: assign(({ context }, page: TemplatePage | undefined) => (page ? { ...page, items: [...context.items, ...page.items], failure: undefined } : {})),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
    delays: { typing: NARROWED_AFTER_MS },
  }).createMachine({
    id: 'templates',
    context: { filter: {}, ...NOTHING_YET },
    initial: 'unopened',
    invoke: { src: 'listening' },
    on: { 'templates.opened': { target: '.settling', reenter: true, actions: assign(({ event: { filter } }) => ({ filter, failure: undefined, isOther: true })) } },
    states: {
      unopened: {
        description: 'No templates are open.',
        on: { 'templates.opened': { target: 'reading', actions: assign(({ event: { filter } }) => ({ filter })) } },
      },
      ...states,
      settling: { description: 'The filter has just changed; the templates are those from before.', after: { typing: 'refreshing' } },
      refreshing: {
        ...states.reading,
        description: 'The templates are read anew; those from before are shown.',
        on: { ...states.reading.on, serverEvent: { guard: 'isStale', target: 'refreshing', reenter: true } },
      },
      listing: { ...states.listing, on: { ...states.listing.on, ...ANEW } },
      extending: { ...states.extending, on: ANEW },
      stuck: { ...states.stuck, on: { ...states.stuck.on, ...ANEW } },
      nothing: { ...states.nothing, on: ANEW },
      failed: { ...states.failed, on: { ...states.failed.on, serverEvent: { guard: 'isStale', target: 'reading' } } },
    },
  })
}

type TemplatesMachine = ReturnType<typeof createTemplatesMachine>
export type TemplatesActor = ActorRefFrom<TemplatesMachine>
