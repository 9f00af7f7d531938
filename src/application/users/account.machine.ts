import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { accountParts, NO_ACCOUNT, type AccountPorts } from './account.parts.ts'

/** The dialog in which a user is added or changed. */
export const createAccountMachine = (ports: AccountPorts) =>
  accountParts(ports).createMachine({
    id: 'account',
    context: { organizationId: '', ...NO_ACCOUNT },
    initial: 'closed',
    on: {
      'account.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { organizationId, accountId } }) => ({ ...NO_ACCOUNT, organizationId, accountId })),
      },
      'account.closed': '.closed',
    },
    states: {
      closed: { description: 'No account is open.' },
      opening: {
        description: 'The account and the roles to choose from are being read.',
        tags: 'open',
        invoke: {
          src: 'opening',
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
      unreadable: { description: 'The account could not be read; it can be tried again.', tags: 'open', on: { retry: 'opening' } },
      editing: {
        description: 'The fields are being filled in.',
        tags: ['open', 'form'],
        on: {
          'field.changed': { actions: { type: 'type', params: ({ event }) => event.change } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
        },
      },
      saving: {
        description: 'The account is being saved.',
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
        description: 'The account was not saved; what was typed is still there.',
        tags: ['open', 'form'],
        on: {
          'field.changed': { target: 'editing', actions: { type: 'type', params: ({ event }) => event.change } },
          save: [
            { guard: 'isValid', target: 'saving' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has changed the account meanwhile: it is being read.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'comparing',
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
      saved: { description: 'The account is saved; the dialog goes.', entry: 'tell' },
    },
  })

export type AccountMachine = ReturnType<typeof createAccountMachine>
export type AccountActor = ActorRefFrom<AccountMachine>
