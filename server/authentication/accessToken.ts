import * as Schema from 'effect/Schema'
import * as Result from 'effect/Result'
import { jwtVerify, SignJWT } from 'jose'
import { FEATURES, GLOBAL_ROLES, MODULES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { LANGUAGES } from '../../src/domain/preferences/language.ts'
import { accessTokenEnd } from '../../src/domain/session/lifetimes.ts'
import type { Principal } from './principal.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'vitrine'
const AUDIENCE = 'vitrine-api'
const TYPE = 'at+jwt'

/** The most verified tokens that are remembered; the oldest goes first. */
const MOST_REMEMBERED = 2000

const Id = Schema.String.check(Schema.isUUID())
const Version = Schema.Finite.check(Schema.isInt())

/** The names of specification section 3, as the web app reads them, and the versions the server checks. */
const Claims = Schema.Struct({
  sessionId: Id,
  sessionEnds: Schema.Finite,
  user: Schema.Struct({ id: Id, email: Schema.String, firstName: Schema.String, lastName: Schema.String, role: Schema.String, language: Schema.optionalKey(Schema.Literals(LANGUAGES)) }),
  organization: Schema.Struct({ id: Id, name: Schema.String }),
  permissions: Schema.Array(Schema.Literals(PERMISSIONS)),
  settings: Schema.Struct({
    availableModules: Schema.Array(Schema.Literals(MODULES)),
    availableFeatures: Schema.Array(Schema.Literals(FEATURES)),
  }),
  globalRoles: Schema.Array(Schema.Literals(GLOBAL_ROLES)),
  restricted: Schema.Boolean,
  versions: Schema.Struct({ user: Version, role: Version, organization: Version }),
  exp: Schema.Finite,
})
const decode = Schema.decodeUnknownResult(Claims)

interface Remembered {
  readonly principal: Principal
  /** Seconds since 1970. */
  readonly expires: number
}

const now = (): number => Math.floor(Date.now() / 1000)

/** Makes access tokens and judges them. Whether the session still holds is the database's to say. */
export class AccessTokens {
  readonly #key: Uint8Array
  readonly #remembered = new Map<string, Remembered>()

  constructor(key: Uint8Array) {
    this.#key = key
  }

  async sign({ viewer, versions }: Principal): Promise<string> {
    const issued = now()
    const { userId, email, firstName, lastName, language, role, organization, modules, features } = viewer
    return new SignJWT({
      sessionId: viewer.sessionId,
      sessionEnds: viewer.sessionEnds,
      user: { id: userId, email, firstName, lastName, role, ...(language === undefined ? {} : { language }) },
      organization,
      permissions: viewer.permissions,
      settings: { availableModules: modules, availableFeatures: features },
      globalRoles: viewer.globalRoles,
      restricted: viewer.restricted,
      versions,
    })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(issued)
      .setExpirationTime(accessTokenEnd(issued, viewer.sessionEnds))
      .sign(this.#key)
  }

  /** Who a token speaks for; undefined for one that is not ours, is of another kind, or is past its time. */
  async verify(token: string): Promise<Principal | undefined> {
    const known = this.#remembered.get(token)
    if (known !== undefined) {
      if (known.expires > now()) return known.principal
      this.#remembered.delete(token)
      return undefined
    }
    const verified = await jwtVerify(token, this.#key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, typ: TYPE }).catch(
      () => undefined,
    )
    const decoded = verified === undefined ? undefined : decode(verified.payload)
    if (decoded === undefined || Result.isFailure(decoded)) return undefined
    const claims = decoded.success
    const principal: Principal = {
      viewer: {
        sessionId: claims.sessionId,
        sessionEnds: claims.sessionEnds,
        userId: claims.user.id,
        email: claims.user.email,
        firstName: claims.user.firstName,
        lastName: claims.user.lastName,
        ...(claims.user.language === undefined ? {} : { language: claims.user.language }),
        role: claims.user.role,
        organization: claims.organization,
        homeOrganizationId: claims.organization.id,
        permissions: claims.permissions,
        modules: claims.settings.availableModules,
        features: claims.settings.availableFeatures,
        globalRoles: claims.globalRoles,
        restricted: claims.restricted,
      },
      versions: claims.versions,
    }
    this.#remember(token, { principal, expires: claims.exp })
    return principal
  }

  #remember(token: string, entry: Remembered): void {
    const oldest = this.#remembered.size >= MOST_REMEMBERED ? this.#remembered.keys().next().value : undefined
    if (oldest !== undefined) this.#remembered.delete(oldest)
    this.#remembered.set(token, entry)
  }
}
