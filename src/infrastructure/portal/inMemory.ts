import { PORTAL } from '../../application/portal/portalActors.ts'
import { startPortal } from '../../application/portal/startPortal.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryPortalGateway } from './InMemoryPortalGateway.ts'

export const portal = inMemory(PORTAL, { ports: ({ library, faults, claims }) => ({ portals: new InMemoryPortalGateway(library, faults, claims.organization.name) }), start: startPortal })
