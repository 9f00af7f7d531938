import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { passwordChangeProblems, type PasswordChangeForm } from '../../domain/users/profile.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { PasswordChangeFailure, ProfileGateway } from './ProfileGateway.ts'

interface PasswordChangeContext {
  readonly form: PasswordChangeForm
  readonly problems: FieldProblems
  readonly failure: PasswordChangeFailure | undefined
}

type PasswordChangeEvent =
  /** Somebody comes to the page: what was typed there before is gone. */
  | { type: 'password.opened' }
  | { type: 'field.changed'; change: Partial<PasswordChangeForm> }
  | { type: 'save' }

const BLANK = { form: { current: '', password: '', repeat: '' }, problems: {}, failure: undefined }

/** A change of the own password: every other browser is signed out by it. */
export const createPasswordChangeMachine = ({ profiles }: { readonly profiles: ProfileGateway }) =>
  setup({
    types: { context: {} as PasswordChangeContext, events: {} as PasswordChangeEvent },
    actors: {
      changing: fromPromise(({ input, signal }: { input: PasswordChangeContext; signal: AbortSignal }) =>
        profiles.changePassword(input.form, signal),
      ),
    },
    guards: { isValid: ({ context }) => isValid(passwordChangeProblems(context.form)) },
    actions: {
      type: assign(({ context }, change: Partial<PasswordChangeForm>) => ({ form: { ...context.form, ...change }, problems: {}, failure: undefined })),
      findProblems: assign({ problems: ({ context }) => passwordChangeProblems(context.form) }),
      refuse: assign((_, failure: PasswordChangeFailure | undefined) => failureInForm(failure)),
    },
  }).createMachine({
    id: 'passwordChange',
    context: BLANK,
    initial: 'typing',
    on: {
      'password.opened': { target: '.typing', actions: assign(BLANK) },
      'field.changed': { target: '.typing', actions: { type: 'type', params: ({ event }) => event.change } },
    },
    states: {
      typing: {
        description: 'The passwords are being typed.',
        on: { save: [{ guard: 'isValid', target: 'changing' }, { actions: 'findProblems' }] },
      },
      changing: {
        description: 'The password is being changed.',
        tags: 'busy',
        on: { 'password.opened': {}, 'field.changed': {} },
        invoke: {
          src: 'changing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'changed', actions: assign(BLANK) },
            { target: 'refused', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'The password was not changed; what was typed is still there.', on: { save: 'changing' } },
      changed: { description: 'The password is another one; every other browser is signed out.' },
    },
  })

type PasswordChangeMachine = ReturnType<typeof createPasswordChangeMachine>
export type PasswordChangeActor = ActorRefFrom<PasswordChangeMachine>
