import { assign } from 'xstate'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { proofOf, type twoFactorSetup } from './twoFactor.parts.ts'

/** The password is asked for again before a change of the second step; and a code of the step that there is. */
export const passwordStates = (made: ReturnType<typeof twoFactorSetup>) =>
  made.createStateConfig({
    initial: 'deciding',
    on: { cancel: { target: 'chosen', actions: 'clear' } },
    states: {
      deciding: { always: [{ guard: 'takesMailedCode', target: 'mailing' }, { target: 'entering' }] },
      mailing: {
        description: 'The code that proves the change is being mailed; the password can be typed.',
        entry: assign({ failure: undefined }),
        on: { 'password.changed': { actions: 'setPassword' } },
        invoke: {
          src: 'mailing',
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'entering', actions: assign({ mailed: true }) },
            { target: 'entering', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      entering: {
        description: 'The password is asked for before a change, and a code of the second step that there is.',
        on: {
          resend: 'mailing',
          'code.changed': { actions: 'setCode' },
          'password.changed': { actions: 'setPassword' },
          submit: [{ guard: 'hasProof', target: 'checking' }, { actions: assign({ incomplete: true }) }],
        },
      },
      checking: {
        description: 'The change is made, if the password is right.',
        on: { cancel: {} },
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'changing',
          input: ({ context }) => ({ intent: context.intent, passkeyId: context.passkeyId, proof: proofOf(context) }),
          onDone: [
            {
              guard: ({ event }) => valueOf(event.output)?.authenticator !== undefined,
              target: '#twoFactor.app',
              actions: { type: 'takeChange', params: ({ event }) => valueOf(event.output) },
            },
            {
              guard: ({ event }) => valueOf(event.output)?.passkeyOptions !== undefined,
              target: '#twoFactor.passkey',
              actions: { type: 'takeChange', params: ({ event }) => valueOf(event.output) },
            },
            {
              guard: ({ event }) => valueOf(event.output)?.recoveryCodes !== undefined,
              target: '#twoFactor.codes',
              actions: { type: 'takeChange', params: ({ event }) => valueOf(event.output) },
            },
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: '#twoFactor.chosen',
              actions: { type: 'takeChange', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'refused', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: {
        description: 'The password or the code was wrong, or nobody could judge them.',
        on: {
          resend: 'mailing',
          'code.changed': { actions: 'setCode' },
          'password.changed': { actions: 'setPassword' },
          submit: [{ guard: 'hasProof', target: 'checking' }, { actions: assign({ incomplete: true }) }],
        },
      },
    },
  })
