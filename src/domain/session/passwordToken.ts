/** Why somebody is sent a link by which they set a password: they forgot theirs, or never had one. */
export const PASSWORD_TOKEN_PURPOSES = ['reset', 'invitation'] as const
export type PasswordTokenPurpose = (typeof PASSWORD_TOKEN_PURPOSES)[number]

/** Seconds that a link is good for: an hour for who waits for it, a week for who does not know of it yet. */
const LIFETIME: Readonly<Record<PasswordTokenPurpose, number>> = { reset: 60 * 60, invitation: 7 * 24 * 60 * 60 }

export const passwordTokenLifetime = (purpose: PasswordTokenPurpose): number => LIFETIME[purpose]

/** Codes of specification section 8: what became of a link that cannot be used. */
export type PasswordTokenRefusal = 'PASSWORD_TOKEN_EXPIRED' | 'PASSWORD_TOKEN_ALREADY_USED' | 'PASSWORD_TOKEN_INVALID'

/** What is known of a link. Milliseconds since 1970. */
interface PasswordTokenState {
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** Why a link cannot be used; undefined when it can. One that is unknown is invalid; a used one says so even when it has expired since. */
export const judgePasswordToken = (token: PasswordTokenState | undefined, now: number): PasswordTokenRefusal | undefined => {
  if (token === undefined) return 'PASSWORD_TOKEN_INVALID'
  if (token.isUsed) return 'PASSWORD_TOKEN_ALREADY_USED'
  return token.expiresAt <= now ? 'PASSWORD_TOKEN_EXPIRED' : undefined
}
