import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { ALL_BY_NAME, type OrganizationView } from '../../domain/organizations/list.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { readAgain } from '../lists/listPages.ts'
import { type MoreWanted, pagedStates } from '../lists/pagedStates.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { OrganizationGateway, OrganizationPage } from './OrganizationGateway.ts'

interface OrganizationsContext extends MoreWanted {
  readonly view: OrganizationView
  readonly organizations: readonly OrganizationSummary[]
  readonly total: number
  /** Where the next ones begin; null: these are all. */
  readonly next: string | null
  readonly failure: CallFailure | undefined
  /** What is listed is of the view before. */
  readonly isOther: boolean
}

type OrganizationsEvent =
  | { type: 'organizations.opened'; view: OrganizationView }
  /** The end of the list is in view. */
  | { type: 'more.wanted' }
  | { type: 'retry' }
  /** Somebody has changed one here. */
  | { type: 'organization.changed'; organization: OrganizationSummary }
  /** Many of them have changed. */
  | { type: 'organizations.changed' }

/** Organizations per page. */
const PAGE = 50

const states = pagedStates<OrganizationsContext, OrganizationsEvent, OrganizationPage, CallFailure>()(
  {
    reading: 'The organizations are being read.',
    listing: 'Organizations are listed.',
    extending: 'Organizations are listed, and more of them are on their way.',
    stuck: 'Organizations are listed; more of them could not be read.',
    nothing: 'No organization is what is looked for.',
    failed: 'The organizations could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'take', later: 'extending', isShown: ({ isOther }) => !isOther },
)

const ANEW = { retry: 'reading' } as const

interface Ports {
  readonly organizations: OrganizationGateway
  readonly events: EventStream
}

/** The list of organizations, as its address says; what is listed stays while it is read again. */
export const createOrganizationsMachine = ({ organizations, events }: Ports) => {
  const page = ({ view }: OrganizationsContext, after: string | null, signal: AbortSignal) =>
    organizations.list({ ...view, limit: PAGE, ...(after === null ? {} : { after }) }, signal)
  return setup({
    types: { context: {} as OrganizationsContext, events: {} as OrganizationsEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: OrganizationsContext; signal: AbortSignal }) =>
        readAgain((after) => page(input, after, signal), input.organizations.length),
      ),
      extending: fromPromise(({ input, signal }: { input: OrganizationsContext; signal: AbortSignal }) => page(input, input.next, signal)),
      reopening: retryWhenReopened(events),
    },
    guards: {
      isNothingThere: ({ context }) => context.organizations.length === 0,
      isMore: ({ context }) => context.next !== null,
      isListed: ({ context }, id: string) => context.organizations.some((each) => each.id === id),
    },
    actions: {
      begin: assign((_, view: OrganizationView) => ({ view, organizations: [], total: 0, next: null, failure: undefined, isOther: true })),
      take: assign((_, page: OrganizationPage | undefined) =>
        page ? { organizations: page.items, total: page.total, next: page.next, failure: undefined, isOther: false } : {},
      ),
      add: assign(({ context }, page: OrganizationPage | undefined) =>
        page
          ? { organizations: [...context.organizations, ...page.items], total: page.total, next: page.next, failure: undefined }
          : {},
      ),
      replace: assign(({ context }, changed: OrganizationSummary) => ({
        organizations: context.organizations.map((each) => (each.id === changed.id ? changed : each)),
      })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'organizations',
    context: { view: ALL_BY_NAME, organizations: [], total: 0, next: null, failure: undefined, isOther: true },
    initial: 'unopened',
    invoke: { src: 'reopening' },
    on: {
      'organizations.opened': {
        target: '.reading',
        reenter: true,
        actions: { type: 'begin', params: ({ event }) => event.view },
      },
      'organization.changed': [
        {
          guard: { type: 'isListed', params: ({ event }) => event.organization.id },
          actions: { type: 'replace', params: ({ event }) => event.organization },
        },
        { target: '.reading', reenter: true },
      ],
      'organizations.changed': { target: '.reading', reenter: true },
    },
    states: {
      unopened: { description: 'The list has not been asked for.' },
      ...states,
      listing: { ...states.listing, on: { ...states.listing.on, ...ANEW } },
      nothing: { ...states.nothing, on: ANEW },
    },
  })
}

type OrganizationsMachine = ReturnType<typeof createOrganizationsMachine>
export type OrganizationsActor = ActorRefFrom<OrganizationsMachine>
