import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { NOTHING, organizationParts, type OrganizationPorts } from './organization.parts.ts'

/** One organization: looked at, changed, or made. Its address opens it, and leaving the address closes it. */
export const createOrganizationMachine = (ports: OrganizationPorts) =>
  organizationParts(ports).createMachine({
    id: 'organization',
    context: NOTHING,
    initial: 'closed',
    on: {
      'view.open': { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => ({ id: event.id, isEditing: false }) } },
      'edit.open': { target: '.reading', reenter: true, actions: { type: 'begin', params: ({ event }) => ({ id: event.id, isEditing: true }) } },
      'create.open': { target: '.editing', actions: assign(() => NOTHING) },
      close: '.closed',
    },
    states: {
      closed: { description: 'No organization is looked at.' },
      reading: {
        description: 'The organization is being read.',
        tags: 'busy',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.id ?? '',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'read',
              actions: { type: 'takeOver', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'unreadable', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      read: { description: 'Whether it is to be changed.', always: [{ guard: 'isEditing', target: 'editing' }, 'viewing'] },
      unreadable: { description: 'The organization could not be read.', on: { retry: 'reading' } },
      viewing: {
        description: 'The organization is shown.',
        on: {
          'request.close': 'puttingAside',
          'organization.changed': { guard: { type: 'isThis', params: ({ event }) => event.id }, target: 'reading' },
        },
      },
      puttingAside: {
        description: 'The request for more storage is being put aside.',
        tags: 'busy',
        invoke: {
          src: 'closing',
          input: ({ context }) => context.id ?? '',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'reading', actions: 'tellClosed' },
            { target: 'viewing', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      editing: {
        description: 'The fields are being filled in.',
        tags: 'form',
        on: {
          'field.changed': { actions: { type: 'change', params: ({ event }) => event } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The organization is being saved.',
        tags: ['form', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'saved',
              actions: [
                {
                  type: 'tell',
                  params: ({ context, event }) => ({ detail: valueOf(event.output), isNew: context.detail === undefined }),
                },
                { type: 'takeOver', params: ({ event }) => valueOf(event.output) },
              ],
            },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'It could not be saved as it is; nothing that was filled in is lost.',
        tags: 'form',
        on: {
          'field.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event } },
          save: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has saved meanwhile: what they saved is being read.',
        tags: ['form', 'busy'],
        invoke: {
          src: 'reading',
          input: ({ context }) => context.id ?? '',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'stale',
              actions: assign({ theirs: ({ event }) => valueOf(event.output) }),
            },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stale: {
        description: 'Somebody else has saved meanwhile: mine is saved over theirs, or given up for it.',
        tags: 'form',
        on: {
          'mine.keep': { target: 'saving', actions: 'rebase' },
          'theirs.take': { target: 'editing', actions: { type: 'takeOver', params: ({ context }) => context.theirs } },
        },
      },
      saved: { description: 'It is saved; the form goes.' },
    },
  })

export type OrganizationMachine = ReturnType<typeof createOrganizationMachine>
export type OrganizationActor = ActorRefFrom<OrganizationMachine>
