import * as Result from 'effect/Result'
import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { Failure } from '../../domain/failures/failure.ts'

type Answered = Result.Result<string, Failure<'PASSKEY_REFUSED' | 'UNREACHABLE'>>

/**
 * The device that keeps somebody's passkeys. What it is asked and answers is text for the server; a refusal is theirs, or the device's. UNREACHABLE:
 * what asks it could not be fetched.
 */
export interface PasskeyDevice {
  create(options: string): Promise<Answered>
  use(options: string): Promise<Answered>
}

/** The browser's library, as far as it is used here. */
interface Library {
  startRegistration(asked: { readonly optionsJSON: PublicKeyCredentialCreationOptionsJSON }): Promise<RegistrationResponseJSON>
  startAuthentication(asked: { readonly optionsJSON: PublicKeyCredentialRequestOptionsJSON }): Promise<AuthenticationResponseJSON>
}

/** By the browser (WebAuthn). Its library is loaded when the first passkey is asked for. */
export const browserDevice = (load: () => Promise<Library> = () => import('@simplewebauthn/browser')): PasskeyDevice => {
  const ask = async (given: (library: Library) => Promise<RegistrationResponseJSON | AuthenticationResponseJSON>): Promise<Answered> => {
    const library = await load().catch(() => undefined)
    if (library === undefined) return Result.fail({ code: 'UNREACHABLE' })
    return given(library).then(
      (answer) => Result.succeed(JSON.stringify(answer)),
      () => Result.fail({ code: 'PASSKEY_REFUSED' }),
    )
  }
  return {
    create: (options) => ask((library) => library.startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON })),
    use: (options) => ask((library) => library.startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON })),
  }
}

/** To whoever looks at it, an answer that the server does not believe is a passkey that did not work. */
export const orPasskeyRefused = <Own extends { readonly code: string }>(failure: Own) =>
  failure.code === 'TWO_FA_CODE_INVALID' ? ({ code: 'PASSKEY_REFUSED' } as const) : (failure as Exclude<Own, { readonly code: 'TWO_FA_CODE_INVALID' }>)
