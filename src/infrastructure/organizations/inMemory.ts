import { ORGANIZATIONS } from '../../application/organizations/organizationActors.ts'
import { startOrganizations } from '../../application/organizations/startOrganizations.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryOrganizationGateway } from './InMemoryOrganizationGateway.ts'
import { InMemoryPolicyGateway } from './InMemoryPolicyGateway.ts'
import { sampleOrganizations } from './sampleOrganizations.ts'

export const organizations = inMemory(ORGANIZATIONS, {
  ports: ({ people, faults }) => ({
    organizations: new InMemoryOrganizationGateway(sampleOrganizations(), faults),
    policies: new InMemoryPolicyGateway(people, faults),
  }),
  start: startOrganizations,
})
