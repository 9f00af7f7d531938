import type { Result } from 'effect/Result'
import type { OwnSession, PasswordChangeForm, Profile, ProfileForm } from '../../domain/users/profile.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type ProfileFailure = CallFailure
export type PasswordChangeFailure = CallFailure<'INVALID_CREDENTIALS'>

/** The own account. */
export interface ProfileGateway {
  read(signal: AbortSignal): Promise<Result<Profile, ProfileFailure>>
  save(form: ProfileForm, signal: AbortSignal): Promise<Result<Profile, ProfileFailure>>
  /** PNG, JPG or GIF of 3 MB at the most; problems stand at the field `picture`. */
  sendPicture(file: Blob, signal: AbortSignal): Promise<Result<Profile, ProfileFailure>>
  removePicture(signal: AbortSignal): Promise<Result<Profile, ProfileFailure>>
  /** Where the browser fetches the picture. */
  pictureAddress(version: string): string
  changePassword(form: PasswordChangeForm, signal: AbortSignal): Promise<Result<unknown, PasswordChangeFailure>>
  sessions(signal: AbortSignal): Promise<Result<readonly OwnSession[], ProfileFailure>>
  /** Answers those that are left. */
  endSession(sessionId: string, signal: AbortSignal): Promise<Result<readonly OwnSession[], ProfileFailure>>
  /** Answers the one that is left. */
  endOtherSessions(signal: AbortSignal): Promise<Result<readonly OwnSession[], ProfileFailure>>
  /** The one under way too. */
  endAllSessions(signal: AbortSignal): Promise<Result<unknown, ProfileFailure>>
}
