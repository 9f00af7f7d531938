import { PROFILE } from '../../application/profile/profileActors.ts'
import { startProfile } from '../../application/profile/startProfile.ts'
import { SAMPLE_PASSWORD } from '../memory/sampleClaims.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryProfileGateway } from './InMemoryProfileGateway.ts'

export const profile = inMemory(PROFILE, {
  ports: ({ faults }) => ({ profiles: new InMemoryProfileGateway(faults, SAMPLE_PASSWORD) }),
  start: startProfile,
})
