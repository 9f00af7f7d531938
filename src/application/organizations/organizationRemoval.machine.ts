import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isNameTyped } from '../../domain/organizations/lifecycle.ts'
import type { OrganizationDetail, OrganizationSummary } from '../../domain/organizations/managed.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { OrganizationBlockFailure } from './OrganizationGateway.ts'
import type { OrganizationPorts } from './organization.parts.ts'

interface OrganizationRemovalContext {
  readonly organization: OrganizationSummary | undefined
  /** What was typed to confirm the deletion. */
  readonly typed: string
  readonly failure: OrganizationBlockFailure | undefined
}

export type OrganizationRemovalEvent =
  | { type: 'ask'; organization: OrganizationSummary }
  | { type: 'typed'; text: string }
  | { type: 'confirm' }
  | { type: 'cancel' }

/** Whether a deleted organization, as it is now, is to be restored; else it is to be deleted. */
export const isToBeRestored = ({ state }: OrganizationSummary): boolean => state === 'Deleted'

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
      type: assign((_, text: string) => ({ typed: text, failure: undefined })),
      tell: (_, detail: OrganizationDetail | undefined) => {
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
      asking: {
        description: 'Whether it is meant is asked; a deletion takes the name.',
        tags: 'open',
        on: { typed: { actions: { type: 'type', params: ({ event }) => event.text } }, confirm: { guard: 'isMeant', target: 'working' }, cancel: 'closed' },
      },
      working: {
        description: 'The organization is being deleted or restored.',
        tags: 'open',
        invoke: {
          src: 'working',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: { type: 'tell', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      refused: {
        description: 'It could not be done; nothing has changed.',
        tags: 'open',
        on: { typed: { target: 'asking', actions: { type: 'type', params: ({ event }) => event.text } }, confirm: { guard: 'isMeant', target: 'working' }, cancel: 'closed' },
      },
    },
  })

export type OrganizationRemovalMachine = ReturnType<typeof createOrganizationRemovalMachine>
export type OrganizationRemovalActor = ActorRefFrom<OrganizationRemovalMachine>
