import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Keys for each purpose, derived from the installation's one secret. */
export interface Keys {
  readonly accessToken: Uint8Array
  readonly refreshToken: Uint8Array
  readonly cookie: Uint8Array
  /** Links by which passwords are set. */
  readonly passwordToken: Uint8Array
  /** Browsers in which somebody has signed in before. */
  readonly device: Uint8Array
  /** Secrets of authenticators at rest. */
  readonly authenticator: Uint8Array
  /** Codes that are mailed, and those for bad days. */
  readonly stepCode: Uint8Array
  /** Readers of shared links who have given their pass phrase. */
  readonly share: Uint8Array
  /** Where pages end, as it is told. */
  readonly cursor: Uint8Array
  /** What is kept of calls that may be repeated: what was asked, and what was answered. */
  readonly repetition: { readonly request: Uint8Array; readonly answer: Uint8Array }
}

const derive = (secret: string, purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, 'vitrine', purpose, 32))

export const deriveKeys = (secret: string): Keys => ({
  accessToken: derive(secret, 'access token'),
  refreshToken: derive(secret, 'refresh token'),
  cookie: derive(secret, 'session cookie'),
  passwordToken: derive(secret, 'password token'),
  device: derive(secret, 'device'),
  authenticator: derive(secret, 'authenticator'),
  stepCode: derive(secret, 'second step code'),
  share: derive(secret, 'share link'),
  cursor: derive(secret, 'cursor'),
  repetition: { request: derive(secret, 'repeated request'), answer: derive(secret, 'kept answer') },
})

export const signed = (key: Uint8Array, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares in a time that does not tell how much of it was right. */
export const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
