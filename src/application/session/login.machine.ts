import { assign, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { EMPTY_LOGIN, loginSetup, type LoginPorts } from './login.parts.ts'
import { stepIn, tokensIn } from './SecondStep.ts'

/** The sign-in form. What was typed stays in every state but the last. */
export const createLoginMachine = ({ sessions, opened }: LoginPorts) =>
  loginSetup({ sessions }).createMachine({
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
          actions: ({ context, event }) => {
            if (event.outcome.kind === 'passed') opened(event.outcome.tokens, context.form.rememberMe)
          },
        },
        {
          guard: ({ event }) => event.outcome.kind === 'enrolling',
          target: '.enrolling',
          actions: assign({ enrolment: ({ event }) => (event.outcome.kind === 'enrolling' ? event.outcome.enrolment : undefined) }),
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
              actions: ({ context, event }) => {
                const tokens = tokensIn(valueOf(event.output))
                if (tokens) opened(tokens, context.form.rememberMe)
              },
            },
            {
              guard: ({ event }) => failedWith(event.output, 'PASSWORD_NOT_SET'),
              target: 'passwordNotSet',
              actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) },
            },
            {
              guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
              target: 'limited',
              actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      secondStep: {
        description: 'The password was right; the second step is asked for.',
        on: {
          'field.changed': {},
        },
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
        on: { submit: [{ guard: 'isValid', target: 'submitting' }, { target: 'editing', actions: 'findProblems' }] },
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
        on: {
          submit: [
            { guard: 'isValid', target: 'submitting' },
            { target: 'editing', actions: 'findProblems' },
          ],
        },
      },
      passwordNotSet: { description: 'This account never had a password: the way on is the page that says so.' },
      signedIn: { description: 'The session has been handed over.' },
    },
  })

export type LoginMachine = ReturnType<typeof createLoginMachine>
export type LoginActor = ActorRefFrom<LoginMachine>
