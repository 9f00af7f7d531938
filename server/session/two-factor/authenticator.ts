import { Secret, TOTP } from 'otpauth'
import { APP_PERIOD, APP_TOLERANCE, appStep, CODE_LENGTH } from '../../../src/domain/session/twoFactor.ts'

/** Bytes: as long as the hash, as RFC 4226 recommends. */
const SECRET_SIZE = 20

export const newSecret = (): string => new Secret({ size: SECRET_SIZE }).base32

const totp = (secret: string, label: string): TOTP =>
  // SHA-1 is what every authenticator knows; some take nothing else, and say nothing.
  new TOTP({ issuer: 'Vitrine', label, algorithm: 'SHA1', digits: CODE_LENGTH, period: APP_PERIOD, secret: Secret.fromBase32(secret) })

/** What the QR code says to an authenticator. */
export const uriOf = (secret: string, { organization, email }: { readonly organization: string; readonly email: string }): string =>
  totp(secret, `${organization} (${email})`).toString()

/** The time step of a code; undefined: it is none of now, nor of the steps beside. `now`: seconds since 1970; no secret has no code. */
export const stepOf = (secret: string | undefined, code: string, now: number): number | undefined => {
  if (secret === undefined) return undefined
  const drift = totp(secret, '').validate({ token: code, timestamp: now * 1000, window: APP_TOLERANCE })
  return drift === null ? undefined : appStep(now, drift)
}
