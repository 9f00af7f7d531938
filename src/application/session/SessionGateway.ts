import type { Result } from 'effect/Result'
import type { LoginForm } from '../../domain/session/login.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Tokens } from './Tokens.ts'

export type LoginFailure = CallFailure<'INVALID_CREDENTIALS' | 'PASSWORD_NOT_SET' | 'ORGANIZATION_BLOCKED'>
export type RefreshFailure = CallFailure<'ORGANIZATION_BLOCKED'>

/** The two session calls of specification section 7, and signing in. None of them carries a bearer token. */
export interface SessionGateway {
  logIn(form: LoginForm, signal: AbortSignal): Promise<Result<Tokens, LoginFailure>>
  /** NOT_SIGNED_IN, ORGANIZATION_BLOCKED: refused for good. Any other failure says nothing about the session. */
  refresh(refreshToken: string, signal: AbortSignal): Promise<Result<Tokens, RefreshFailure>>
  logOut(refreshToken: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
}
