import { randomUUID } from 'node:crypto'
import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'

/** Loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what devices know. */
const ALGORITHMS = [-8, -7, -257]

/** Where a passkey belongs to: a device gives it to pages of this host alone. */
export interface Site {
  /** Host and port, as PUBLIC_URL or the request names them; the latter was checked (server/http/knownHost.ts). */
  readonly host: string
}

const rpIdOf = ({ host }: Site): string => new URL(`http://${host}`).hostname
/** Browsers use passkeys in secure contexts alone: by https, or on this very machine. */
const originsOf = ({ host }: Site): string[] => [`https://${host}`, `http://${host}`]

interface Kept {
  readonly id: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

const READ = sql<Kept>(`
  select id, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports
  from passkeys where organization_id = $1 and user_id = $2 order by created_at, id`)
const ADD = sql(`
  insert into passkeys (organization_id, user_id, id, name, credential_id, public_key, counter, transports)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`)
/** A copy of a device that counts is behind: of two uses with one count the second finds no row. */
const USE = sql(`
  update passkeys set counter = $4, used_at = now()
  where organization_id = $1 and user_id = $2 and id = $3 and (counter < $4 or ($4 = 0 and counter = 0)) returning id`)

const keptOf = (tenant: Tenant, userId: string): Promise<readonly Kept[]> => tenant.query(READ, [tenant.organizationId, userId])

const listed = (kept: readonly Kept[]) =>
  kept.map(({ credentialId, transports }) => ({ id: credentialId.toString('base64url'), transports: [...transports] as AuthenticatorTransport[] }))

/** What a device is asked for, as text, and the challenge in it. */
interface PasskeyOptions {
  readonly options: string
  readonly challenge: string
}

const asked = (options: { readonly challenge: string }): PasskeyOptions => ({
  options: JSON.stringify(options),
  challenge: options.challenge,
})

interface Owner {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly organization: { readonly name: string }
}

/** Asks a device for a new passkey, which is none of those that it has given. */
export const creationOptions = async (tenant: Tenant, { userId, email, firstName, lastName, organization }: Owner, site: Site): Promise<PasskeyOptions> =>
  asked(
    await (await webAuthn()).generateRegistrationOptions({
      rpName: 'Vitrine',
      rpID: rpIdOf(site),
      userName: `${email} (${organization.name})`,
      userDisplayName: `${firstName} ${lastName}`.trim(),
      userID: new Uint8Array(Buffer.from(userId)),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: listed(await keptOf(tenant, userId)),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    }),
  )

/** Asks a device to prove that it has one of somebody's passkeys. */
export const useOptions = async (tenant: Tenant, userId: string, site: Site): Promise<PasskeyOptions> =>
  asked(
    await (await webAuthn()).generateAuthenticationOptions({
      rpID: rpIdOf(site),
      allowCredentials: listed(await keptOf(tenant, userId)),
      userVerification: 'preferred',
    }),
  )

/** What a device answered; undefined for what is none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Answered {
  readonly userId: string
  readonly challenge: string
  readonly response: string
  readonly site: Site
}

/** Keeps a new passkey. False: the answer is not that of a device that was asked this, or it is known already. */
export const keepPasskey = async (tenant: Tenant, { userId, challenge, response, site }: Answered, name: string): Promise<boolean> => {
  const answer = parsed(response) as RegistrationResponseJSON | undefined
  if (answer === undefined) return false
  const { verifyRegistrationResponse } = await webAuthn()
  const expected = { expectedChallenge: challenge, expectedOrigin: originsOf(site), expectedRPID: rpIdOf(site), requireUserVerification: false }
  // It throws for whatever in the answer is not as it should be.
  const verified = await verifyRegistrationResponse({ response: answer, ...expected }).catch(() => undefined)
  if (verified?.verified !== true) return false
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const values = [Buffer.from(id, 'base64url'), Buffer.from(publicKey), counter, transports]
  const [added] = await tenant.query(ADD, [tenant.organizationId, userId, randomUUID(), name, ...values])
  return added !== undefined
}

/** Whether a device proved, by this answer, to have a passkey of somebody. */
export const usePasskey = async (tenant: Tenant, { userId, challenge, response, site }: Answered): Promise<boolean> => {
  const answer = parsed(response) as AuthenticationResponseJSON | undefined
  const kept = (await keptOf(tenant, userId)).find(({ credentialId }) => credentialId.toString('base64url') === answer?.id)
  if (answer === undefined || kept === undefined) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const credential = { id: answer.id, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter }
  const expected = { expectedChallenge: challenge, expectedOrigin: originsOf(site), expectedRPID: rpIdOf(site), requireUserVerification: false }
  const verified = await verifyAuthenticationResponse({ response: answer, credential, ...expected }).catch(() => undefined)
  if (verified?.verified !== true) return false
  const [used] = await tenant.query(USE, [tenant.organizationId, userId, kept.id, verified.authenticationInfo.newCounter])
  return used !== undefined
}
