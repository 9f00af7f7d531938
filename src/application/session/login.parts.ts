import { assign, fromPromise, setup } from 'xstate'
import { loginProblems, type LoginForm } from '../../domain/session/login.ts'
import { stillThere } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { tidy } from '../../domain/validation/text.ts'
import { createSecondStepMachine } from './secondStep.machine.ts'
import type { StepOutcome } from './secondStep.parts.ts'
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

export const EMPTY_LOGIN: LoginForm = { email: '', organization: '', password: '', rememberMe: false }

const accountOf = ({ email, organization }: LoginForm): string => JSON.stringify([tidy(email).toLowerCase(), tidy(organization).toLowerCase()])

/** What the states of the sign-in form are made of. */
export const loginSetup = ({ sessions }: Pick<LoginPorts, 'sessions'>) =>
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
      isValid: ({ context }) => Object.keys(loginProblems(context.form)).length === 0,
      isAnotherAccount: ({ context, event }) => {
        if (event.type !== 'field.changed' || (event.field !== 'email' && event.field !== 'organization')) return false
        return accountOf({ ...context.form, [event.field]: event.value }) !== accountOf(context.form)
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
      showFailure: assign((_, failure: LoginFailure | undefined) => ({
        failure,
        problems: failure?.code === 'VALIDATION_FAILED' ? failure.fields : {},
      })),
    },
  })
