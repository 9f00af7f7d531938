/** Seconds that an access token is good for. */
export const ACCESS_TOKEN_LIFETIME = 600

/** Seconds that a sign-in lasts, however often its tokens are refreshed: 8 hours, with remember me 30 days. */
const SESSION_LIFETIME = 8 * 60 * 60
const REMEMBERED_SESSION_LIFETIME = 30 * 24 * 60 * 60

/** Seconds in which a spent refresh token may come once more: two tabs, or an answer that got lost. */
const REUSE_GRACE = 10

export const sessionLifetime = (rememberMe: boolean): number => (rememberMe ? REMEMBERED_SESSION_LIFETIME : SESSION_LIFETIME)

/** When a session's token ends: after its lifetime, and never after the sign-in does. Seconds since 1970. */
export const accessTokenEnd = (now: number, sessionEnd: number): number => Math.min(now + ACCESS_TOKEN_LIFETIME, sessionEnd)

/**
 * What a refresh token that was spent before means: within the grace another tab's harmless repetition; after it a theft,
 * by which the whole family of tokens is revoked. Seconds since 1970.
 */
export const judgeSpentToken = (spentAt: number, now: number): 'repeated' | 'stolen' =>
  now - spentAt <= REUSE_GRACE ? 'repeated' : 'stolen'
