import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isSameAccount, loginProblems, type LoginForm } from '../../domain/session/login.ts'
import { isValid, stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import { createSecondStepMachine } from './secondStep.machine.ts'
import { handOver, stepIn, type AskedStep, type LoggedIn, type StepEnrolment, type StepOutcome } from './SecondStep.ts'
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

export type LoginEvent =
  | { type: 'login.opened' }
  | { [Field in keyof LoginForm]: { type: 'field.changed'; field: Field; value: LoginForm[Field] } }[keyof LoginForm]
  | { type: 'submit' }
  | { type: 'step.settled'; outcome: StepOutcome }

export interface LoginPorts {
  readonly sessions: SessionGateway
  /** Hands the new session to the session machine. */
  readonly opened: (tokens: Tokens, remember: boolean) => void
}

const EMPTY_LOGIN: LoginForm = { email: '', organization: '', password: '', rememberMe: false }

interface Answered {
  readonly event: { readonly output: Result<LoggedIn, LoginFailure> }
}
const showFailure = { type: 'showFailure', params: ({ event }: Answered) => failureOf(event.output) } as const
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
    delays: {
      untilAllowed: ({ context }) => (context.failure?.code === 'RATE_LIMITED' ? context.failure.retryAfter * 1000 : 0),
    },
    guards: {
      isValid: ({ context }) => isValid(loginProblems(context.form)),
      isAnotherAccount: ({ context, event }) => {
        if (event.type !== 'field.changed' || (event.field !== 'email' && event.field !== 'organization')) return false
        return !isSameAccount({ ...context.form, [event.field]: event.value }, context.form)
      },
    },
    actions: {
      findProblems: assign({ problems: ({ context }) => loginProblems(context.form), failure: undefined }),
      clear: assign(({ context }) => ({ form: { ...context.form, password: '' }, problems: {}, failure: undefined, step: undefined, enrolment: undefined })),
      change: assign(({ context, event }) => {
        if (event.type !== 'field.changed') return {}
        const form = { ...context.form, [event.field]: event.value }
        return { form, problems: stillThere(context.problems, loginProblems(form)) }
      }),
      showFailure: assign((_, failure: LoginFailure | undefined) => failureInForm(failure)),
    },
  }).createMachine({
    id: 'login',
    context: { form: EMPTY_LOGIN, problems: {}, failure: undefined, step: undefined, enrolment: undefined },
    initial: 'editing',
    on: {
      'login.opened': { target: '.editing', actions: 'clear' },
      'field.changed': { actions: 'change' },
      'step.settled': [
        {
          guard: ({ event }) => event.outcome.kind === 'passed',
          target: '.signedIn',
          actions: ({ context, event: { outcome } }) => outcome.kind === 'passed' && opened(outcome.tokens, context.form.rememberMe),
        },
        {
          guard: ({ event }) => event.outcome.kind === 'enrolling',
          target: '.enrolling',
          actions: assign(({ event: { outcome } }) => (outcome.kind === 'enrolling' ? { enrolment: outcome.enrolment } : {})),
        },
        { guard: ({ event }) => event.outcome.kind === 'ended', target: '.stepEnded', actions: 'clear' },
        { target: '.editing', actions: 'clear' },
      ],
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
          onDone: [
            {
              guard: ({ event }) => stepIn(valueOf(event.output)) !== undefined,
              target: 'secondStep',
              actions: assign({ step: ({ event }) => stepIn(valueOf(event.output)) }),
            },
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'signedIn',
              actions: ({ context, event }) => handOver(valueOf(event.output), (tokens) => opened(tokens, context.form.rememberMe)),
            },
            { guard: ({ event }) => failedWith(event.output, 'PASSWORD_NOT_SET'), target: 'passwordNotSet', actions: showFailure },
            { guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'), target: 'limited', actions: showFailure },
            { target: 'refused', actions: showFailure },
          ],
        },
      },
      secondStep: {
        description: 'The password was right; the second step is asked for.',
        on: { 'field.changed': {} },
        invoke: {
          src: 'secondStep',
          id: 'secondStep',
          input: ({ context, self }) => ({
            step: context.step ?? { challenge: '', methods: [], expiresIn: 0, resendAfter: null },
            settled: (outcome) => {
              const tell = () => self.send({ type: 'step.settled', outcome })
              // No other child can be made while an action of this one runs.
              if (outcome.kind === 'enrolling') queueMicrotask(tell)
              else tell()
            },
          }),
        },
      },
      enrolling: {
        description: 'The organization asks for an authenticator: it is set up before anything else.',
        on: { 'field.changed': {} },
        invoke: {
          src: 'stepEnrolment',
          id: 'stepEnrolment',
          input: ({ context, self }) => ({
            enrolment: context.enrolment ?? { challenge: '', secret: '', uri: '' },
            settled: (outcome) => self.send({ type: 'step.settled', outcome }),
          }),
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

export type LoginMachine = ReturnType<typeof createLoginMachine>
export type LoginActor = ActorRefFrom<LoginMachine>
