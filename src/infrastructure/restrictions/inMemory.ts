import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { startRestrictions } from '../../application/restrictions/startRestrictions.ts'
import { SAMPLE_USERS } from '../memory/sampleClaims.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryRestrictionGateway } from './InMemoryRestrictionGateway.ts'

export const restrictions = inMemory(RESTRICTIONS, {
  ports: ({ library, people, faults }) => {
    const gateway = new InMemoryRestrictionGateway(library, faults, SAMPLE_USERS, () => [...people.groups.values()], (id) => people.roles.get(id)?.name)
    library.isKept = (resource) => gateway.isKept(resource)
    library.onCopied((from, to) => gateway.copied(from, to))
    return { restrictions: gateway }
  },
  start: startRestrictions,
})
