import { assign, fromPromise, setup } from 'xstate'
import { isCode, tidyCode, type StepMethod } from '../../domain/session/twoFactor.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { AskedStep, StepOutcome } from './SecondStep.ts'
import type { SessionGateway, StepFailure } from './SessionGateway.ts'

export interface StepInput {
  readonly step: AskedStep
  readonly settled: (outcome: StepOutcome) => void
}

export interface StepContext extends StepInput {
  readonly method: StepMethod
  readonly code: string
  /** It was sent before it could be one. */
  readonly incomplete: boolean
  readonly failure: StepFailure | undefined
  /** Of the latest mail that was asked for. */
  readonly mailFailure: CallFailure | undefined
  /** Seconds until another mail can be asked for. */
  readonly resendIn: number
}

export type StepEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'method.chosen'; method: StepMethod }
  | { type: 'resend' }
  | { type: 'back' }

interface Given {
  readonly challenge: string
  readonly method: StepMethod
  readonly code: string
}

export type StepSessions = Pick<SessionGateway, 'confirmStep' | 'confirmPasskey' | 'mailCode'>

const isComplete = ({ method }: StepContext, code: string): boolean => method === 'passkey' || isCode(method, tidyCode(code))

/** What the states of the second step are made of. */
export const secondStepSetup = (sessions: StepSessions) =>
  setup({
    types: { context: {} as StepContext, input: {} as StepInput, events: {} as StepEvent },
    actors: {
      confirming: fromPromise(({ input: { method, ...given }, signal }: { input: Given; signal: AbortSignal }) =>
        method === 'passkey' ? sessions.confirmPasskey(given.challenge, signal) : sessions.confirmStep({ ...given, method }, signal),
      ),
      mailing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => sessions.mailCode(input, signal)),
    },
    delays: {
      untilAllowed: ({ context }) => (context.failure?.code === 'RATE_LIMITED' ? context.failure.retryAfter * 1000 : 0),
    },
    guards: {
      isComplete: ({ context }) => isComplete(context, context.code),
      isLast: ({ context, event }) => event.type === 'code.changed' && context.method !== 'recovery' && isComplete(context, event.code),
      needsMail: ({ event }) => event.type === 'method.chosen' && event.method === 'email',
    },
    actions: {
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      settle: ({ context }, outcome: StepOutcome) => context.settled(outcome),
      clear: assign({ code: '', incomplete: false, failure: undefined }),
    },
  })
