import { createHash, randomBytes } from 'node:crypto'
import { UUID } from '../../src/domain/validation/uuid.ts'
import { signed } from '../authentication/keys.ts'

/** `organization.random`: the organization tells in which tenant to look, the random part is 256 bits. */
const SHAPE = new RegExp(`^(${UUID})\\.([A-Za-z0-9_-]{43})$`)

export const newRefreshToken = (organizationId: string): string => `${organizationId}.${randomBytes(32).toString('base64url')}`

/** The organization of a refresh token; undefined for what is none. */
export const organizationOf = (token: string): string | undefined => SHAPE.exec(token)?.[1]

/** What the database keeps of it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The token that follows one, the same each time it is asked for: tabs that refresh together, and a client whose answer got lost, come
 * to one token and not to several. It cannot be found without the installation's key.
 */
export const successorOf = (key: Uint8Array, token: string): string => `${organizationOf(token) ?? ''}.${signed(key, token)}`
