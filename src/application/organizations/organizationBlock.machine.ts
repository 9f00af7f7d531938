import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { afterOrganizationAction } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationDetail, OrganizationSummary } from '../../domain/organizations/managed.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { OrganizationBlockFailure } from './OrganizationGateway.ts'
import type { OrganizationPorts } from './organization.machine.ts'

interface OrganizationBlockContext {
  readonly organization: OrganizationSummary | undefined
  readonly failure: OrganizationBlockFailure | undefined
}

type OrganizationBlockEvent = { type: 'ask'; organization: OrganizationSummary } | { type: 'confirm' } | { type: 'cancel' }

/** Whether an organization, as it is now, is to be blocked; else it is to be unblocked. */
export const isToBeBlocked = ({ state }: OrganizationSummary): boolean => afterOrganizationAction(state, 'block') !== undefined

const states = confirmStates<OrganizationBlockContext, OrganizationDetail, OrganizationBlockFailure>()({ asking: 'Whether it is meant is asked.', working: 'The organization is being blocked or unblocked.' }, 'working')

/** Blocking an organization, and letting it in again. Both ask first. */
export const createOrganizationBlockMachine = ({ organizations, notify, changed }: OrganizationPorts) =>
  setup({
    types: { context: {} as OrganizationBlockContext, events: {} as OrganizationBlockEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(async ({ input: { organization }, signal }: { input: OrganizationBlockContext; signal: AbortSignal }) =>
        organizations.block(organization?.id ?? '', organization !== undefined && isToBeBlocked(organization), signal),
      ),
    },
    actions: {
      fail: assign((_, failure: OrganizationBlockFailure | undefined) => ({ failure })),
      notify: (_, detail: OrganizationDetail | undefined) => {
        if (detail === undefined) return
        const { name, state } = detail.summary
        changed(detail.summary)
        notify({ kind: 'success', text: state === 'Blocked' ? 'organizations.blocked' : 'organizations.unblocked', values: { name } })
      },
    },
  }).createMachine({
    id: 'organizationBlock',
    context: { organization: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'No organization is about to be blocked or unblocked.',
        on: { ask: { target: 'asking', actions: assign(({ event }) => ({ organization: event.organization, failure: undefined })) } },
      },
      ...states,
    },
  })

type OrganizationBlockMachine = ReturnType<typeof createOrganizationBlockMachine>
export type OrganizationBlockActor = ActorRefFrom<OrganizationBlockMachine>
