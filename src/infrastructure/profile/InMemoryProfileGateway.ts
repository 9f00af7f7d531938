import * as Result from 'effect/Result'
import type { ProfileGateway } from '../../application/profile/ProfileGateway.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { passwordChangeProblems, profileProblems, type OwnSession, type PasswordChangeForm, type Profile, type ProfileForm } from '../../domain/users/profile.ts'
import { isValid } from '../../domain/validation/form.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import type { Faults } from '../memory/Faults.ts'

const HERE = '192.0.2.20'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const session = (id: string, userAgent: string, usedAt: string, address: string, isCurrent = false): OwnSession => ({
  id,
  isCurrent,
  remembered: !isCurrent,
  address,
  isHere: address === HERE,
  userAgent,
  createdAt: '2026-11-02T08:30:00.000Z',
  usedAt,
})

/** A teal square. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="teal" d="M0 0h1v1H0z"/></svg>')}`

export class InMemoryProfileGateway implements ProfileGateway {
  readonly #faults: Faults
  #password: string
  #profile: Profile = {
    email: 'admin@harbour.example',
    firstName: 'Ada',
    lastName: 'Berg',
    role: 'Admin',
    language: null,
    pictureVersion: null,
  }
  #sessions: readonly OwnSession[] = [
    session('00000000-0000-4000-8000-00000000e001', LINUX, '2026-11-20T16:40:00.000Z', HERE, true),
    session('00000000-0000-4000-8000-00000000e002', PHONE, '2026-11-19T21:05:00.000Z', '203.0.113.7'),
    session('00000000-0000-4000-8000-00000000e003', '', '2026-11-04T07:12:00.000Z', ''),
    ...['14', '12', '10', '08'].map((day) => session(`00000000-0000-4000-8000-0000000e01${day}`, LINUX, `2026-10-${day}T07:12:00.000Z`, HERE)),
  ]

  constructor(faults: Faults, password: string) {
    this.#faults = faults
    this.#password = password
  }

  async read(signal: AbortSignal) {
    return this.#done('profiles.read', signal, () => this.#profile)
  }

  async save({ firstName, lastName, language }: ProfileForm, signal: AbortSignal) {
    const fields = profileProblems({ firstName, lastName, language })
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    const known = LANGUAGES.find((each) => each === language) ?? null
    return this.#done('profiles.save', signal, () => this.#become({ firstName: firstName.trim(), lastName: lastName.trim(), language: known }))
  }

  async sendPicture(file: Blob, signal: AbortSignal) {
    const problem = profileImage({ mediaType: file.type, size: file.size })
    if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { picture: problem } } as const)
    return this.#done('profiles.sendPicture', signal, () => this.#become({ pictureVersion: crypto.randomUUID() }))
  }

  async removePicture(signal: AbortSignal) {
    return this.#done('profiles.removePicture', signal, () => this.#become({ pictureVersion: null }))
  }

  pictureAddress() {
    return PICTURE
  }

  async changePassword(form: PasswordChangeForm, signal: AbortSignal) {
    const fields = { ...commonPasswordProblems(form.password), ...passwordChangeProblems(form) }
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields } as const)
    if (form.current !== this.#password) return Result.fail({ code: 'INVALID_CREDENTIALS' } as const)
    return this.#done('profiles.changePassword', signal, () => {
      this.#password = form.password
      this.#sessions = this.#sessions.filter(({ isCurrent }) => isCurrent)
      return {}
    })
  }

  async sessions(signal: AbortSignal) {
    return this.#done('profiles.sessions', signal, () => this.#sessions)
  }

  async endSession(sessionId: string, signal: AbortSignal) {
    if (!this.#sessions.some(({ id }) => id === sessionId)) return Result.fail({ code: 'NOT_FOUND' } as const)
    return this.#done('profiles.endSession', signal, () => (this.#sessions = this.#sessions.filter(({ id }) => id !== sessionId)))
  }

  async endOtherSessions(signal: AbortSignal) {
    return this.#done('profiles.endOtherSessions', signal, () => (this.#sessions = this.#sessions.filter(({ isCurrent }) => isCurrent)))
  }

  async endAllSessions(signal: AbortSignal) {
    return this.#done('profiles.endAllSessions', signal, () => (this.#sessions = []))
  }

  #become(change: Partial<Profile>): Profile {
    this.#profile = { ...this.#profile, ...change }
    return this.#profile
  }

  async #done<A>(call: string, signal: AbortSignal, work: () => A) {
    const fault = await this.#faults.meet(call, signal)
    return fault === undefined ? Result.succeed(work()) : Result.fail(fault as never)
  }
}
