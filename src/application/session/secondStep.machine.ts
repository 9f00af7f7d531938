import { assign, forwardTo, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { isCode, tidyCode, type StepMethod } from '../../domain/session/twoFactor.ts'
import { failedWith, failureOf } from '../failures/outcome.ts'
import { untilAllowed } from '../failures/untilAllowed.ts'
import { codeEntry, NO_CODE, refusedCode, type TypedCode } from './codeEntry.ts'
import { createMailedCodeMachine } from './mailedCode.machine.ts'
import { outcomeOf, type AskedStep, type StepOutcome } from './SecondStep.ts'
import type { SessionGateway, StepFailure } from './SessionGateway.ts'

interface StepContext extends TypedCode {
  readonly step: AskedStep
  readonly method: StepMethod
  readonly failure: StepFailure | undefined
  /** What it comes to; undefined when it is left before that is known. */
  readonly outcome: StepOutcome | undefined
}

type StepEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'submit' }
  | { type: 'method.chosen'; method: StepMethod }
  | { type: 'back' }

interface Given {
  readonly challenge: string
  readonly method: StepMethod
  readonly code: string
}

type StepSessions = Pick<SessionGateway, 'confirmStep' | 'confirmPasskey' | 'mailCode'>

const isComplete = ({ method }: StepContext, code: string): boolean => method === 'passkey' || isCode(method, tidyCode(code))

/** The second step of a sign-in: a code, which a mail may bring; or a passkey. Digits are sent as soon as they are all there. */
export const createSecondStepMachine = ({ sessions }: { readonly sessions: StepSessions }) =>
  setup({
    types: {
      context: {} as StepContext,
      input: {} as AskedStep,
      events: {} as StepEvent,
      output: {} as StepOutcome,
      children: {} as { mailedCode: 'mailedCode' },
    },
    actors: {
      mailedCode: createMailedCodeMachine({ sessions }),
      confirming: fromPromise(({ input: { method, ...given }, signal }: { input: Given; signal: AbortSignal }) =>
        method === 'passkey' ? sessions.confirmPasskey(given.challenge, signal) : sessions.confirmStep({ ...given, method }, signal),
      ),
    },
    delays: { untilAllowed },
    guards: {
      isComplete: ({ context }) => isComplete(context, context.code),
      isLast: ({ context, event }) => event.type === 'code.changed' && context.method !== 'recovery' && isComplete(context, event.code),
    },
    actions: {
      setCode: assign(({ event }) => (event.type === 'code.changed' ? { code: event.code, incomplete: false } : {})),
      markIncomplete: assign({ incomplete: true }),
      refuse: assign((_, failure: StepFailure | undefined) => refusedCode(failure)),
      clear: assign({ ...NO_CODE, failure: undefined }),
    },
  }).createMachine({
    id: 'secondStep',
    context: ({ input: step }) => ({ ...NO_CODE, step, method: step.methods[0] ?? 'email', failure: undefined, outcome: undefined }),
    output: ({ context }) => context.outcome ?? { kind: 'left' },
    invoke: {
      src: 'mailedCode',
      id: 'mailedCode',
      input: ({ context }) => context.step,
      onDone: { target: '.settled', actions: assign({ outcome: { kind: 'ended' } }) },
    },
    initial: 'entering',
    on: {
      back: '.settled',
      'method.chosen': { target: '.entering', actions: ['clear', assign({ method: ({ event }) => event.method }), forwardTo('mailedCode')] },
    },
    states: {
      entering: { description: 'The code is being typed.', on: codeEntry },
      checking: {
        description: 'The server judges the code, or the device is asked for a passkey; the field waits.',
        entry: assign({ failure: undefined }),
        on: { 'method.chosen': {} },
        invoke: {
          src: 'confirming',
          input: ({ context: { step, method, code } }) => ({ challenge: step.challenge, method, code: tidyCode(code) }),
          onDone: [
            {
              guard: ({ event }) => outcomeOf(event.output) !== undefined,
              target: 'settled',
              actions: assign({ outcome: ({ event }) => outcomeOf(event.output) }),
            },
            {
              guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
              target: 'limited',
              actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'refused', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'The code was wrong or too old, or could not be judged; another can be typed.', on: codeEntry },
      limited: {
        description: 'Too many codes were tried: the next may be after a while.',
        after: { untilAllowed: { target: 'entering', actions: 'clear' } },
      },
      settled: { description: 'It is known what the step comes to, and the sign-in goes on.', type: 'final' },
    },
  })

type SecondStepMachine = ReturnType<typeof createSecondStepMachine>
export type SecondStepActor = ActorRefFrom<SecondStepMachine>
