import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { BLANK, userGroupParts, type UserGroupPorts } from './userGroup.parts.ts'

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
      opening: {
        description: 'What the dialog begins with is being read.',
        tags: 'open',
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: { type: 'show', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'unreadable', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      unreadable: { description: 'The group could not be read; it can be tried again.', tags: 'open', on: { retry: 'opening' } },
      editing: {
        description: 'The name is typed, a role chosen, and people are added and taken out.',
        tags: ['open', 'form'],
        on: {
          'name.changed': { actions: { type: 'type', params: ({ event }) => event.name } },
          'role.chosen': { actions: { type: 'choose', params: ({ event }) => event.roleId } },
          'member.toggled': { actions: { type: 'toggle', params: ({ event }) => event.member } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The group is being saved.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'saved' },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has changed the group meanwhile: it is being read.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'reading',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'stale',
              actions: { type: 'showTheirs', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stale: {
        description: 'Their version is known; mine is saved over it or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' }, 'theirs.take': { target: 'editing', actions: 'takeTheirs' } },
      },
      saved: { description: 'The group is saved; the dialog goes.', entry: 'tell' },
    },
  })

export type UserGroupMachine = ReturnType<typeof createUserGroupMachine>
export type UserGroupActor = ActorRefFrom<UserGroupMachine>
