import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isCode, tidyCode } from '../../domain/session/twoFactor.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { StepEnrolment, StepOutcome } from './SecondStep.ts'
import type { EnrolledTokens, SessionGateway, StepFailure } from './SessionGateway.ts'

interface StepEnrolmentInput {
  readonly enrolment: StepEnrolment
  readonly settled: (outcome: StepOutcome) => void
}

interface StepEnrolmentContext extends StepEnrolmentInput {
  readonly code: string
  /** It was sent before it could be one. */
  readonly incomplete: boolean
  readonly failure: StepFailure | undefined
  readonly enrolled: EnrolledTokens | undefined
}

export type StepEnrolmentEvent = { type: 'code.changed'; code: string } | { type: 'submit' } | { type: 'kept' } | { type: 'back' }

/** An authenticator that is set up in the middle of a sign-in, since the organization asks for one: no session exists before. */
export const createStepEnrolmentMachine = ({ sessions }: { readonly sessions: Pick<SessionGateway, 'enrol'> }) =>
  setup({
    types: { context: {} as StepEnrolmentContext, input: {} as StepEnrolmentInput, events: {} as StepEnrolmentEvent },
    actors: {
      confirming: fromPromise(({ input, signal }: { input: StepEnrolmentContext; signal: AbortSignal }) =>
        sessions.enrol({ challenge: input.enrolment.challenge, code: tidyCode(input.code) }, signal),
      ),
    },
    guards: {
      isComplete: ({ context }) => isCode('app', tidyCode(context.code)),
      isLast: ({ event }) => event.type === 'code.changed' && isCode('app', tidyCode(event.code)),
    },
    actions: {
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      settle: ({ context }, outcome: StepOutcome) => context.settled(outcome),
    },
  }).createMachine({
    id: 'stepEnrolment',
    context: ({ input }) => ({ ...input, code: '', incomplete: false, failure: undefined, enrolled: undefined }),
    initial: 'entering',
    states: {
      entering: {
        description: 'The QR code is shown, and a code of the new authenticator asked for.',
        on: {
          back: { actions: { type: 'settle', params: { kind: 'left' } } },
          'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
          submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
        },
      },
      checking: {
        description: 'The code of the new authenticator is judged.',
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'confirming',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'codes',
              actions: assign({ enrolled: ({ event }) => valueOf(event.output) }),
            },
            {
              guard: ({ event }) => failedWith(event.output, 'NOT_SIGNED_IN'),
              target: 'entering',
              actions: { type: 'settle', params: { kind: 'ended' } },
            },
            { target: 'refused', actions: assign({ code: '', failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      refused: {
        description: 'The code was not the authenticator’s, or nobody could judge it.',
        on: {
          back: { actions: { type: 'settle', params: { kind: 'left' } } },
          'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
          submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
        },
      },
      codes: {
        description: 'The recovery codes are shown, this once; the session is handed over when they are kept.',
        on: {
          kept: {
            actions: ({ context: { enrolled, settled } }) => {
              if (enrolled) settled({ kind: 'passed', tokens: { token: enrolled.token, refreshToken: enrolled.refreshToken } })
            },
          },
        },
      },
    },
  })

export type StepEnrolmentMachine = ReturnType<typeof createStepEnrolmentMachine>
export type StepEnrolmentActor = ActorRefFrom<StepEnrolmentMachine>
