import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { activityFilterOf, activityFilterProblems, EMPTY_FILTER, type ActivityFilterForm } from '../../domain/activity/filter.ts'
import { isValid } from '../../domain/validation/form.ts'
import { NARROWED_AFTER_MS } from '../forms/typing.ts'
import { pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { ActivityFailure, ActivityGateway, ActivityPage } from './ActivityGateway.ts'

interface ActivityLogContext {
  readonly organizationId: string
  /** What the organization is called; empty while nothing was read. */
  readonly organization: string
  /** As it is typed. */
  readonly form: ActivityFilterForm
  readonly entries: readonly ActivityEntry[]
  /** Where the next entries begin; null: these are all. */
  readonly next: string | null
  readonly failure: ActivityFailure | undefined
  /** What the thing is called that the log is narrowed to. */
  readonly object: string | undefined
}

export type ActivityLogEvent =
  | { type: 'log.opened'; organizationId: string; form?: ActivityFilterForm }
  | { type: 'filter.changed'; change: Partial<ActivityFilterForm> }
  | { type: 'filter.cleared' }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }

/** Entries per page. */
const PAGE = 50

const nothingYet = { entries: [], next: null, failure: undefined, object: undefined }

const states = pagedStates<ActivityLogContext, ActivityLogEvent, ActivityPage, ActivityFailure>()(
  {
    reading: 'The newest entries are on their way.',
    listing: 'Entries are listed.',
    extending: 'Entries are listed, and older ones are on their way.',
    stuck: 'Entries are listed; older ones could not be read.',
    nothing: 'No entry matches.',
    failed: 'The log could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'add', later: 'reading' },
)

/** The activity log of one organization, narrowed by a filter. */
export const createActivityLogMachine = ({ activity, events }: { readonly activity: ActivityGateway; readonly events: EventStream }) =>
  setup({
    types: { context: {} as ActivityLogContext, events: {} as ActivityLogEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise(({ input, signal }: { input: ActivityLogContext; signal: AbortSignal }) => {
        const { organizationId, form, next } = input
        return activity.read({ organizationId, filter: activityFilterOf(form), limit: PAGE, ...(next === null ? {} : { after: next }) }, signal)
      }),
    },
    guards: {
      isFilterValid: ({ context }) => isValid(activityFilterProblems(context.form)),
      isNothingThere: ({ context }) => context.entries.length === 0,
      isMore: ({ context }) => context.next !== null,
    },
    actions: {
      forget: assign(nothingYet),
      add: assign(({ context }, page: ActivityPage | undefined) =>
        page ? { entries: [...context.entries, ...page.items], next: page.next, failure: undefined, object: page.object?.name, organization: page.organization } : {},
      ),
      fail: assign((_, failure: ActivityFailure | undefined) => ({ failure })),
    },
    delays: { typing: NARROWED_AFTER_MS },
  }).createMachine({
    id: 'activityLog',
    context: { organizationId: '', organization: '', form: EMPTY_FILTER, ...nothingYet },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'log.opened': {
        target: '.deciding',
        reenter: true,
        actions: assign(({ context, event: { organizationId, form = EMPTY_FILTER } }) => ({
          organizationId,
          organization: organizationId === context.organizationId ? context.organization : '',
          form,
          ...nothingYet,
        })),
      },
      'filter.changed': {
        target: '.typing',
        reenter: true,
        actions: assign(({ context, event }) => ({ form: { ...context.form, ...event.change } })),
      },
      'filter.cleared': { target: '.deciding', actions: assign({ form: EMPTY_FILTER }) },
    },
    states: {
      unopened: { description: 'No log is open.', on: { 'filter.changed': {}, 'filter.cleared': {} } },
      typing: { description: 'The filter is being typed; the entries are those from before.', after: { typing: 'deciding' } },
      deciding: {
        description: 'Whether the filter can be read by.',
        always: [{ guard: 'isFilterValid', target: 'reading', actions: 'forget' }, 'refused'],
      },
      refused: { description: 'A date of the filter is wrong; the entries are those from before.' },
      ...states,
    },
  })

type ActivityLogMachine = ReturnType<typeof createActivityLogMachine>
export type ActivityLogActor = ActorRefFrom<ActivityLogMachine>
