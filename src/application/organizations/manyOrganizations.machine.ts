import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { OrganizationAction } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { MOST_ORGANIZATIONS, type VerdictOnOrganizations } from '../../domain/organizations/many.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { changeManyStates } from '../lists/changeManyStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { OrganizationGateway } from './OrganizationGateway.ts'

interface ManyOrganizationsContext {
  readonly picked: readonly OrganizationSummary[]
  readonly action: OrganizationAction
  readonly verdict: VerdictOnOrganizations | undefined
  readonly failure: CallFailure | undefined
}

type ManyOrganizationsEvent =
  /** Other ones are looked for. */
  | { type: 'search.changed' }
  /** These are listed now. */
  | { type: 'organizations.listed'; organizations: readonly OrganizationSummary[] }
  | { type: 'toggle'; organization: OrganizationSummary }
  /** All of these, or, where all of them are picked, none. */
  | { type: 'toggle.all'; organizations: readonly OrganizationSummary[] }
  | { type: 'clear' }
  | { type: 'ask'; action: OrganizationAction }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

interface ManyOrganizationsPorts {
  readonly organizations: OrganizationGateway
  readonly notify: Notify
  /** Several have changed: the list follows. */
  readonly changed: () => void
}

const states = changeManyStates<ManyOrganizationsContext, CallFailure>()({
  rehearsing: 'What it does, and to whom, is being found out.',
  asking: 'What it does is shown, and waits for a yes.',
  performing: 'The organizations are being blocked or unblocked.',
}, 'picking')

/** Organizations that are picked in the list, and blocking or unblocking all of them: told first what it does, then done. */
export const createManyOrganizationsMachine = ({ organizations, notify, changed }: ManyOrganizationsPorts) =>
  setup({
    types: { context: {} as ManyOrganizationsContext, events: {} as ManyOrganizationsEvent, tags: {} as 'open' | 'busy' },
    actors: {
      changing: fromPromise(({ input: { picked, action, rehearse }, signal }: { input: ManyOrganizationsContext & { readonly rehearse: boolean }; signal: AbortSignal }) =>
        organizations.blockMany({ organizationIds: picked.map(({ id }) => id), action, rehearse }, signal),
      ),
    },
    actions: {
      clear: assign({ picked: [] }),
      toggle: assign(({ context: { picked } }, organization: OrganizationSummary) => {
        const others = picked.filter(({ id }) => id !== organization.id)
        if (others.length < picked.length) return { picked: others }
        return picked.length < MOST_ORGANIZATIONS ? { picked: [...picked, organization] } : {}
      }),
      toggleAll: assign(({ context: { picked } }, all: readonly OrganizationSummary[]) => {
        const others = picked.filter((one) => !all.some(({ id }) => id === one.id))
        return { picked: picked.length - others.length === all.length ? others : [...others, ...all].slice(0, MOST_ORGANIZATIONS) }
      }),
      take: assign((_, verdict: VerdictOnOrganizations | undefined) => ({ verdict, failure: undefined })),
      fail: assign((_, failure: CallFailure | undefined) => ({ failure })),
      notify: ({ context: { action } }, verdict: VerdictOnOrganizations | undefined) => {
        changed()
        notify({ kind: 'success', text: `organizations.many.notices.${action}`, values: { count: verdict?.done.length ?? 0 } })
      },
    },
  }).createMachine({
    id: 'manyOrganizations',
    context: { picked: [], action: 'block', verdict: undefined, failure: undefined },
    initial: 'picking',
    on: {
      'search.changed': { target: '.picking', actions: 'clear' },
      'organizations.listed': { actions: assign(({ context, event }) => ({ picked: event.organizations.filter(({ id }) => context.picked.some((one) => one.id === id)) })) },
    },
    states: {
      picking: {
        description: 'Organizations are picked in the list, or none yet.',
        on: {
          toggle: { actions: { type: 'toggle', params: ({ event }) => event.organization } },
          'toggle.all': { actions: { type: 'toggleAll', params: ({ event }) => event.organizations } },
          clear: { actions: 'clear' },
          ask: { target: 'rehearsing', actions: assign(({ event }) => ({ action: event.action, verdict: undefined, failure: undefined })) },
        },
      },
      ...states,
    },
  })

type ManyOrganizationsMachine = ReturnType<typeof createManyOrganizationsMachine>
export type ManyOrganizationsActor = ActorRefFrom<ManyOrganizationsMachine>
