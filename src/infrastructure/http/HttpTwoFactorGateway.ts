import type { OwnProof, TwoFactorGateway } from '../../application/session/TwoFactorGateway.ts'
import type { SessionClaims } from '../../domain/session/claims.ts'
import * as contract from './contract/twoFactor.ts'
import type { HttpClient } from './HttpClient.ts'

/** The own sign-in belongs to the own organization, wherever one is at work. */
export class HttpTwoFactorGateway implements TwoFactorGateway {
  readonly #http: HttpClient
  readonly #claims: () => SessionClaims | undefined

  constructor(http: HttpClient, claims: () => SessionClaims | undefined) {
    this.#http = http
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

  renewCodes(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.renewRecoveryCodes, { ...this.#home(), body: proof, signal })
  }

  turnOff(proof: OwnProof, signal: AbortSignal) {
    return this.#http.confide(contract.turnOffTwoFactor, { ...this.#home(), body: proof, signal })
  }

  #home() {
    const claims = this.#claims()
    return claims === undefined ? {} : { organizationId: claims.organization.id }
  }
}
