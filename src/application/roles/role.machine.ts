import { assign, type ActorRefFrom } from 'xstate'
import type { Permission } from '../../domain/access/permissions.ts'
import { formStates } from '../forms/formStates.ts'
import { roleParts, NO_ROLE, type RoleCalls, type RoleContext, type RolePorts } from './role.parts.ts'

const states = formStates<RoleContext, RoleCalls>()(
  {
    opening: 'What the dialog begins with is being read.',
    unreadable: 'The role could not be read; it can be tried again.',
    editing: 'The name is typed and permissions are chosen.',
    saving: 'The role is being saved.',
    refused: 'The role was not saved; what was chosen is still there.',
    comparing: 'Somebody else has changed the role meanwhile: it is being read.',
    saved: 'The role is saved; the dialog goes.',
  },
  {
    opening: 'reading',
    comparing: 'reading',
    changes: {
      'name.changed': { actions: { type: 'type', params: ({ event }: { event: { name: string } }) => event.name } },
      'permission.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { permission: Permission } }) => [event.permission] } },
      'group.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { permissions: readonly Permission[] } }) => event.permissions } },
    },
  },
)

/** The dialog in which a role is made or changed. */
export const createRoleMachine = (ports: RolePorts) =>
  roleParts(ports).createMachine({
    id: 'role',
    context: { organizationId: '', subject: { kind: 'create' }, held: [], ...NO_ROLE },
    initial: 'closed',
    on: {
      'role.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { organizationId, subject, held } }) => ({ ...NO_ROLE, organizationId, subject, held })),
      },
      'role.closed': '.closed',
    },
    states: {
      closed: { description: 'No role is open.' },
      ...states,
    },
  })

export type RoleMachine = ReturnType<typeof createRoleMachine>
export type RoleActor = ActorRefFrom<RoleMachine>
