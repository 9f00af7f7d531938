import { createActor } from 'xstate'
import { createNewPasswordMachine, type NewPasswordPorts } from '../../application/session/newPassword.machine.ts'
import type { PasswordGateway } from '../../application/session/PasswordGateway.ts'
import { createPasswordLinkMachine } from '../../application/session/passwordLink.machine.ts'
import { createSetupMachine } from '../../application/setup/setup.machine.ts'
import type { SetupFailure } from '../../application/setup/SetupGateway.ts'
import * as Result from 'effect/Result'
import { forever } from './sessionPorts.ts'

const PASSWORDS: PasswordGateway = {
  requestLink: async () => Result.succeed({ outbox: true }),
  read: async () => Result.succeed({ purpose: 'invitation', email: 'nora.whitfield@harbour.example', organization: 'Harbour Museum' }),
  set: async () => Result.succeed(undefined),
}

/** The form that asks for a link, whose server does well unless told otherwise. */
export const startPasswordLink = (how: Partial<PasswordGateway> = {}) =>
  createActor(createPasswordLinkMachine({ passwords: { ...PASSWORDS, ...how } })).start()

/** The form for a new password; a link has been followed unless told otherwise. */
export const startNewPassword = (
  how: Partial<PasswordGateway> = {},
  token: string | undefined = 'token',
  logIn: NewPasswordPorts['sessions']['logIn'] = async () => Result.fail({ code: 'UNREACHABLE' }),
) => {
  const actor = createActor(createNewPasswordMachine({ passwords: { ...PASSWORDS, ...how }, sessions: { logIn }, opened: () => {} })).start()
  if (token !== undefined && token !== '') actor.send({ type: 'link.followed', token })
  return actor
}

/** The setup page whose server answers with this failure; without one it makes the administrator, and `'never'` never answers. */
export const startSetup = (answer?: SetupFailure | 'never', token = 'setup-link') => {
  const create = async () => (answer === 'never' ? forever<never>() : answer === undefined ? Result.succeed(undefined) : Result.fail(answer))
  const actor = createActor(createSetupMachine({ setups: { create } })).start()
  if (token !== '') actor.send({ type: 'link.followed', token })
  return actor
}
