import { FEATURES, GLOBAL_ROLES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import type { Principal } from './principal.ts'
import { sql } from '../database/sql.ts'

/** A row of session_claims (server/database/functions). */
interface ClaimsRow {
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly permissions: readonly string[]
  readonly global_roles: readonly string[]
  readonly organization: string
  readonly modules: readonly string[]
  readonly features: readonly string[]
  readonly expires_at: Date
  readonly remembered: boolean
  readonly user_version: number
  readonly role_version: number
  readonly organization_version: number
  readonly restricted: boolean
  readonly language: string | null
}

/** The claims come first: they name the organization by which the rest is found. */
export const READ_CLAIMS = sql<ClaimsRow>('select claims.*, is_restricted(claims.user_id) as restricted, language_of(claims.user_id) as language from session_claims($1, $2) claims')

/** Those that this version knows. */
export const known = <Name extends string>(names: readonly Name[], held: readonly string[]): readonly Name[] =>
  names.filter((name) => held.includes(name))

export const modulesOf = (held: readonly string[]): Principal['viewer']['modules'] => known(MODULES, held)
export const featuresOf = (held: readonly string[]): Principal['viewer']['features'] => known(FEATURES, held)

/** None until they choose one. */
export const languageIn = (kept: string | null): Pick<Principal['viewer'], 'language'> => {
  const language = LANGUAGES.find((known) => known === kept)
  return language === undefined ? {} : { language }
}

export const principalOf = (organizationId: string, sessionId: string, row: ClaimsRow): Principal => ({
  viewer: {
    sessionId,
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...languageIn(row.language),
    role: row.role,
    permissions: known(PERMISSIONS, row.permissions),
    globalRoles: known(GLOBAL_ROLES, row.global_roles),
    homeOrganizationId: organizationId,
    organization: { id: organizationId, name: row.organization },
    modules: modulesOf(row.modules),
    features: featuresOf(row.features),
    restricted: row.restricted,
    sessionEnds: Math.floor(row.expires_at.getTime() / 1000),
  },
  versions: { user: row.user_version, role: row.role_version, organization: row.organization_version },
})
