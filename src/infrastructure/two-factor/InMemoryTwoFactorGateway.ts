import * as Result from 'effect/Result'
import type { CallFailure } from '../../application/failures/CallFailure.ts'
import type {
  ConfirmFailure,
  NewAuthenticator,
  NamedPasskey,
  NewRecoveryCodes,
  OwnProof,
  PasskeyFailure,
  ProofFailure,
  TwoFactorGateway,
  TwoFactorState,
} from '../../application/two-factor/TwoFactorGateway.ts'
import type { Passkey } from '../../domain/session/passkey.ts'
import { tidy } from '../../domain/validation/text.ts'
import { codeOfChange, RECOVERY_CODES, RESEND_AFTER, tidyCode, type TwoFactorChoice } from '../../domain/session/twoFactor.ts'
import type { Faults } from '../memory/Faults.ts'

/** The second step of one user. Its authenticator knows one code, and mails bring one other. */
export class InMemoryTwoFactorGateway implements TwoFactorGateway {
  readonly #password: string
  readonly #faults: Faults
  #choice: TwoFactorChoice = 'off'
  #left = 0
  #passkeys: readonly Passkey[] = []
  #recoveryCodes: readonly string[] = []
  #made = 0
  #isBegun = false
  #mailed: string | undefined
  readonly code = '246810'
  /** What a mail says. */
  readonly mailedCode = '135791'

  constructor(password: string, faults: Faults) {
    this.#password = password
    this.#faults = faults
  }

  async read(signal: AbortSignal): Promise<Result.Result<TwoFactorState, CallFailure>> {
    const fault = await this.#faults.meet('twoFactor.read', signal)
    return fault === undefined ? Result.succeed(this.#state) : Result.fail(fault as CallFailure)
  }

  begin(proof: OwnProof, signal: AbortSignal): Promise<Result.Result<NewAuthenticator, ProofFailure>> {
    return this.#proven('begin', proof, signal, () => {
      this.#isBegun = true
      return { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Vitrine:Harbour?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }
    })
  }

  async confirm(code: string, signal: AbortSignal): Promise<Result.Result<NewRecoveryCodes, ConfirmFailure>> {
    const fault = await this.#faults.meet('twoFactor.confirm', signal)
    if (fault) return Result.fail(fault as ConfirmFailure)
    if (!this.#isBegun) return Result.fail({ code: 'TWO_FA_CODE_EXPIRED' })
    if (code !== this.code) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
    this.#isBegun = false
    this.#choice = 'app'
    return Result.succeed(this.#newCodes())
  }

  chooseMail(proof: OwnProof, signal: AbortSignal) {
    return this.#proven('chooseMail', proof, signal, () => this.#choose('email'))
  }

  async mailCode(signal: AbortSignal): Promise<Result.Result<{ readonly resendAfter: number }, CallFailure>> {
    const fault = await this.#faults.meet('twoFactor.mailCode', signal)
    if (fault) return Result.fail(fault as CallFailure)
    if (this.#choice !== 'email') return Result.fail({ code: 'NOT_FOUND' })
    if (this.#mailed !== undefined) return Result.fail({ code: 'RATE_LIMITED', retryAfter: RESEND_AFTER })
    this.#mailed = this.mailedCode
    return Result.succeed({ resendAfter: RESEND_AFTER })
  }

  async renewCodes(proof: OwnProof, signal: AbortSignal): Promise<Result.Result<NewRecoveryCodes, ProofFailure>> {
    const proven = await this.#proven('renewCodes', proof, signal, () => undefined)
    if (Result.isFailure(proven)) return Result.fail(proven.failure)
    return this.#isStrong ? Result.succeed(this.#newCodes()) : Result.fail({ code: 'NOT_FOUND' })
  }

  turnOff(proof: OwnProof, signal: AbortSignal) {
    return this.#proven('turnOff', proof, signal, () => this.#choose('off'))
  }

  get #state(): TwoFactorState {
    return { choice: this.#choice, required: false, recoveryCodesLeft: this.#left, passkeys: this.#passkeys }
  }

  beginPasskey(proof: OwnProof, signal: AbortSignal) {
    return this.#proven('beginPasskey', proof, signal, () => 'options')
  }

  async addPasskey({ name }: NamedPasskey, signal: AbortSignal): Promise<Result.Result<NewRecoveryCodes, PasskeyFailure>> {
    const fault = await this.#faults.meet('twoFactor.addPasskey', signal)
    if (fault) return Result.fail(fault as PasskeyFailure)
    const isFirst = !this.#isStrong
    this.#made += 1
    const id = `00000000-0000-4000-8000-${String(this.#made).padStart(12, '0')}`
    this.#passkeys = [...this.#passkeys, { id, name: tidy(name), createdAt: '2026-11-18T09:00:00.000Z', usedAt: null }]
    return Result.succeed(isFirst ? this.#newCodes() : { state: this.#state, recoveryCodes: [] })
  }

  removePasskey(id: string, proof: OwnProof, signal: AbortSignal) {
    return this.#proven('removePasskey', proof, signal, () => {
      this.#passkeys = this.#passkeys.filter((passkey) => passkey.id !== id)
      if (!this.#isStrong) this.#left = 0
      return this.#state
    })
  }

  get #isStrong(): boolean {
    return this.#choice === 'app' || this.#passkeys.length > 0
  }

  #choose(choice: TwoFactorChoice): TwoFactorState {
    this.#passkeys = []
    this.#choice = choice
    this.#left = 0
    return this.#state
  }

  #newCodes(): NewRecoveryCodes {
    this.#left = RECOVERY_CODES
    this.#made += 1
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, at) => `k${this.#made}fpm-wx${String.fromCharCode(97 + at)}yz`)
    this.#recoveryCodes = recoveryCodes
    return { state: this.#state, recoveryCodes }
  }

  async #proven<Value>(call: string, { password, code = '' }: OwnProof, signal: AbortSignal, made: () => Value): Promise<Result.Result<Value, ProofFailure>> {
    const fault = await this.#faults.meet(`twoFactor.${call}`, signal)
    if (fault) return Result.fail(fault as ProofFailure)
    if (password !== this.#password) return Result.fail({ code: 'INVALID_CREDENTIALS' })
    if (!this.#isOwn(tidyCode(code))) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
    this.#mailed = undefined
    return Result.succeed(made())
  }

  #isOwn(code: string): boolean {
    const asked = codeOfChange({ choice: this.#choice, hasPasskey: this.#passkeys.length > 0 })
    if (asked === undefined) return true
    return asked === 'mailed' ? code === this.#mailed : code === this.code || this.#recoveryCodes.some((one) => tidyCode(one) === code)
  }
}
