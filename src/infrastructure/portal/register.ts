import { PORTAL } from '../../application/portal/portalActors.ts'
import { startPortal } from '../../application/portal/startPortal.ts'
import { registration } from '../registration/registration.ts'
import { HttpPortalGateway } from './HttpPortalGateway.ts'

export const register = registration(PORTAL, {
  ports: ({ http, credentials }) => ({ portals: new HttpPortalGateway(http, () => credentials.held()) }),
  start: startPortal,
})
