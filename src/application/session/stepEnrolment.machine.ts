import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { tidyCode } from '../../domain/session/twoFactor.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { appCodeGuards, codeEntry, NO_CODE, refusedCode, type TypedCode } from './codeEntry.ts'
import type { StepEnrolment, StepOutcome } from './SecondStep.ts'
import type { EnrolledTokens, SessionGateway, StepFailure } from './SessionGateway.ts'

interface StepEnrolmentContext extends TypedCode {
  readonly enrolment: StepEnrolment
  readonly failure: StepFailure | undefined
  readonly enrolled: EnrolledTokens | undefined
  /** What it comes to; undefined when it is left before that is known. */
  readonly outcome: StepOutcome | undefined
}

type StepEnrolmentEvent = { type: 'code.changed'; code: string } | { type: 'submit' } | { type: 'kept' } | { type: 'back' }

/** An authenticator that is set up in the middle of a sign-in, since the organization asks for one: no session exists before. */
export const createStepEnrolmentMachine = ({ sessions }: { readonly sessions: Pick<SessionGateway, 'enrol'> }) =>
  setup({
    types: {
      context: {} as StepEnrolmentContext,
      input: {} as StepEnrolment,
      events: {} as StepEnrolmentEvent,
      output: {} as StepOutcome,
    },
    actors: {
      confirming: fromPromise(({ input, signal }: { input: StepEnrolmentContext; signal: AbortSignal }) =>
        sessions.enrol({ challenge: input.enrolment.challenge, code: tidyCode(input.code) }, signal),
      ),
    },
    guards: appCodeGuards,
    actions: {
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      markIncomplete: assign({ incomplete: true }),
    },
  }).createMachine({
    id: 'stepEnrolment',
    context: ({ input: enrolment }) => ({ ...NO_CODE, enrolment, failure: undefined, enrolled: undefined, outcome: undefined }),
    output: ({ context }) => context.outcome ?? { kind: 'left' },
    initial: 'entering',
    states: {
      entering: {
        description: 'The QR code is shown, and a code of the new authenticator asked for.',
        on: { ...codeEntry, back: 'settled' },
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
              target: 'settled',
              actions: assign({ outcome: { kind: 'ended' } }),
            },
            { target: 'refused', actions: assign(({ event }) => refusedCode(failureOf(event.output))) },
          ],
        },
      },
      refused: {
        description: 'The code was not the authenticator’s, or nobody could judge it.',
        on: { ...codeEntry, back: 'settled' },
      },
      codes: {
        description: 'The recovery codes are shown, this once; the session is handed over when they are kept.',
        on: {
          kept: {
            target: 'settled',
            actions: assign(({ context: { enrolled } }) =>
              enrolled ? { outcome: { kind: 'passed', tokens: { token: enrolled.token, refreshToken: enrolled.refreshToken } } } : {},
            ),
          },
        },
      },
      settled: { description: 'It is known what the sign-in comes to.', type: 'final' },
    },
  })

type StepEnrolmentMachine = ReturnType<typeof createStepEnrolmentMachine>
export type StepEnrolmentActor = ActorRefFrom<StepEnrolmentMachine>
