import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { roleParts, NO_ROLE, type RolePorts } from './role.parts.ts'

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
      unreadable: { description: 'The role could not be read; it can be tried again.', tags: 'open', on: { retry: 'opening' } },
      editing: {
        description: 'The name is typed and permissions are chosen.',
        tags: ['open', 'form'],
        on: {
          'name.changed': { actions: { type: 'type', params: ({ event }) => event.name } },
          'permission.toggled': { actions: { type: 'toggle', params: ({ event }) => [event.permission] } },
          'group.toggled': { actions: { type: 'toggle', params: ({ event }) => event.permissions } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The role is being saved.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'saved' },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'The role was not saved; what was chosen is still there.',
        tags: ['open', 'form'],
        on: {
          'name.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.name } },
          'permission.toggled': { target: 'editing', actions: { type: 'toggle', params: ({ event }) => [event.permission] } },
          'group.toggled': { target: 'editing', actions: { type: 'toggle', params: ({ event }) => event.permissions } },
          save: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has changed the role meanwhile: it is being read.',
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
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stale: {
        description: 'Their version is known; mine is saved over it or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' }, 'theirs.take': { target: 'editing', actions: 'takeTheirs' } },
      },
      saved: { description: 'The role is saved; the dialog goes.', entry: 'tell' },
    },
  })

export type RoleMachine = ReturnType<typeof createRoleMachine>
export type RoleActor = ActorRefFrom<RoleMachine>
