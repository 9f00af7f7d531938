import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import { createLoginMachine } from '../../application/session/login.machine.ts'
import type { AskedStep } from '../../application/session/SecondStep.ts'
import { createSecondStepMachine } from '../../application/session/secondStep.machine.ts'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import { forever } from './sessionPorts.ts'

export const BY_APP: AskedStep = { challenge: 'c', methods: ['app', 'email', 'recovery'], expiresIn: 1200, resendAfter: null }
export const BY_PASSKEY: AskedStep = { ...BY_APP, methods: ['passkey', 'app', 'recovery'] }
export const BY_MAIL: AskedStep = { challenge: 'c', methods: ['email'], expiresIn: 1200, resendAfter: 30 }

type Steps = Pick<SessionGateway, 'confirmStep' | 'confirmPasskey' | 'mailCode'>

const SLOW: Steps = { confirmStep: forever, confirmPasskey: forever, mailCode: forever }

/** The second step of a sign-in; calls that nobody says otherwise of are never answered. */
export const startSecondStep = (step: AskedStep, answers: Partial<Steps> = {}) =>
  createActor(createSecondStepMachine({ sessions: { ...SLOW, ...answers } }), { input: step }).start()

/** Its mail, as a screen finds it. */
export const startMailedCode = (step: AskedStep, answers: Partial<Steps> = {}) => {
  const secondStep = startSecondStep(step, answers)
  const { mailedCode } = secondStep.getSnapshot().children
  if (mailedCode === undefined) throw new Error('The second step has no mail')
  return { secondStep, mailedCode }
}

/** A sign-in form whose server asks for the second step. */
export const startLoginWithStep = (step: AskedStep, answers: Partial<SessionGateway> = {}) => {
  const logIn: SessionGateway['logIn'] = async () => Result.succeed({ twoFactor: step })
  const sessions: SessionGateway = { ...SLOW, enrol: forever, ...answers, logIn, refresh: forever, logOut: forever }
  return createActor(createLoginMachine({ sessions, opened: () => {} })).start()
}
