import { assign, type ActorRefFrom } from 'xstate'
import { tidyCode } from '../../domain/session/twoFactor.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { CLEAR, twoFactorSetup } from './twoFactor.parts.ts'
import { passwordStates } from './twoFactor.password.ts'
import type { TwoFactorGateway } from './TwoFactorGateway.ts'

/** The second step of one's own sign-in: chosen, set up, changed. Each change begins with the password. */
export const createTwoFactorMachine = ({ twoFactor }: { readonly twoFactor: TwoFactorGateway }) => {
  const made = twoFactorSetup(twoFactor)
  return made.createMachine({
    id: 'twoFactor',
    context: { ...CLEAR, state: undefined, intent: 'app' },
    initial: 'closed',
    on: { opened: '.reading' },
    states: {
      closed: { description: 'Nobody looks at it.' },
      reading: {
        description: 'What was chosen is being read.',
        entry: 'clear',
        invoke: {
          src: 'reading',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'chosen',
              actions: assign({ state: ({ event }) => valueOf(event.output) }),
            },
            { target: 'unreadable', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
          ],
        },
      },
      unreadable: { description: 'What was chosen could not be read.', on: { retry: 'reading' } },
      chosen: {
        description: 'What was chosen is shown, and how to change it.',
        on: { change: { target: 'password', actions: ['clear', assign(({ event: { intent, passkeyId = '' } }) => ({ intent, passkeyId }))] } },
      },
      password: passwordStates(made),
      app: {
        initial: 'entering',
        on: { cancel: { target: 'chosen', actions: 'clear' } },
        states: {
          entering: {
            description: 'The QR code is shown, and a code of the authenticator asked for.',
            on: {
              'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
              submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
            },
          },
          checking: {
            description: 'The code of the authenticator is judged.',
            on: { cancel: {} },
            entry: assign({ failure: undefined }),
            invoke: {
              src: 'confirming',
              input: ({ context }) => tidyCode(context.code),
              onDone: [
                {
                  guard: ({ event }) => hasSucceeded(event.output),
                  target: '#twoFactor.codes',
                  actions: { type: 'takeChange', params: ({ event }) => valueOf(event.output) },
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
            description: 'The code was not the authenticator’s, or nobody could judge it.',
            on: {
              'code.changed': [{ guard: 'isLast', target: 'checking', actions: 'setCode' }, { actions: 'setCode' }],
              submit: [{ guard: 'isComplete', target: 'checking' }, { actions: assign({ incomplete: true }) }],
            },
          },
        },
      },
      passkey: {
        description: 'A passkey is being added.',
        on: {
          cancel: { target: 'chosen', actions: 'clear' },
          'passkey.added': [
            {
              guard: ({ event }) => event.made.recoveryCodes.length > 0,
              target: 'codes',
              actions: { type: 'takeChange', params: ({ event }) => event.made },
            },
            { target: 'chosen', actions: { type: 'takeChange', params: ({ event }) => event.made } },
          ],
        },
        invoke: {
          src: 'newPasskey',
          id: 'newPasskey',
          input: ({ context, self }) => ({
            options: context.passkeyOptions ?? '',
            added: (made) => self.send({ type: 'passkey.added', made }),
          }),
        },
      },
      codes: {
        description: 'The recovery codes are shown, this once.',
        on: { kept: { target: 'chosen', actions: 'clear' } },
      },
    },
  })
}

export type TwoFactorMachine = ReturnType<typeof createTwoFactorMachine>
export type TwoFactorActor = ActorRefFrom<TwoFactorMachine>
