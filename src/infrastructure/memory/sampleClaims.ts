import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'

/** Somebody who may do everything in the sample library. */
export const SAMPLE_CLAIMS: SessionClaims = {
  sessionId: 'session-1',
  user: { id: 'user-1', email: 'admin@harbour.example', firstName: 'Ada', lastName: 'Berg', role: 'Admin' },
  organization: { id: 'organization-1', name: 'Harbour Museum' },
  permissions: PERMISSIONS,
  settings: { availableModules: MODULES, availableFeatures: FEATURES },
  globalRoles: [],
  expiresAt: 4_000_000_000,
}
export const SAMPLE_PASSWORD = 'Vitrine-demo-1'

/** Who is in the sample organization, beside the one who looks. */
export const SAMPLE_USERS = [
  { id: '00000000-0000-4000-8000-0000000c0001', firstName: 'Ingrid', lastName: 'Solberg', email: 'admin@harbour.example', role: 'Admin' },
  { id: '00000000-0000-4000-8000-0000000c0002', firstName: 'Mateo', lastName: 'Rivas', email: 'publisher@harbour.example', role: 'Publisher' },
  { id: '00000000-0000-4000-8000-0000000c0003', firstName: 'Nora', lastName: 'Whitfield', email: 'user@harbour.example', role: 'User' },
] as const
