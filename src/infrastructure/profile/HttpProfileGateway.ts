import * as Result from 'effect/Result'
import type { ProfileGateway } from '../../application/profile/ProfileGateway.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { PasswordChangeForm, ProfileForm } from '../../domain/users/profile.ts'
import { userPicturePath } from '../contract/files.ts'
import * as contract from './contract.ts'
import type { HttpClient } from '../http/HttpClient.ts'

/** The own account lies in the own organization, wherever one is at work. */
export class HttpProfileGateway implements ProfileGateway {
  readonly #http: HttpClient
  readonly #claims: () => SessionClaims | undefined

  constructor(http: HttpClient, claims: () => SessionClaims | undefined) {
    this.#http = http
    this.#claims = claims
  }

  read(signal: AbortSignal) {
    return this.#http.query(contract.readProfile, { ...this.#home(), signal })
  }

  save(body: ProfileForm, signal: AbortSignal) {
    return this.#http.mutate(contract.saveProfile, { ...this.#home(), body, signal })
  }

  sendPicture(file: Blob, signal: AbortSignal) {
    return this.#http.mutate(contract.sendPicture, { ...this.#home(), file, signal })
  }

  removePicture(signal: AbortSignal) {
    return this.#http.mutate(contract.removePicture, { ...this.#home(), signal })
  }

  pictureAddress(version: string) {
    const claims = this.#claims()
    return userPicturePath(claims?.sessionId ?? '', claims?.user.id ?? '', version)
  }

  changePassword(body: PasswordChangeForm, signal: AbortSignal) {
    return this.#http.mutate(contract.changePassword, { ...this.#home(), body, signal })
  }

  async sessions(signal: AbortSignal) {
    return Result.map(await this.#http.query(contract.readSessions, { ...this.#home(), signal }), ({ sessions }) => sessions)
  }

  async endSession(sessionId: string, signal: AbortSignal) {
    const ended = await this.#http.mutate(contract.endSession, { ...this.#home(), params: { sessionId }, signal })
    return Result.map(ended, ({ sessions }) => sessions)
  }

  async endOtherSessions(signal: AbortSignal) {
    return Result.map(await this.#http.mutate(contract.endOtherSessions, { ...this.#home(), signal }), ({ sessions }) => sessions)
  }

  endAllSessions(signal: AbortSignal) {
    return this.#http.mutate(contract.endAllSessions, { ...this.#home(), signal })
  }

  #home() {
    const claims = this.#claims()
    return claims === undefined ? {} : { organizationId: claims.organization.id }
  }
}
