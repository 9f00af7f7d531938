import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { LoginForm } from '../../domain/session/login.ts'
import { newPasswordProblems, type NewPasswordForm } from '../../domain/session/newPassword.ts'
import { stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { LinkFailure, LinkOwner, PasswordGateway } from './PasswordGateway.ts'
import { handOver, tokensIn } from './SecondStep.ts'
import type { SessionGateway } from './SessionGateway.ts'
import type { Tokens } from './Tokens.ts'

interface NewPasswordContext {
  /** Of the link that was followed. It is kept here alone: never in the address, never in a storage. */
  readonly token: string
  readonly owner: LinkOwner | undefined
  readonly form: NewPasswordForm
  readonly problems: FieldProblems
  readonly failure: LinkFailure | undefined
}

type NewPasswordEvent =
  | { type: 'link.followed'; token: string }
  | { type: 'field.changed'; field: keyof NewPasswordForm; value: string }
  | { type: 'submit' }
  | { type: 'retry' }

const EMPTY: NewPasswordForm = { password: '', repeat: '' }

const SPENT = ['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_ALREADY_USED', 'PASSWORD_TOKEN_INVALID'] as const

export interface NewPasswordPorts {
  readonly passwords: PasswordGateway
  readonly sessions: Pick<SessionGateway, 'logIn'>
  /** Hands the new session to the session machine. */
  readonly opened: (tokens: Tokens, remember: boolean) => void
}

interface Done {
  readonly event: { readonly output: Result<unknown, LinkFailure> }
}
const showFailure = { type: 'showFailure', params: ({ event }: Done) => failureOf(event.output) } as const

/** A call that failed: the link is good for nothing any more, or something else is wrong. */
const spentOr = <const Otherwise extends string>(otherwise: Otherwise) =>
  [
    { guard: ({ event }: Done) => failedWith(event.output, ...SPENT), target: 'unusable', actions: showFailure },
    { target: otherwise, actions: showFailure },
  ] as const

/** A password set by a link: what the link is, then the form. Whoever sets their first one is signed in with it. */
export const createNewPasswordMachine = ({ passwords, sessions, opened }: NewPasswordPorts) =>
  setup({
    types: { context: {} as NewPasswordContext, events: {} as NewPasswordEvent },
    actors: {
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => passwords.read(input, signal)),
      saving: fromPromise(({ input, signal }: { input: NewPasswordForm & { token: string }; signal: AbortSignal }) =>
        passwords.set(input, signal),
      ),
      signingIn: fromPromise(({ input, signal }: { input: LoginForm; signal: AbortSignal }) => sessions.logIn(input, signal)),
    },
    guards: { isValid: ({ context }) => Object.keys(newPasswordProblems(context.form)).length === 0 },
    actions: {
      findProblems: assign({ problems: ({ context }) => newPasswordProblems(context.form), failure: undefined }),
      forgetPassword: assign({ form: EMPTY, problems: {} }),
      forgetAll: assign({ token: '', form: EMPTY, problems: {} }),
      showFailure: assign((_, failure: LinkFailure | undefined) => failureInForm(failure)),
    },
  }).createMachine({
    id: 'newPassword',
    context: { token: '', owner: undefined, form: EMPTY, problems: {}, failure: undefined },
    initial: 'missing',
    on: {
      'link.followed': {
        target: '.reading',
        actions: ['forgetPassword', assign(({ event }) => ({ token: event.token, owner: undefined, failure: undefined }))],
      },
      'field.changed': {
        actions: assign(({ context, event }) => {
          const form = { ...context.form, [event.field]: event.value }
          return { form, problems: stillThere(context.problems, newPasswordProblems(form)) }
        }),
      },
    },
    states: {
      missing: { description: 'The page was opened without a link, or was loaded again after it had been read.' },
      reading: {
        description: 'The server is asked what the link is good for.',
        invoke: {
          src: 'reading',
          input: ({ context }) => context.token,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'editing', actions: assign({ owner: ({ event }) => valueOf(event.output) }) },
            ...spentOr('unread'),
          ],
        },
      },
      unread: { description: 'The server could not be asked about the link.', on: { retry: 'reading' } },
      unusable: { description: 'The link has expired, was used, or is none; another one can be asked for.', entry: 'forgetAll' },
      editing: {
        description: 'The link is good, and the password is being chosen.',
        on: { submit: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }] },
      },
      saving: {
        description: 'The password is on its way; the fields wait.',
        entry: 'findProblems',
        on: { 'field.changed': {} },
        invoke: {
          src: 'saving',
          input: ({ context: { token, form } }) => ({ token, ...form }),
          onDone: [
            { guard: ({ context, event }) => hasSucceeded(event.output) && context.owner?.purpose === 'invitation', target: 'signingIn' },
            { guard: ({ event }) => hasSucceeded(event.output), target: 'changed' },
            ...spentOr('refused'),
          ],
        },
      },
      refused: {
        description: 'The password could not be set; what was typed is still there.',
        on: { submit: [{ guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }] },
      },
      signingIn: {
        description: 'The first password is set, and signs in whoever has chosen it.',
        on: { 'field.changed': {} },
        invoke: {
          src: 'signingIn',
          input: ({ context: { owner, form: { password } } }) => ({ email: owner?.email ?? '', organization: owner?.organization ?? '', password, rememberMe: false }),
          onDone: [
            {
              guard: ({ event }) => tokensIn(valueOf(event.output)) !== undefined,
              target: 'signedIn',
              actions: ({ event }) => handOver(valueOf(event.output), (tokens) => opened(tokens, false)),
            },
            // A second step, or no answer: the sign-in page goes on.
            { target: 'changed' },
          ],
        },
      },
      signedIn: { description: 'The session has been handed over.', entry: 'forgetAll' },
      changed: { description: 'The password is set, and every session of the account has ended.', entry: 'forgetAll' },
    },
  })

type NewPasswordMachine = ReturnType<typeof createNewPasswordMachine>
export type NewPasswordActor = ActorRefFrom<NewPasswordMachine>
