import type { Feature, GlobalRole, Module } from '../../src/domain/access/modules.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import type { Language } from '../../src/domain/preferences/language.ts'

/** Who asks: what the access token says, which the database has confirmed for this very request. */
export interface Viewer {
  readonly sessionId: string
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** In which they read; absent until they choose one. */
  readonly language?: Language
  readonly role: string
  readonly permissions: readonly Permission[]
  readonly globalRoles: readonly GlobalRole[]
  /** The organization whose user this is. */
  readonly homeOrganizationId: string
  /** The organization worked in: the own one, or the one a super administrator named in X-Organization-Id. */
  readonly organization: { readonly id: string; readonly name: string }
  /** Of that organization. */
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
  /** Some folder or asset is restricted for them in their own organization. */
  readonly restricted: boolean
  /** Seconds since 1970: when the session itself ends. */
  readonly sessionEnds: number
}
