import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { startRestrictions } from '../../application/restrictions/startRestrictions.ts'
import { registration } from '../registration/registration.ts'
import { HttpUserGateway } from '../users/HttpUserGateway.ts'
import { HttpRestrictionGateway } from './HttpRestrictionGateway.ts'

export const register = registration(RESTRICTIONS, {
  ports: ({ http, serverEvents }) => ({ restrictions: new HttpRestrictionGateway(http, serverEvents), users: new HttpUserGateway(http, serverEvents) }),
  start: startRestrictions,
})
