import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { UserGroup } from '../../domain/user-groups/userGroup.ts'
import { confirmStates } from '../forms/confirmStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { UserGroupGateway, UserGroupRemovalFailure } from './UserGroupGateway.ts'

interface UserGroupRemovalContext {
  readonly organizationId: string
  readonly group: UserGroup | undefined
  readonly failure: UserGroupRemovalFailure | undefined
}

type UserGroupRemovalEvent = { type: 'ask'; organizationId: string; group: UserGroup } | { type: 'confirm' } | { type: 'cancel' }

interface UserGroupRemovalPorts {
  readonly userGroups: UserGroupGateway
  readonly notify: Notify
}

const states = confirmStates<UserGroupRemovalContext, void, UserGroupRemovalFailure>()(
  { asking: 'Whether the group is to go is asked, with what its members lose.', working: 'The group is being deleted.' },
  'working',
)

/** Deleting a group, once it is confirmed. */
export const createUserGroupRemovalMachine = ({ userGroups, notify }: UserGroupRemovalPorts) =>
  setup({
    types: { context: {} as UserGroupRemovalContext, events: {} as UserGroupRemovalEvent, tags: {} as 'open' },
    actors: {
      working: fromPromise(({ input, signal }: { input: UserGroupRemovalContext; signal: AbortSignal }) =>
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
      ...states,
    },
  })

type UserGroupRemovalMachine = ReturnType<typeof createUserGroupRemovalMachine>
export type UserGroupRemovalActor = ActorRefFrom<UserGroupRemovalMachine>
