import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { UserGroup } from '../../domain/user-groups/userGroup.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { UserGroupGateway, UserGroupRemovalFailure } from './UserGroupGateway.ts'

interface UserGroupRemovalContext {
  readonly organizationId: string
  readonly group: UserGroup | undefined
  readonly failure: UserGroupRemovalFailure | undefined
}

export type UserGroupRemovalEvent = { type: 'ask'; organizationId: string; group: UserGroup } | { type: 'confirm' } | { type: 'cancel' }

interface UserGroupRemovalPorts {
  readonly userGroups: UserGroupGateway
  readonly notify: Notify
}

/** Deleting a group, once it is confirmed. */
export const createUserGroupRemovalMachine = ({ userGroups, notify }: UserGroupRemovalPorts) =>
  setup({
    types: { context: {} as UserGroupRemovalContext, events: {} as UserGroupRemovalEvent, tags: {} as 'open' },
    actors: {
      removing: fromPromise(({ input, signal }: { input: UserGroupRemovalContext; signal: AbortSignal }) =>
        userGroups.remove(input.organizationId, input.group?.id ?? '', signal),
      ),
    },
    actions: {
      notify: ({ context: { group } }) => notify({ kind: 'success', text: 'userGroups.notices.deleted', values: { name: group?.name ?? '' } }),
      fail: assign((_, failure: UserGroupRemovalFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'userGroupRemoval',
    context: { organizationId: '', group: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'No group is to be deleted.',
        on: {
          ask: { target: 'asking', actions: assign(({ event: { organizationId, group } }) => ({ organizationId, group, failure: undefined })) },
        },
      },
      asking: {
        description: 'Whether the group is to go is asked, with what its members lose, and why it could not be deleted before.',
        tags: 'open',
        on: { confirm: 'removing', cancel: 'closed' },
      },
      removing: {
        description: 'The group is being deleted.',
        tags: 'open',
        invoke: {
          src: 'removing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: 'notify' },
            { target: 'asking', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

export type UserGroupRemovalMachine = ReturnType<typeof createUserGroupRemovalMachine>
export type UserGroupRemovalActor = ActorRefFrom<UserGroupRemovalMachine>
