import { ORGANIZATIONS } from '../../application/organizations/organizationActors.ts'
import { startOrganizations } from '../../application/organizations/startOrganizations.ts'
import { registration } from '../registration/registration.ts'
import { HttpOrganizationGateway } from './HttpOrganizationGateway.ts'
import { HttpPolicyGateway } from './HttpPolicyGateway.ts'
import { HttpUsageGateway } from './HttpUsageGateway.ts'

export const register = registration(ORGANIZATIONS, {
  ports: ({ http, cache, localEvents }) => ({
    organizations: new HttpOrganizationGateway(http, localEvents),
    policies: new HttpPolicyGateway(http),
    usages: new HttpUsageGateway(http, cache, localEvents),
  }),
  start: startOrganizations,
})
