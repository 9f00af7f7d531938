import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isSameAccount, loginProblems, type LoginForm } from '../../domain/session/login.ts'
import { isValid, stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { untilAllowed } from '../failures/untilAllowed.ts'
import { failureInForm } from '../forms/formContext.ts'
import { afterPassword, afterStep } from './loginTransitions.ts'
import { createSecondStepMachine } from './secondStep.machine.ts'
import type { AskedStep, StepEnrolment } from './SecondStep.ts'
import type { LoginFailure, SessionGateway } from './SessionGateway.ts'
import { createStepEnrolmentMachine } from './stepEnrolment.machine.ts'
import type { Tokens } from './Tokens.ts'

interface LoginContext {
  readonly form: LoginForm
  /** At the fields; found when the form is sent, and corrected as they are. */
  readonly problems: FieldProblems
  readonly failure: LoginFailure | undefined
  /** What the server asks for beside the password. */
  readonly step: AskedStep | undefined
  /** What is to be set up before the sign-in is complete. */
  readonly enrolment: StepEnrolment | undefined
}

type LoginEvent =
  | { type: 'login.opened' }
  | { [Field in keyof LoginForm]: { type: 'field.changed'; field: Field; value: LoginForm[Field] } }[keyof LoginForm]
  | { type: 'submit' }

interface LoginPorts {
  readonly sessions: SessionGateway
  /** Hands the new session to the session machine. */
  readonly opened: (tokens: Tokens, remember: boolean) => void
}

const EMPTY_LOGIN: LoginForm = { email: '', organization: '', password: '', rememberMe: false }

const resubmit = [{ guard: 'isValid', target: 'submitting' }, { target: 'editing', actions: 'findProblems' }] as const

/** The sign-in form. What was typed stays in every state but the last. */
export const createLoginMachine = ({ sessions, opened }: LoginPorts) =>
  setup({
    types: {
      context: {} as LoginContext,
      events: {} as LoginEvent,
      children: {} as { secondStep: 'secondStep'; stepEnrolment: 'stepEnrolment' },
    },
    actors: {
      secondStep: createSecondStepMachine({ sessions }),
      stepEnrolment: createStepEnrolmentMachine({ sessions }),
      loggingIn: fromPromise(({ input, signal }: { input: LoginForm; signal: AbortSignal }) => sessions.logIn(input, signal)),
    },
    delays: { untilAllowed },
    guards: {
      isValid: ({ context }) => isValid(loginProblems(context.form)),
      isAnotherAccount: ({ context: { form }, event }) =>
        event.type === 'field.changed' && !isSameAccount({ ...form, [event.field]: event.value }, form),
    },
    actions: {
      findProblems: assign({ problems: ({ context }) => loginProblems(context.form), failure: undefined }),
      clear: assign(({ context }) => ({ form: { ...context.form, password: '' }, problems: {}, failure: undefined, step: undefined, enrolment: undefined })),
      change: assign(({ context, event }) => {
        if (event.type !== 'field.changed') return {}
        const form = { ...context.form, [event.field]: event.value }
        return { form, problems: stillThere(context.problems, loginProblems(form)) }
      }),
      askStep: assign((_, step: AskedStep | undefined) => ({ step })),
      askEnrolment: assign((_, enrolment: StepEnrolment | undefined) => ({ enrolment })),
      open: ({ context }, tokens: Tokens | undefined) => tokens && opened(tokens, context.form.rememberMe),
      showFailure: assign((_, failure: LoginFailure | undefined) => failureInForm(failure)),
    },
  }).createMachine({
    id: 'login',
    context: { form: EMPTY_LOGIN, problems: {}, failure: undefined, step: undefined, enrolment: undefined },
    initial: 'editing',
    on: {
      'login.opened': { target: '.editing', actions: 'clear' },
      'field.changed': { actions: 'change' },
    },
    states: {
      editing: {
        description: 'The form is being filled in; its problems stand at the fields.',
        on: { submit: [{ guard: 'isValid', target: 'submitting' }, { actions: 'findProblems' }] },
      },
      submitting: {
        description: 'The server is asked; the fields wait.',
        entry: 'findProblems',
        on: { 'field.changed': {} },
        invoke: {
          src: 'loggingIn',
          input: ({ context }) => context.form,
          onDone: afterPassword,
          onError: { target: 'refused', actions: { type: 'showFailure', params: { code: 'UNREACHABLE' } } },
        },
      },
      secondStep: {
        description: 'The password was right; the second step is asked for.',
        on: { 'field.changed': {} },
        invoke: {
          src: 'secondStep',
          id: 'secondStep',
          input: ({ context }) => context.step ?? { challenge: '', methods: [], expiresIn: 0, resendAfter: null },
          onDone: afterStep,
        },
      },
      enrolling: {
        description: 'The organization asks for an authenticator: it is set up before anything else.',
        on: { 'field.changed': {} },
        invoke: {
          src: 'stepEnrolment',
          id: 'stepEnrolment',
          input: ({ context }) => context.enrolment ?? { challenge: '', secret: '', uri: '' },
          onDone: afterStep,
        },
      },
      stepEnded: {
        description: 'The second step took too long, or too many codes: the sign-in begins anew with the password.',
        on: { submit: resubmit },
      },
      limited: {
        description: 'Too many attempts at this account: it opens again after a while. Another one can be tried at once.',
        on: {
          'field.changed': [
            { guard: 'isAnotherAccount', target: 'editing', actions: ['change', assign({ failure: undefined })] },
            { actions: 'change' },
          ],
        },
        after: { untilAllowed: { target: 'editing', actions: assign({ failure: undefined }) } },
      },
      refused: {
        description: 'The server said no, or could not be asked; everything typed is still there.',
        on: { submit: resubmit },
      },
      passwordNotSet: { description: 'This account never had a password: the way on is the page that says so.' },
      signedIn: { description: 'The session has been handed over.' },
    },
  })

type LoginMachine = ReturnType<typeof createLoginMachine>
export type LoginActor = ActorRefFrom<LoginMachine>
