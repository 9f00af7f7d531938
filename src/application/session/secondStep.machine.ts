import { assign, type ActorRefFrom } from 'xstate'
import { tidyCode } from '../../domain/session/twoFactor.ts'
import { failedWith, failureOf, valueOf } from '../failures/outcome.ts'
import { secondStepSetup, type StepSessions } from './secondStep.parts.ts'

/** The second step of a sign-in: a code, and the mail that brings it; or a passkey. Digits are sent as soon as they are all there. */
export const createSecondStepMachine = ({ sessions }: { readonly sessions: StepSessions }) =>
  secondStepSetup(sessions).createMachine({
    id: 'secondStep',
    context: ({ input }) => ({
      ...input,
      method: input.step.methods[0] ?? 'email',
      code: '',
      incomplete: false,
      failure: undefined,
      mailFailure: undefined,
      resendIn: input.step.resendAfter ?? 0,
    }),
    type: 'parallel',
    on: { back: { actions: { type: 'settle', params: { kind: 'left' } } } },
    states: {
      entry: {
        initial: 'entering',
        on: {
          'method.chosen': { target: '.entering', actions: ['clear', assign({ method: ({ event }) => event.method })] },
        },
        states: {
          entering: {
            description: 'The code is being typed.',
            on: {
              'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
              submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
            },
          },
          checking: {
            description: 'The server judges the code, or the device is asked for a passkey; the field waits.',
            entry: assign({ failure: undefined }),
            on: { 'method.chosen': {} },
            invoke: {
              src: 'confirming',
              input: ({ context: { step, method, code } }) => ({ challenge: step.challenge, method, code: tidyCode(code) }),
              onDone: [
                {
                  guard: ({ event }) => valueOf(event.output) !== undefined,
                  target: 'passed',
                  actions: ({ context, event }) => {
                    const given = valueOf(event.output)
                    if (given === undefined) return
                    context.settled('enrolment' in given ? { kind: 'enrolling', ...given } : { kind: 'passed', tokens: given })
                  },
                },
                {
                  guard: ({ event }) => failedWith(event.output, 'NOT_SIGNED_IN'),
                  target: 'entering',
                  actions: { type: 'settle', params: { kind: 'ended' } },
                },
                {
                  guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
                  target: 'limited',
                  actions: assign({ failure: ({ event }) => failureOf(event.output) }),
                },
                {
                  guard: ({ event }) => failedWith(event.output, 'TWO_FA_CODE_INVALID', 'TWO_FA_CODE_EXPIRED'),
                  target: 'refused',
                  actions: assign({ code: '', failure: ({ event }) => failureOf(event.output) }),
                },
                { target: 'refused', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
              ],
            },
          },
          refused: {
            description: 'The code was wrong or too old, or could not be judged; another can be typed.',
            on: {
              'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
              submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
            },
          },
          limited: {
            description: 'Too many codes were tried: the next may be after a while.',
            after: { untilAllowed: { target: 'entering', actions: 'clear' } },
          },
          passed: { description: 'The session has been handed over, or what stands before it still.' },
        },
      },
      mail: {
        initial: 'deciding',
        states: {
          deciding: {
            always: [{ guard: ({ context }) => context.step.resendAfter !== null, target: 'pausing' }, { target: 'idle' }],
          },
          idle: {
            description: 'No code was mailed: another way is taken.',
            on: { 'method.chosen': { guard: 'needsMail', target: 'sending' } },
          },
          sending: {
            description: 'A code is being mailed.',
            entry: assign({ mailFailure: undefined }),
            invoke: {
              src: 'mailing',
              input: ({ context }) => context.step.challenge,
              onDone: [
                {
                  guard: ({ event }) => valueOf(event.output) !== undefined,
                  target: 'pausing',
                  actions: assign({ resendIn: ({ event }) => valueOf(event.output)?.resendAfter ?? 0 }),
                },
                {
                  guard: ({ event }) => failedWith(event.output, 'NOT_SIGNED_IN'),
                  target: 'failed',
                  actions: { type: 'settle', params: { kind: 'ended' } },
                },
                {
                  guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
                  target: 'pausing',
                  actions: assign(({ event }) => {
                    const failure = failureOf(event.output)
                    return { mailFailure: failure, resendIn: failure?.code === 'RATE_LIMITED' ? failure.retryAfter : 0 }
                  }),
                },
                { target: 'failed', actions: assign({ mailFailure: ({ event }) => failureOf(event.output) }) },
              ],
            },
          },
          pausing: {
            description: 'A code was mailed; another can be asked for after a pause, which is counted down.',
            after: {
              1000: [
                {
                  guard: ({ context }) => context.resendIn > 1,
                  target: 'pausing',
                  reenter: true,
                  actions: assign({ resendIn: ({ context }) => context.resendIn - 1 }),
                },
                { target: 'ready', actions: assign({ resendIn: 0 }) },
              ],
            },
          },
          ready: { description: 'Another code can be asked for.', on: { resend: 'sending' } },
          failed: { description: 'The mail could not be asked for; it can be tried again.', on: { resend: 'sending' } },
        },
      },
    },
  })

export type SecondStepMachine = ReturnType<typeof createSecondStepMachine>
export type SecondStepActor = ActorRefFrom<SecondStepMachine>
