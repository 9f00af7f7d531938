import type { FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { CookieScope } from './cookie.ts'
import { sameText, signed } from './keys.ts'

/** A browser in which somebody has signed in: its name, and a proof for each account that did. */
export interface Device {
  readonly id: string
  readonly proofs: readonly string[]
}

/** An account, as it is compared. */
export interface AccountKey {
  readonly organization: string
  readonly email: string
}

const COOKIE = 'vitrine_device'
const VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=([A-Za-z0-9_-]{22})((?:\\.[A-Za-z0-9_-]{43}){1,4})\\s*(?:;|$)`)

/** The most accounts that one browser is remembered for; the oldest goes first. */
const MOST_ACCOUNTS = 4

/** Seconds: a year. */
const LIFETIME = 365 * 24 * 60 * 60

/** The device that a Cookie header names. */
export const deviceOf = (cookie: string | undefined): Device | undefined => {
  const [, id, proofs] = VALUE.exec(cookie ?? '') ?? []
  return id === undefined || proofs === undefined ? undefined : { id, proofs: proofs.slice(1).split('.') }
}

const proofOf = (key: Uint8Array, id: string, { organization, email }: AccountKey): string => signed(key, JSON.stringify([organization, email, id]))

/** Whether this account has signed in on that device before: nobody can say so without the installation's key. */
export const knows = (key: Uint8Array, device: Device, account: AccountKey): boolean =>
  device.proofs.some((proof) => sameText(proof, proofOf(key, device.id, account)))

/**
 * Remembers the device as one on which the account has signed in. It opens nothing: guesses at the password are counted for the device and not
 * for the address, so that a stranger's guesses from the same address do not keep the owner out.
 */
export const rememberDevice = (
  reply: FastifyReply,
  key: Uint8Array,
  device: Device | undefined,
  account: AccountKey,
  { secure }: CookieScope,
): void => {
  const id = device?.id ?? randomBytes(16).toString('base64url')
  const proof = proofOf(key, id, account)
  const proofs = [proof, ...(device?.proofs ?? []).filter((other) => other !== proof)].slice(0, MOST_ACCOUNTS)
  const attributes = `; Path=/v1/auth; HttpOnly; SameSite=Strict; Max-Age=${LIFETIME}${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${COOKIE}=${[id, ...proofs].join('.')}${attributes}`)
}
