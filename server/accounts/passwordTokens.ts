import { randomUUID } from 'node:crypto'
import type { PasswordTokenPurpose } from '../../src/domain/session/passwordToken.ts'
import { passwordTokenLifetime } from '../../src/domain/session/passwordToken.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { signed } from '../authentication/keys.ts'
import { hashOf } from '../session/refreshToken.ts'

/**
 * The token of a link, found again from its row's identifier by whoever has the installation's key, and by nobody who has the database alone:
 * a mail that is tried again carries the same link, and no link waits in the queue. `organization.secret`, as refresh tokens are.
 */
export const tokenOf = (key: Uint8Array, organizationId: string, tokenId: string): string =>
  `${organizationId}.${signed(key, `${organizationId}/${tokenId}`)}`

const USE_ALL = sql('update password_tokens set used_at = now() where organization_id = $1 and user_id = $2 and used_at is null')

/** A password once set needs no link that is under way. */
export const endLinks = async (tenant: Tenant, userId: string): Promise<void> => {
  await tenant.query(USE_ALL, [tenant.organizationId, userId])
}

const ADD = sql(`
  insert into password_tokens (id, organization_id, user_id, hash, purpose, author_name, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`)

interface NewToken {
  readonly userId: string
  readonly purpose: PasswordTokenPurpose
  readonly authorName: string | null
}

/** Of links that are made at once the latest is good. */
const LOCK = sql('select from users where organization_id = $1 and id = $2 for no key update')
const END_OLDER = sql('update password_tokens set expires_at = now() where organization_id = $1 and user_id = $2 and used_at is null and expires_at > now()')

/** Makes a link, and ends those made before. */
export const addToken = async (tenant: Tenant, key: Uint8Array, { userId, purpose, authorName }: NewToken): Promise<string> => {
  const id = randomUUID()
  const hash = hashOf(tokenOf(key, tenant.organizationId, id))
  await tenant.query(LOCK, [tenant.organizationId, userId])
  await tenant.query(END_OLDER, [tenant.organizationId, userId])
  await tenant.query(ADD, [id, tenant.organizationId, userId, hash, purpose, authorName, passwordTokenLifetime(purpose)])
  return id
}
