import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { StepMethod } from '../../domain/session/twoFactor.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { AskedStep } from './SecondStep.ts'
import type { SessionGateway } from './SessionGateway.ts'

type MailedCodeInput = Pick<AskedStep, 'challenge' | 'resendAfter'>

interface MailedCodeContext extends MailedCodeInput {
  /** Of the latest mail that was asked for. */
  readonly failure: CallFailure | undefined
  /** Seconds until another mail can be asked for. */
  readonly resendIn: number
}

type MailedCodeEvent = { type: 'method.chosen'; method: StepMethod } | { type: 'resend' }

/** The mail that brings the code of a sign-in: sent when codes by e-mail are chosen, and again on request. */
export const createMailedCodeMachine = ({ sessions }: { readonly sessions: Pick<SessionGateway, 'mailCode'> }) =>
  setup({
    types: { context: {} as MailedCodeContext, input: {} as MailedCodeInput, events: {} as MailedCodeEvent },
    actors: {
      mailing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => sessions.mailCode(input, signal)),
    },
  }).createMachine({
    id: 'mailedCode',
    context: ({ input: { challenge, resendAfter } }) => ({ challenge, resendAfter, failure: undefined, resendIn: resendAfter ?? 0 }),
    initial: 'deciding',
    states: {
      deciding: {
        always: [{ guard: ({ context }) => context.resendAfter !== null, target: 'pausing' }, { target: 'idle' }],
      },
      idle: {
        description: 'No code was mailed: another way is taken.',
        on: { 'method.chosen': { guard: ({ event }) => event.method === 'email', target: 'sending' } },
      },
      sending: {
        description: 'A code is being mailed.',
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'mailing',
          input: ({ context }) => context.challenge,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'pausing',
              actions: assign({ resendIn: ({ event }) => valueOf(event.output)?.resendAfter ?? 0 }),
            },
            { guard: ({ event }) => failedWith(event.output, 'NOT_SIGNED_IN'), target: 'ended' },
            {
              guard: ({ event }) => failedWith(event.output, 'RATE_LIMITED'),
              target: 'pausing',
              actions: assign(({ event }) => {
                const failure = failureOf(event.output)
                return { failure, resendIn: failure?.code === 'RATE_LIMITED' ? failure.retryAfter : 0 }
              }),
            },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
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
      ended: { description: 'The sign-in took too long: no code would complete it.', type: 'final' },
    },
  })

type MailedCodeMachine = ReturnType<typeof createMailedCodeMachine>
export type MailedCodeActor = ActorRefFrom<MailedCodeMachine>
