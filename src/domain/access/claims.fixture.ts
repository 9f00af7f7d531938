import type { SessionClaims } from './claims.ts'
import type { Feature, GlobalRole, Module } from './modules.ts'
import type { Permission } from './permissions.ts'

interface Held {
  readonly permissions?: readonly Permission[]
  readonly modules?: readonly Module[]
  readonly features?: readonly Feature[]
  readonly globalRoles?: readonly GlobalRole[]
}

/** Claims of somebody who holds just what is named. For tests. */
export const claimsWith = ({ permissions = [], modules = [], features = [], globalRoles = [] }: Held): SessionClaims => ({
  sessionId: 's1',
  user: { id: 'u1', email: 'a@b.no', firstName: 'Ada', lastName: 'Berg', role: 'User' },
  organization: { id: 'o1', name: 'Harbour Museum' },
  permissions,
  settings: { availableModules: modules, availableFeatures: features },
  globalRoles,
  expiresAt: 2_000_000_000,
})
