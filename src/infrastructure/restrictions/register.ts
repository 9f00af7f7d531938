import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { startRestrictions } from '../../application/restrictions/startRestrictions.ts'
import { registration } from '../registration/registration.ts'
import { HttpUserGateway } from '../users/HttpUserGateway.ts'
import { HttpRestrictionGateway } from './HttpRestrictionGateway.ts'

export const register = registration(RESTRICTIONS, {
  ports: ({ http, localEvents }) => ({ restrictions: new HttpRestrictionGateway(http, localEvents), users: new HttpUserGateway(http, localEvents) }),
  start: startRestrictions,
})
