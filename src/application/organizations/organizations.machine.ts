import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { ALL_BY_NAME, type OrganizationView } from '../../domain/organizations/list.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { pagedStates } from '../lists/pagedStates.ts'
import type { OrganizationGateway, OrganizationPage } from './OrganizationGateway.ts'

interface OrganizationsContext {
  readonly view: OrganizationView
  readonly organizations: readonly OrganizationSummary[]
  readonly total: number
  /** Where the next ones begin; null: these are all. */
  readonly next: string | null
  readonly failure: CallFailure | undefined
}

export type OrganizationsEvent =
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

const states = pagedStates<OrganizationsContext, OrganizationPage, CallFailure>()(
  {
    reading: 'The organizations are being read.',
    listing: 'Organizations are listed.',
    extending: 'Organizations are listed, and more of them are on their way.',
    stuck: 'Organizations are listed; more of them could not be read.',
    nothing: 'No organization is what is looked for.',
    failed: 'The organizations could not be read; it can be tried again.',
  },
  { first: 'reading', put: 'add', later: 'reading' },
)

/** The list of organizations, as its address says. */
export const createOrganizationsMachine = ({ organizations }: { readonly organizations: OrganizationGateway }) =>
  setup({
    types: { context: {} as OrganizationsContext, events: {} as OrganizationsEvent },
    actors: {
      reading: fromPromise(({ input: { view, next }, signal }: { input: OrganizationsContext; signal: AbortSignal }) =>
        organizations.list({ ...view, limit: PAGE, ...(next === null ? {} : { after: next }) }, signal),
      ),
    },
    guards: {
      isNothingThere: ({ context }) => context.organizations.length === 0,
      isMore: ({ context }) => context.next !== null,
      isListed: ({ context }, id: string) => context.organizations.some((each) => each.id === id),
    },
    actions: {
      begin: assign((_, view: OrganizationView) => ({ view, organizations: [], total: 0, next: null, failure: undefined })),
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
    context: { view: ALL_BY_NAME, organizations: [], total: 0, next: null, failure: undefined },
    initial: 'unopened',
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
        { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ context }) => context.view } },
      ],
      'organizations.changed': { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ context }) => context.view } },
    },
    states: {
      unopened: { description: 'The list has not been asked for.' },
      ...states,
    },
  })

export type OrganizationsMachine = ReturnType<typeof createOrganizationsMachine>
export type OrganizationsActor = ActorRefFrom<OrganizationsMachine>
