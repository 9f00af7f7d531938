import { PROFILE } from '../../application/profile/profileActors.ts'
import { startProfile } from '../../application/profile/startProfile.ts'
import { registration } from '../registration/registration.ts'
import { HttpProfileGateway } from './HttpProfileGateway.ts'

export const register = registration(PROFILE, {
  ports: ({ http, claims }) => ({ profiles: new HttpProfileGateway(http, claims) }),
  start: startProfile,
})
