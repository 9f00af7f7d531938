import type { Result } from 'effect/Result'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { stepIn, tokensIn, type LoggedIn, type StepOutcome } from './SecondStep.ts'
import type { LoginFailure } from './SessionGateway.ts'

interface Answered {
  readonly event: { readonly output: Result<LoggedIn, LoginFailure> }
}

interface Settled {
  readonly event: { readonly output: StepOutcome }
}

const showFailure = { type: 'showFailure', params: ({ event }: Answered) => failureOf(event.output) } as const

/** Where a sign-in goes on when the server has judged the password. */
export const afterPassword = [
  {
    guard: ({ event }: Answered) => stepIn(valueOf(event.output)) !== undefined,
    target: 'secondStep',
    actions: { type: 'askStep', params: ({ event }: Answered) => stepIn(valueOf(event.output)) },
  },
  {
    guard: ({ event }: Answered) => hasSucceeded(event.output),
    target: 'signedIn',
    actions: { type: 'open', params: ({ event }: Answered) => tokensIn(valueOf(event.output)) },
  },
  { guard: ({ event }: Answered) => failedWith(event.output, 'PASSWORD_NOT_SET'), target: 'passwordNotSet', actions: showFailure },
  { guard: ({ event }: Answered) => failedWith(event.output, 'RATE_LIMITED'), target: 'limited', actions: showFailure },
  { target: 'refused', actions: showFailure },
] as const

/** Where a sign-in goes on when a step beside the password is settled. */
export const afterStep = [
  {
    guard: ({ event }: Settled) => event.output.kind === 'passed',
    target: 'signedIn',
    actions: { type: 'open', params: ({ event: { output } }: Settled) => (output.kind === 'passed' ? output.tokens : undefined) },
  },
  {
    guard: ({ event }: Settled) => event.output.kind === 'enrolling',
    target: 'enrolling',
    actions: { type: 'askEnrolment', params: ({ event: { output } }: Settled) => (output.kind === 'enrolling' ? output.enrolment : undefined) },
  },
  { guard: ({ event }: Settled) => event.output.kind === 'ended', target: 'stepEnded', actions: 'clear' },
  { target: 'editing', actions: 'clear' },
] as const
