import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isNameTyped } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationDetail, OrganizationSummary } from '../../domain/organizations/managed.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { OrganizationBlockFailure } from './OrganizationGateway.ts'
import type { OrganizationPorts } from './organization.machine.ts'

interface OrganizationRemovalContext {
  readonly organization: OrganizationSummary | undefined
  /** What was typed to confirm the deletion. */
  readonly typed: string
  readonly failure: OrganizationBlockFailure | undefined
}

type OrganizationRemovalEvent =
  | { type: 'ask'; organization: OrganizationSummary }
  | { type: 'typed'; text: string }
  | { type: 'confirm' }
  | { type: 'cancel' }

/** Whether a deleted organization, as it is now, is to be restored; else it is to be deleted. */
export const isToBeRestored = ({ state }: OrganizationSummary): boolean => state === 'Deleted'

const TYPED = { type: 'type', params: ({ event }: { event: { text: string } }) => event.text } as const
const states = confirmStates<OrganizationRemovalContext, OrganizationDetail, OrganizationBlockFailure>()({ asking: 'Whether it is meant is asked; a deletion takes the name.', working: 'The organization is being deleted or restored.' }, { guard: 'isMeant', target: 'working' })

/** Deleting an organization, whose name is typed first, and restoring it while its data are there. */
export const createOrganizationRemovalMachine = ({ organizations, notify, changed }: OrganizationPorts) =>
  setup({
    types: { context: {} as OrganizationRemovalContext, events: {} as OrganizationRemovalEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(async ({ input: { organization, typed }, signal }: { input: OrganizationRemovalContext; signal: AbortSignal }) => {
        const id = organization?.id ?? ''
        return organization !== undefined && isToBeRestored(organization) ? organizations.restore(id, signal) : organizations.remove(id, typed, signal)
      }),
    },
    guards: {
      isMeant: ({ context: { organization, typed } }) => organization !== undefined && (isToBeRestored(organization) || isNameTyped(typed, organization.name)),
    },
    actions: {
      fail: assign((_, failure: OrganizationBlockFailure | undefined) => ({ failure })),
      type: assign((_, text: string) => ({ typed: text, failure: undefined })),
      notify: (_, detail: OrganizationDetail | undefined) => {
        if (detail === undefined) return
        const { name, state } = detail.summary
        changed(detail.summary)
        notify({ kind: 'success', text: state === 'Deleted' ? 'organizations.removal.deleted' : 'organizations.removal.restored', values: { name } })
      },
    },
  }).createMachine({
    id: 'organizationRemoval',
    context: { organization: undefined, typed: '', failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'No organization is about to be deleted or restored.',
        on: { ask: { target: 'asking', actions: assign(({ event }) => ({ organization: event.organization, typed: '', failure: undefined })) } },
      },
      ...states,
      asking: { ...states.asking, on: { ...states.asking.on, typed: { actions: TYPED } } },
      refused: { ...states.refused, on: { ...states.refused.on, typed: { target: 'asking', actions: TYPED } } },
    },
  })

type OrganizationRemovalMachine = ReturnType<typeof createOrganizationRemovalMachine>
export type OrganizationRemovalActor = ActorRefFrom<OrganizationRemovalMachine>
