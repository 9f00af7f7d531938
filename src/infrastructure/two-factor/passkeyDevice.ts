import * as Result from 'effect/Result'
import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { Failure } from '../../domain/failures/failure.ts'

type Answered = Result.Result<string, Failure<'PASSKEY_REFUSED'>>

/** The device that keeps somebody's passkeys. What it is asked and answers is text for the server; a refusal is theirs, or the device's. */
export interface PasskeyDevice {
  create(options: string): Promise<Answered>
  use(options: string): Promise<Answered>
}

const answered = async (answer: Promise<RegistrationResponseJSON | AuthenticationResponseJSON>): Promise<Answered> =>
  answer.then(
    (given) => Result.succeed(JSON.stringify(given)),
    () => Result.fail({ code: 'PASSKEY_REFUSED' }),
  )

/** By the browser (WebAuthn). Its library is loaded when the first passkey is asked for. */
export const browserDevice: PasskeyDevice = {
  create: async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return answered(startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }))
  },
  use: async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return answered(startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }))
  },
}

/** To whoever looks at it, an answer that the server does not believe is a passkey that did not work. */
export const orPasskeyRefused = <Own extends { readonly code: string }>(failure: Own) =>
  failure.code === 'TWO_FA_CODE_INVALID' ? ({ code: 'PASSKEY_REFUSED' } as const) : (failure as Exclude<Own, { readonly code: 'TWO_FA_CODE_INVALID' }>)
