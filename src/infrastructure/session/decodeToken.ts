import { FEATURES, GLOBAL_ROLES, MODULES } from '../../domain/access/modules.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { payloadOf } from './tokenPayload.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Thrown and caught here alone: a token that is none of ours. */
class Unreadable extends Error {}

const objectAt = (from: Json, key: string): Json => {
  const value = from[key]
  if (!isObject(value)) throw new Unreadable(key)
  return value
}
const textAt = (from: Json, key: string): string => {
  const value = from[key]
  if (typeof value !== 'string') throw new Unreadable(key)
  return value
}
const numberAt = (from: Json, key: string): number => {
  const value = from[key]
  if (typeof value !== 'number') throw new Unreadable(key)
  return value
}
/** Names that this version does not know are left out: they can open nothing here. */
const namesAt = <Name extends string>(from: Json, key: string, known: readonly Name[]): readonly Name[] => {
  const value = from[key]
  if (!Array.isArray(value)) throw new Unreadable(key)
  return known.filter((name) => value.includes(name))
}

/** None of ours is as good as none. */
const languageIn = (value: unknown): Pick<SessionClaims['user'], 'language'> => {
  const language = LANGUAGES.find((known) => known === value)
  return language === undefined ? {} : { language }
}

/**
 * The claims of a login token (specification section 3), or undefined for what is no such token. Written by hand, so that the sign-in
 * page carries no schema library. The signature is the server's to judge.
 */
export const decodeToken = (token: string): SessionClaims | undefined => {
  try {
    const claims = payloadOf(token)
    if (!isObject(claims)) return undefined
    const user = objectAt(claims, 'user')
    const organization = objectAt(claims, 'organization')
    const settings = objectAt(claims, 'settings')
    return {
      sessionId: textAt(claims, 'sessionId'),
      user: {
        id: textAt(user, 'id'),
        email: textAt(user, 'email'),
        firstName: textAt(user, 'firstName'),
        lastName: textAt(user, 'lastName'),
        role: textAt(user, 'role'),
        ...languageIn(user['language']),
      },
      organization: { id: textAt(organization, 'id'), name: textAt(organization, 'name') },
      permissions: namesAt(claims, 'permissions', PERMISSIONS),
      settings: {
        availableModules: namesAt(settings, 'availableModules', MODULES),
        availableFeatures: namesAt(settings, 'availableFeatures', FEATURES),
      },
      globalRoles: namesAt(claims, 'globalRoles', GLOBAL_ROLES),
      expiresAt: numberAt(claims, 'exp'),
    }
  } catch {
    return undefined
  }
}
