import { startTwoFactor } from '../../application/two-factor/startTwoFactor.ts'
import { TWO_FACTOR } from '../../application/two-factor/twoFactorActors.ts'
import { registration } from '../registration/registration.ts'
import { HttpTwoFactorGateway } from './HttpTwoFactorGateway.ts'

export const register = registration(TWO_FACTOR, {
  ports: ({ http, claims }) => ({ twoFactor: new HttpTwoFactorGateway(http, claims) }),
  start: startTwoFactor,
})
