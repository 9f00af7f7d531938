import * as Result from 'effect/Result'
import type { NamedPasskey, NewRecoveryCodes, OwnProof, PasskeyFailure, TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import * as contract from './contract.ts'
import { browserDevice, orPasskeyRefused, type PasskeyDevice } from './passkeyDevice.ts'
import type { HttpClient } from '../http/HttpClient.ts'

/** The own sign-in belongs to the own organization, wherever one is at work. */
export class HttpTwoFactorGateway implements TwoFactorGateway {
  readonly #http: HttpClient
  readonly #device: PasskeyDevice
  readonly #claims: () => SessionClaims | undefined

  constructor(http: HttpClient, claims: () => SessionClaims | undefined, device: PasskeyDevice = browserDevice()) {
    this.#http = http
    this.#device = device
    this.#claims = claims
  }

  read(signal: AbortSignal) {
    return this.#http.query(contract.readTwoFactor, { ...this.#home(), signal })
  }

  begin(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.beginApp, { ...this.#home(), body: proof, signal })
  }

  confirm(code: string, signal: AbortSignal) {
    return this.#http.confide(contract.confirmApp, { ...this.#home(), body: { code }, signal })
  }

  chooseMail(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.chooseMail, { ...this.#home(), body: proof, signal })
  }

  mailCode(signal: AbortSignal) {
    return this.#http.mutate(contract.mailOwnCode, { ...this.#home(), signal })
  }

  renewCodes(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.renewRecoveryCodes, { ...this.#home(), body: proof, signal })
  }

  turnOff(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.turnOffTwoFactor, { ...this.#home(), body: proof, signal })
  }

  async beginPasskey(proof: OwnProof, signal: AbortSignal) {
    const begun = await this.#http.confide(contract.beginPasskey, { ...this.#home(), body: proof, signal })
    return Result.map(begun, ({ options }) => options)
  }

  async addPasskey({ name, options }: NamedPasskey, signal: AbortSignal): Promise<Result.Result<NewRecoveryCodes, PasskeyFailure>> {
    const response = await this.#device.create(options)
    if (Result.isFailure(response)) return Result.fail(response.failure)
    const added = await this.#http.confide(contract.addPasskey, { ...this.#home(), body: { name, response: response.success }, signal })
    return Result.mapError(added, orPasskeyRefused)
  }

  removePasskey(passkeyId: string, proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.removePasskey, { ...this.#home(), params: { passkeyId }, body: proof, signal })
  }

  #home() {
    const claims = this.#claims()
    return claims === undefined ? {} : { organizationId: claims.organization.id }
  }
}
