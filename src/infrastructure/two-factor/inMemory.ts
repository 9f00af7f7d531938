import { startTwoFactor } from '../../application/two-factor/startTwoFactor.ts'
import { TWO_FACTOR } from '../../application/two-factor/twoFactorActors.ts'
import { SAMPLE_PASSWORD } from '../memory/sampleClaims.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryTwoFactorGateway } from './InMemoryTwoFactorGateway.ts'

export const twoFactor = inMemory(TWO_FACTOR, {
  ports: ({ faults }) => ({ twoFactor: new InMemoryTwoFactorGateway(SAMPLE_PASSWORD, faults) }),
  start: startTwoFactor,
})
