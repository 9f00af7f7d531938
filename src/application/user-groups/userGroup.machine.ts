import { assign, type ActorRefFrom } from 'xstate'
import { formStates } from '../forms/formStates.ts'
import type { Member } from './UserGroupGateway.ts'
import { BLANK, userGroupParts, type UserGroupCalls, type UserGroupContext, type UserGroupPorts } from './userGroup.parts.ts'

const states = formStates<UserGroupContext, UserGroupCalls>()(
  {
    opening: 'What the dialog begins with is being read.',
    unreadable: 'The group could not be read; it can be tried again.',
    editing: 'The name is typed, a role chosen, and people are added and taken out.',
    saving: 'The group is being saved.',
    refused: 'The group was not saved; what was filled in is still there.',
    comparing: 'Somebody else has changed the group meanwhile: it is being read.',
    saved: 'The group is saved; the dialog goes.',
  },
  {
    opening: 'reading',
    comparing: 'reading',
    changes: {
      'name.changed': { actions: { type: 'type', params: ({ event }: { event: { name: string } }) => event.name } },
      'role.chosen': { actions: { type: 'choose', params: ({ event }: { event: { roleId: string | null } }) => event.roleId } },
      'member.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { member: Member } }) => event.member } },
    },
  },
)

/** The dialog in which a group is made or changed. */
export const createUserGroupMachine = (ports: UserGroupPorts) =>
  userGroupParts(ports).createMachine({
    id: 'userGroup',
    context: { organizationId: '', groupId: undefined, ...BLANK },
    initial: 'closed',
    on: {
      'group.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { organizationId, groupId } }) => ({ ...BLANK, organizationId, groupId })),
      },
      'group.closed': '.closed',
    },
    states: {
      closed: { description: 'No group is open.' },
      ...states,
    },
  })

export type UserGroupMachine = ReturnType<typeof createUserGroupMachine>
export type UserGroupActor = ActorRefFrom<UserGroupMachine>
